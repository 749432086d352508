import { commonTypes } from "../model/sections";
import { landingTypes } from "../model/sections/landing";

const namesOf = (types: readonly { shape: { type: { value: string } } }[]) =>
  types.map(({ shape }) => shape.type.value);

const landing = namesOf(landingTypes);
const common = namesOf(commonTypes);

/**
 * The template for a page with these sections. Gatsby splits code by template, so the home page, and pages with nothing but
 * common sections, do not load the code of the others. The home page has the styles of no opening but its own, and of no
 * exhibit without a panel.
 */
export function templateFor(sections: readonly { __typename: string; layout?: unknown; look?: unknown }[]) {
  const has = (names: string[]) => sections.every(({ __typename }) => names.includes(__typename));
  const looksLikeHome = sections.every(
    ({ __typename, layout, look }) =>
      (__typename !== "Hero" || layout === "wide") && (__typename !== "Exhibit" || look !== "open"),
  );
  if (looksLikeHome && has(landing)) return "src/templates/landing.tsx";
  return has(common) ? "src/templates/common.tsx" : "src/templates/page.tsx";
}
