import { type ComponentType, createElement, Fragment, type ReactNode } from "react";
import { Boundary } from "../components/Boundary";

/** The fields that this file reads in sections of any type: the last three hold pictures. */
interface Typed {
  __typename: string;
  art?: unknown;
  image?: unknown;
  slides?: unknown;
}

/** Props for the section with the page's first picture. */
export interface LeadPicture {
  /** Whether that picture is to load at once. */
  priority?: boolean;
}

/** A component for every section type in `Section`; a missing one is a TypeScript error. */
export type Registry<Section extends Typed> = {
  [Type in Section["__typename"]]: ComponentType<Extract<Section, { __typename: Type }> & LeadPicture>;
};

/** How many sections may be in view before the visitor scrolls. */
const inView = 3;

/**
 * Renders a page's sections in order. Each is one element in <main>, and an exception in one does not affect the
 * others.
 */
export function renderSections<Section extends Typed>(
  registry: Registry<Section>,
  sections: readonly Section[],
): ReactNode {
  const leadIndex = sections.slice(0, inView).findIndex(({ art, image, slides }) => art ?? image ?? slides);
  const elements = sections.map((section, index) => {
    const component = registry[section.__typename as Section["__typename"]];
    return createElement(
      Boundary,
      { place: `main > :nth-child(${index + 1})` },
      createElement(component as ComponentType<Section & LeadPicture>, {
        ...section,
        priority: index === leadIndex,
      }),
    );
  });
  return createElement(Fragment, null, ...elements);
}
