import { typesOf } from "../model/sections";

type Template = keyof typeof typesOf | "page";

/**
 * The template for a page with these sections: the first that has all their types, else page.tsx. Gatsby splits code by
 * template, so no page loads the code of sections that pages of its kind never have. The home page has the styles of no
 * opening but its own, and of no exhibit without a panel.
 */
export function templateFor(
  sections: readonly { __typename: string; layout?: unknown; look?: unknown }[],
): `src/templates/${Template}.tsx` {
  const has = (template: keyof typeof typesOf) =>
    sections.every(({ __typename }) => typesOf[template].includes(__typename));
  const looksLikeHome = sections.every(
    ({ __typename, layout, look }) =>
      (__typename !== "Hero" || layout === "wide") && (__typename !== "Exhibit" || look !== "open"),
  );
  if (looksLikeHome && has("landing")) return "src/templates/landing.tsx";
  const template = (["common", "reading", "form"] as const).find(has) ?? "page";
  return `src/templates/${template}.tsx`;
}
