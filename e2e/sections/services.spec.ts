import { expect } from "@playwright/test";
import { allSections, services } from "../support/content";
import { boxOf, small } from "../support/page";
import { test } from "../support/test";

const [grid] = allSections("ServiceGrid");
const drawn = services.filter(({ drawing }) => drawing);
const sketches = 'li > svg[viewBox="0 0 240 108"]';

// Drawings are in the document and need no script.
test.use({ javaScriptEnabled: false });
test.skip(!grid || drawn.length === 0, "No service has a drawing");

test("services show their drawings, as decoration, in the colors of the theme", async ({ page }) => {
  const colors = new Set<string>();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(grid?.route ?? "/");
    const shown = page.locator(sketches);
    await expect(shown).toHaveCount(drawn.length);
    for (const sketch of await shown.all()) await expect(sketch).toHaveAttribute("aria-hidden", "true");
    const strokes = await shown.evaluateAll((all) => all.map((each) => getComputedStyle(each).stroke));
    for (const stroke of strokes) colors.add(stroke);
  }
  expect(colors.size).toBe(2);
});

test("on a phone, a service has one drawing, beside its name", async ({ page }) => {
  await page.setViewportSize(small);
  await page.goto(grid?.route ?? "/");
  for (const sketch of await page.locator(sketches).all()) {
    const cell = sketch.locator("xpath=..");
    // The other one is the arrow of its link.
    await expect(cell.locator("svg")).toHaveCount(2);
    const box = await boxOf(sketch);
    expect(box.x + box.width).toBeLessThanOrEqual((await boxOf(cell.getByRole("heading"))).x + 1);
  }
});
