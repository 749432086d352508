/** The section types that the landing template knows (src/sections/landing.tsx). */
const landingTypes = ["Hero", "Showcase", "Divider", "NewsRow", "Spotlight", "ServiceGrid", "CallToAction"];

/**
 * The template for a page with these sections. Templates are what Gatsby splits code by: pages that need none of the
 * other sections' code, above all the home page, do not load it.
 */
export const templateFor = (sections: readonly { __typename: string }[]) =>
  sections.every(({ __typename }) => landingTypes.includes(__typename))
    ? "src/templates/landing.tsx"
    : "src/templates/page.tsx";
