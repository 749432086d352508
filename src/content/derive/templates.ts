import { landingTypes } from "../model/sections/landing";

const names: string[] = landingTypes.map(({ shape }) => shape.type.value);

/**
 * The template for a page with these sections. Gatsby splits code by template, so pages with only landing sections,
 * most importantly the home page, do not load the code of the others.
 */
export const templateFor = (sections: readonly { __typename: string }[]) =>
  sections.every(({ __typename }) => names.includes(__typename))
    ? "src/templates/landing.tsx"
    : "src/templates/page.tsx";
