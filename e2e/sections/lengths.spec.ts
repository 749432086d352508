import { expect } from "@playwright/test";
import { menus } from "../support/content";
import { small, wide } from "../support/page";
import { test } from "../support/test";

/** The pages of the menu that names what one can order. */
const solutions =
  menus.header.find(({ title }) => title === "Solutions")?.entries.map(({ href }) => href) ?? [];

test("a page on a solution is at most 9,000 px tall on a phone, and 6,000 px on a desktop", async ({
  page,
}) => {
  test.slow();
  expect(solutions.length).toBeGreaterThan(0);
  for (const route of solutions) {
    await page.goto(route, { waitUntil: "load" });
    for (const [viewport, most] of [
      [small, 9_000],
      [wide, 6_000],
    ] as const) {
      await page.setViewportSize(viewport);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, `${route} at ${viewport.width} px`).toBeLessThanOrEqual(most);
    }
  }
});
