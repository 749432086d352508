import { landingTypes } from "../model/sections/landing";

const names: string[] = landingTypes.map(({ shape }) => shape.type.value);

/**
 * The template for a page with these sections. Templates are what Gatsby splits code by: pages that need none of the
 * other sections' code, above all the home page, do not load it.
 */
export const templateFor = (sections: readonly { __typename: string }[]) =>
  sections.every(({ __typename }) => names.includes(__typename))
    ? "src/templates/landing.tsx"
    : "src/templates/page.tsx";
