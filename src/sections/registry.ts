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

/** Props for a section that differs by its place on the page. */
export interface Place {
  /** Whether it is at the page's end. */
  last?: boolean;
  /** Of an opening: whether a piece follows right below it, or below a line (content/compile/above.ts). */
  above?: string | null;
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
  page: (Pick<Queries.PageContent, "lead" | "above"> & { readonly sections: readonly Typed[] }) | null,
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
          above: page.above,
        },
      ),
    ),
  );
  return createElement(Fragment, null, ...(elements ?? []));
}
