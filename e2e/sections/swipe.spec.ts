import { expect } from "@playwright/test";
import { allSections } from "../support/content";
import { boxOf, small, wide } from "../support/page";
import { test } from "../support/test";

const [first] = allSections("UseCases");

// The row works without scripts.
test.use({ javaScriptEnabled: false });
test.skip(!first, "No page has use cases");

test("on a phone, use cases are a row with the edge of the next in sight, which the keyboard moves and which snaps", async ({
  page,
}) => {
  await page.setViewportSize(small);
  await page.goto(first?.route ?? "/");
  const row = page.getByRole("region", { name: first?.title ?? "" });
  const cases = row.getByRole("listitem");
  await row.scrollIntoViewIfNeeded();
  const [one, two] = [await boxOf(cases.nth(0)), await boxOf(cases.nth(1))];
  expect(two.y).toBe(one.y);
  expect(two.x).toBeLessThan(small.width - 12);
  expect(two.x + two.width).toBeGreaterThan(small.width);

  await row.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await boxOf(cases.nth(1))).x).toBeCloseTo(one.x, 0);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond).toBe(0);
});

test("with room for columns, use cases are not a row", async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto(first?.route ?? "/");
  const row = page.getByRole("region", { name: first?.title ?? "" });
  expect(await row.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});
