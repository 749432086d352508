import { type ComponentType, createElement, Fragment, type ReactNode } from "react";

interface Typed {
  __typename: string;
}

/** A component for every section type in `Section`; a missing one is a TypeScript error. */
export type Registry<Section extends Typed> = {
  [Type in Section["__typename"]]: ComponentType<Extract<Section, { __typename: Type }>>;
};

/** A page's sections, in order. */
export function renderSections<Section extends Typed>(
  registry: Registry<Section>,
  sections: readonly Section[],
): ReactNode {
  const elements = sections.map((section) =>
    createElement(registry[section.__typename as Section["__typename"]] as ComponentType<Section>, section),
  );
  return createElement(Fragment, null, ...elements);
}
