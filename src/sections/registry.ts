import { type ComponentType, createElement, Fragment, type ReactNode } from "react";
import { Boundary } from "../components/Boundary";

interface Typed {
  __typename: string;
}

/** Props for the section with the page's first picture. */
export interface LeadPicture {
  /** Whether that picture is to load at once. */
  priority?: boolean;
}

/** Props for a section that differs by what follows it. */
export interface Place {
  /** Whether it is at the page's end. */
  last?: boolean;
  /**
   * Whether a piece to be tried stands right below it, or below a line. In CSS alone (`:has(+ [data-bench])`) a page
   * that arrives in parts would move once the piece is there.
   */
  above?: "piece" | "line";
}

/** Whether a section has something to be tried or seen in its `Bench` (Exhibit.tsx, ExhibitFigure.tsx). */
const isPiece = (section?: Typed) => !!section && ("bench" in section || "figure" in section);

/** See `Place.above`, for a section that these follow. */
function aboveWhat(next?: Typed, second?: Typed): Place["above"] {
  if (isPiece(next)) return "piece";
  return next?.__typename === "Divider" && isPiece(second) ? "line" : undefined;
}

/** A component for every section type in `Section`; a missing one is a TypeScript error. */
export type Registry<Section extends Typed> = {
  [Type in Section["__typename"]]: ComponentType<
    Extract<Section, { __typename: Type }> & LeadPicture & Place
  >;
};

/**
 * Renders a page's sections in order; `lead` is the index of the one whose picture loads at once. Each is one element
 * in <main>, and an exception in one does not affect the others. Of the types that GraphQL could give, a template's
 * pages have only those of its registry (see `templateFor`).
 */
export function renderPage<Section extends Typed>(
  registry: Registry<Section>,
  page: { readonly sections: readonly Typed[]; readonly lead: number } | null,
): ReactNode {
  const elements = page?.sections.map((section, index) =>
    createElement(
      Boundary,
      { place: `main > :nth-child(${index + 1})` },
      createElement(
        registry[section.__typename as Section["__typename"]] as ComponentType<LeadPicture & Place>,
        {
          ...section,
          priority: index === page.lead,
          last: index === page.sections.length - 1,
          above: aboveWhat(page.sections[index + 1], page.sections[index + 2]),
        },
      ),
    ),
  );
  return createElement(Fragment, null, ...(elements ?? []));
}
