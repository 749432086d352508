import { type ComponentType, createElement, Fragment, type ReactNode } from "react";
import { Boundary } from "../components/Boundary";

interface Typed {
  __typename: string;
}

/** A component for every section type in `Section`; a missing one is a TypeScript error. */
export type Registry<Section extends Typed> = {
  [Type in Section["__typename"]]: ComponentType<Extract<Section, { __typename: Type }>>;
};

/** A page's sections, in order. Each is one element in <main>, and an exception in one leaves the others alone. */
export function renderSections<Section extends Typed>(
  registry: Registry<Section>,
  sections: readonly Section[],
): ReactNode {
  const elements = sections.map((section, index) =>
    createElement(
      Boundary,
      { place: `main > :nth-child(${index + 1})` },
      createElement(registry[section.__typename as Section["__typename"]] as ComponentType<Section>, section),
    ),
  );
  return createElement(Fragment, null, ...elements);
}
