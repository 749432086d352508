import { expect, type Page } from "@playwright/test";
import { axe } from "../support/axe";
import { notFound, pageAt, routes } from "../support/content";
import { routesToTry } from "../support/extent";
import { collectCalls } from "../support/page";
import { test } from "../support/test";
import { expectPicturesToLoad, watch } from "./support/browser";

/** The 404 page tells developers which path was asked for (specification 2.4). */
const toldOnPurpose = /^404: there is no page at/;

for (const route of routes) {
  test(`${route} is sound in the browser, in both themes and on a small screen`, async ({
    page,
    baseURL,
  }) => {
    const problems = watch(page);
    const calls = collectCalls(page, baseURL);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto(route);

    const { sections } = pageAt(route);
    await test.step("each opening has its heading on top, and the frame leaves no level out", async () => {
      const openings = sections.filter(({ type }) => ["Hero", "ContactForm", "NotFound"].includes(type));
      await expect.soft(page.getByRole("heading", { level: 1 })).toHaveCount(openings.length);
      // Headings inside a text are the editor's.
      if (/<h\d/.test(JSON.stringify(sections)) || openings.length !== 1) return;
      const levels = await page
        .getByRole("heading")
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
      const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      expect.soft(skipped, `levels in order: ${levels.join(" ")}`).toEqual([]);
    });

    for (const theme of routesToTry.includes(route) ? (["light", "dark"] as const) : (["light"] as const)) {
      await test.step(`pictures load and nothing is in the way in the ${theme} theme`, async () => {
        await page.emulateMedia({ colorScheme: theme });
        await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${theme}\\b`));
        await expectPicturesToLoad(page);
        if (!routesToTry.includes(route)) return;
        expect.soft(await seriousFindings(page, theme), `accessibility in the ${theme} theme`).toEqual([]);
      });
    }

    await test.step("nothing is wider than a screen of 320 px", async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      // Carousels measure themselves anew first.
      await expect.soft.poll(() => overflow(page), "px beyond the right edge").toBe(0);
    });

    expect(calls, "calls, and requests to other hosts").toEqual([]);
    const unexpected = problems.filter((text) => route !== notFound || !toldOnPurpose.test(text));
    expect(unexpected, "console messages, errors and failed requests").toEqual([]);
  });
}

const overflow = (page: Page) =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );

/** The dark theme changes colors alone, so only the rules on color run a second time. */
async function seriousFindings(page: Page, theme: "light" | "dark") {
  const builder = axe(page);
  const { violations } = await (theme === "light"
    ? builder
    : builder.withRules(["color-contrast", "link-in-text-block"])
  ).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join("; ")}`);
}
