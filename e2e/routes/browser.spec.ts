import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { expectPicturesToLoad, watch } from "./support/browser";
import { notFound, routes } from "./support/site";

/** The 404 page tells developers which path was asked for (specification 2.4). */
const toldOnPurpose = /^404: there is no page at/;

for (const route of routes) {
  test(`${route} is sound in the browser, in both themes and on a small screen`, async ({ page }) => {
    const problems = watch(page);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto(route);

    await test.step("one heading on top, and no level left out", async () => {
      await expect.soft(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      const levels = await page
        .getByRole("heading")
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
      const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      expect.soft(skipped, `levels in order: ${levels.join(" ")}`).toEqual([]);
    });

    for (const theme of ["light", "dark"] as const) {
      await test.step(`pictures load and nothing is in the way in the ${theme} theme`, async () => {
        await page.emulateMedia({ colorScheme: theme });
        await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${theme}\\b`));
        await expectPicturesToLoad(page);
        expect.soft(await seriousFindings(page), `accessibility in the ${theme} theme`).toEqual([]);
      });
    }

    await test.step("nothing is wider than a screen of 320 px", async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await overflow(page), "px beyond the right edge").toBe(0);
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      expect.soft(await overflow(page), "px beyond the right edge, at the end").toBe(0);
    });

    const unexpected = problems.filter((text) => route !== notFound || !toldOnPurpose.test(text));
    expect(unexpected, "console messages, errors and failed requests").toEqual([]);
  });
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function seriousFindings(page: Page) {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join("; ")}`);
}
