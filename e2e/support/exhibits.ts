import { expect, type Locator, type Page } from "@playwright/test";
import type { ExhibitName } from "../../src/content/model/exhibits";
import { axe } from "./axe";
import { pages } from "./content";
import { some } from "./extent";

/** The pages with an exhibit, whatever they are, but for the one that asks for every file of the site. */
export const exhibitRoutes = pages
  .filter(({ sections }) =>
    sections.some((section) => section.type === "Exhibit" && section.exhibit.name !== "site-check"),
  )
  .map(({ route }) => route);

/** For what the kit does for all of them alike. */
export const kitRoutes = some(exhibitRoutes, exhibitRoutes.slice(0, 2));

/** The scripts that exhibits load for themselves. */
export const ownScript = /\/static\/exhibits\/[^/]+\.js(\?|$)/;

/** Everything that a page asks for from now on, but for pictures: a carousel of its own may move on at any time. */
export function requests(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() !== "image") urls.push(request.url());
  });
  return urls;
}

/** The page of an exhibit, if there is one. */
export const routeOf = (name: ExhibitName) =>
  pages.find(({ sections }) =>
    sections.some((section) => section.type === "Exhibit" && section.exhibit.name === name),
  )?.route;

/** The page whose exhibit goes through the whole release. */
export const siteCheckRoute = routeOf("site-check");

/** What can be typed into. */
export const typedInto = ':is(input:not([type="checkbox"], [type="range"], [type="file"]), textarea)';

/** Changes something as a visitor would: types one more character, gives a file, or presses. */
export async function change(control: Locator) {
  if (await control.evaluate((element, selector) => element.matches(selector), typedInto))
    return control.fill(`${await control.inputValue()}1`);
  if ((await control.getAttribute("type")) !== "file") return control.click();
  const buffer = Buffer.from("A file of the visitor's");
  await control.setInputFiles({ name: "visitor.txt", mimeType: "text/plain", buffer });
}

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
    gaps: act("gap"),
    reset: act("reset"),
    edits: act("edit"),
    fields: root.locator(`${typedInto}[data-act="edit"]`),
  };
}

export type Exhibit = ReturnType<typeof exhibitOf>;

/** Resolves as soon as everything that was asked for is done; a poll with growing pauses would find it out later. */
const idle = ({ root }: Exhibit) =>
  root.evaluate(
    (element) =>
      new Promise<void>((done) => {
        const look = () => {
          if (element.hasAttribute("aria-busy")) return;
          watch.disconnect();
          done();
        };
        const watch = new MutationObserver(look);
        watch.observe(element, { attributeFilter: ["aria-busy"] });
        look();
      }),
  );

/** Expects a verdict, once everything that was asked for is done; "broken" is a failure, or a forgery that was caught. */
export async function expectVerdict(
  exhibit: Exhibit,
  state: "unchecked" | "holds" | "broken" | "uncovered",
  options?: { timeout: number },
) {
  await idle(exhibit);
  const verdict = state === "broken" ? /^(?:fails|caught)$/ : state;
  await expect(exhibit.verdict).toHaveAttribute("data-verdict", verdict, options);
}

/** Notes each verdict that an exhibit comes to from now on, however short it is there; the answer gives them in order. */
export async function noteVerdicts({ verdict }: Exhibit) {
  const notes = await verdict.evaluateHandle((output) => {
    const noted: (string | null)[] = [];
    new MutationObserver(() => noted.push(output.getAttribute("data-verdict"))).observe(output, {
      attributeFilter: ["data-verdict"],
    });
    return noted;
  });
  return () => notes.jsonValue();
}

/** How many parts of an exhibit are painted in the color of proof, of those outside of `but`. */
export const amberIn = ({ root }: Exhibit, but = ":not(*)") =>
  root.evaluate((element, excepted) => {
    const probe = document.createElement("i");
    probe.style.color = "var(--proof)";
    element.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    const painted = ["color", "backgroundColor", "stroke", "fill", "borderTopColor"] as const;
    return [...element.querySelectorAll("*")].filter((part) => {
      if (part.closest(excepted)) return false;
      const style = getComputedStyle(part);
      return painted.some((name) => style[name] === color);
    }).length;
  }, but);

/** Expects that a part of the page keeps the rules of axe, or those that are named, and that the page fits its window. */
export async function expectSound(page: Page, part: string, rules?: string[]) {
  const builder = axe(page).include(part);
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBe(0);
}

/** The same in both themes; the dark one changes colors alone. */
export async function expectSoundInBothThemes(page: Page, part: string) {
  await expectSound(page, part);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  await expectSound(page, part, ["color-contrast", "link-in-text-block"]);
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.locator("html")).toHaveClass(/\blight\b/);
}
