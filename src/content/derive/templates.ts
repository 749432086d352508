import { commonTypes } from "../model/sections";
import { landingTypes } from "../model/sections/landing";

const namesOf = (types: readonly { shape: { type: { value: string } } }[]) =>
  types.map(({ shape }) => shape.type.value);

const landing = namesOf(landingTypes);
const common = namesOf(commonTypes);

/**
 * The template for a page with these sections. Gatsby splits code by template, so the home page, and pages with nothing but
 * common sections, do not load the code of the others. The home page has the styles of no opening but its own.
 */
export function templateFor(sections: readonly { __typename: string; layout?: unknown }[]) {
  const has = (names: string[]) => sections.every(({ __typename }) => names.includes(__typename));
  const opensWide = sections.every(({ __typename, layout }) => __typename !== "Hero" || layout === "wide");
  if (opensWide && has(landing)) return "src/templates/landing.tsx";
  return has(common) ? "src/templates/common.tsx" : "src/templates/page.tsx";
}
