import { expect, type Page } from "@playwright/test";
import { axe } from "./axe";
import { pages } from "./content";
import { some } from "./extent";

/** The pages with an exhibit, whatever they are, but for the one that asks for every file of the site. */
export const exhibitRoutes = pages
  .filter(({ sections }) =>
    sections.some((section) => section.type === "Exhibit" && section.exhibit.name !== "check-this-site"),
  )
  .map(({ route }) => route);

/** For what the kit does for all of them alike. */
export const kitRoutes = some(exhibitRoutes, exhibitRoutes.slice(0, 3));

/** The page whose exhibit goes through the whole release. */
export const siteCheckRoute = pages.find(({ sections }) =>
  sections.some((section) => section.type === "Exhibit" && section.exhibit.name === "check-this-site"),
)?.route;

/** What can be typed into. */
export const typedInto = ':is(input:not([type="checkbox"], [type="range"]), textarea)';

/** The first exhibit of a page, with its controls and what it says. */
export function exhibitOf(page: Page) {
  const root = page.locator("[data-exhibit]").first();
  const act = (kind: string) => root.locator(`[data-act="${kind}"]`);
  return {
    root,
    verdict: root.locator("output[data-verdict]"),
    problem: root.locator("[data-problem]"),
    check: act("check"),
    cheats: act("cheat"),
    reset: act("reset"),
    edits: act("edit"),
    fields: root.locator(`${typedInto}[data-act="edit"]`),
  };
}

export type Exhibit = ReturnType<typeof exhibitOf>;

/** Expects a verdict, once everything that was asked for is done. */
export async function expectVerdict({ root, verdict }: Exhibit, state: "unchecked" | "holds" | "fails") {
  await expect(root).not.toHaveAttribute("aria-busy");
  await expect(verdict).toHaveAttribute("data-verdict", state);
}

/** Expects that a part of the page keeps the rules of axe, and that the page fits its window. */
export async function expectSound(page: Page, part: string) {
  const { violations } = await axe(page).include(part).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBe(0);
}
