import { type ComponentType, createElement, Fragment, type ReactNode } from "react";
import { Boundary } from "../components/Boundary";

/** What is looked at here in sections of any type: the pictures that may lead a page are in these fields. */
interface Typed {
  __typename: string;
  art?: unknown;
  image?: unknown;
  slides?: unknown;
}

/** Told to the section whose picture the page opens with: it is to load at once. */
export interface Leading {
  leads?: boolean;
}

/** A component for every section type in `Section`; a missing one is a TypeScript error. */
export type Registry<Section extends Typed> = {
  [Type in Section["__typename"]]: ComponentType<Extract<Section, { __typename: Type }> & Leading>;
};

/** How many of its sections a page may show before anybody scrolls. */
const inSight = 3;

/** A page's sections, in order. Each is one element in <main>, and an exception in one leaves the others alone. */
export function renderSections<Section extends Typed>(
  registry: Registry<Section>,
  sections: readonly Section[],
): ReactNode {
  const leader = sections.slice(0, inSight).findIndex(({ art, image, slides }) => art ?? image ?? slides);
  const elements = sections.map((section, index) => {
    const component = registry[section.__typename as Section["__typename"]];
    return createElement(
      Boundary,
      { place: `main > :nth-child(${index + 1})` },
      createElement(component as ComponentType<Section & Leading>, { ...section, leads: index === leader }),
    );
  });
  return createElement(Fragment, null, ...elements);
}
