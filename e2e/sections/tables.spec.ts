import { expect } from "@playwright/test";
import { allSections } from "../support/content";
import { boxOf, small } from "../support/page";
import { test } from "../support/test";

const [compared] = allSections("Table").filter(({ rows }) => rows.some(({ ahead }) => ahead));

test.use({ javaScriptEnabled: false });
test.skip(!compared, "No table compares");

test("a comparison marks who is ahead in the winning cell itself, in words", async ({ page }) => {
  await page.goto(compared?.route ?? "/");
  const rows = page.getByRole("region", { name: compared?.title ?? "" }).locator("tbody tr");
  for (const [index, { ahead }] of (compared?.rows ?? []).entries()) {
    const cells = rows.nth(index).locator("td");
    const marked = await cells.evaluateAll((all) =>
      all.flatMap((cell, place) => (cell.querySelector(":scope > strong") ? [place] : [])),
    );
    expect(marked).toEqual(ahead ? [ahead === "second" ? 0 : 1] : []);
    if (ahead) await expect(cells.locator("> strong")).toContainText(compared?.columns.at(-1) ?? "");
  }
});

test("on a phone, the two sides of a comparison are beside each other", async ({ page }) => {
  await page.setViewportSize(small);
  await page.goto(compared?.route ?? "/");
  const cells = page.getByRole("region", { name: compared?.title ?? "" }).locator("tbody tr td");
  const [usual, ours] = [await boxOf(cells.nth(0)), await boxOf(cells.nth(1))];
  expect(ours.y).toBe(usual.y);
  expect(ours.x).toBeGreaterThan(usual.x + usual.width);
});
