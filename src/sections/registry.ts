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

/** Props for a section that differs at the page's end. */
export interface Place {
  last?: boolean;
}

/** A component for every section type in `Section`; a missing one is a TypeScript error. */
export type Registry<Section extends Typed> = {
  [Type in Section["__typename"]]: ComponentType<
    Extract<Section, { __typename: Type }> & LeadPicture & Place
  >;
};

/** Whether a registry has a section's type. A template's pages have no others; GraphQL's types do not know that. */
export const isIn =
  <Section extends Typed>(registry: Registry<Section>) =>
  (section: Typed): section is Section =>
    section.__typename in registry;

/**
 * Renders a page's sections in order; `lead` is the index of the one whose picture loads at once. Each is one element
 * in <main>, and an exception in one does not affect the others.
 */
export function renderSections<Section extends Typed>(
  registry: Registry<Section>,
  sections: readonly Section[],
  lead: number,
): ReactNode {
  const elements = sections.map((section, index) => {
    const component = registry[section.__typename as Section["__typename"]];
    return createElement(
      Boundary,
      { place: `main > :nth-child(${index + 1})` },
      createElement(component as ComponentType<Section & LeadPicture & Place>, {
        ...section,
        priority: index === lead,
        last: index === sections.length - 1,
      }),
    );
  });
  return createElement(Fragment, null, ...elements);
}
