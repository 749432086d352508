import { expect } from "@playwright/test";
import { menus, ownRoutes } from "../support/content";
import { test } from "../support/test";

/** The pages that the menu of solutions leads to. */
const solutions = (menus.header.find(({ title }) => title === "Solutions")?.entries ?? [])
  .map(({ href }) => href)
  .filter((href) => ownRoutes.includes(href));

// Nothing that a script adds makes a page longer.
test.use({ javaScriptEnabled: false });

for (const [width, most] of [
  [390, 9_000],
  [1280, 6_000],
] as const) {
  for (const route of solutions) {
    test(`at ${width} px, ${route} is at most ${most} px high`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(route, { waitUntil: "domcontentloaded" });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThanOrEqual(most);
    });
  }
}
