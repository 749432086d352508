import { expect, type Locator } from "@playwright/test";
import { allSections } from "../support/content";
import { boxOf, small, wide } from "../support/page";
import { test } from "../support/test";

const [compared] = allSections("Table").filter(({ rows }) => rows.some(({ ahead }) => ahead));

/** The round border before an element's text, if it has one. */
const markOf = (element: Locator) =>
  element.evaluate((shown) => {
    const { content, borderTopWidth, borderTopStyle } = getComputedStyle(shown, "::before");
    return content === "none" ? null : `${borderTopWidth} ${borderTopStyle}`;
  });

test.use({ javaScriptEnabled: false });
test.skip(!compared, "No table compares");

for (const viewport of [small, wide]) {
  test(`a comparison marks the winning cell itself at its start, in words too, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(compared?.route ?? "/");
    const region = page.getByRole("region", { name: compared?.title ?? "" });
    const verdict = compared?.columns.at(-1) ?? "";
    const legend = region.getByText(verdict, { exact: true });
    await expect(legend).toBeVisible();
    expect(await markOf(legend)).not.toBeNull();
    for (const [index, { ahead }] of (compared?.rows ?? []).entries()) {
      const row = region.locator("tbody tr").nth(index);
      for (const [place, cell] of (await row.locator("td").all()).entries()) {
        const isAhead = ahead === ["second", "third"][place];
        const mark = await markOf(cell.locator("> span").first());
        // A border is drawn on paper and in forced colors, too.
        expect(mark, `row ${index + 1}, cell ${place + 1}`).toEqual(isAhead ? "4px solid" : null);
        if (isAhead) await expect(cell).toContainText(`${verdict}: `);
        else await expect(cell).not.toContainText(verdict);
      }
      if (!ahead) await expect(row.getByRole("rowheader")).toContainText(`${verdict}: `);
    }
  });

  test(`the texts of a comparison are in line, marked or not, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(compared?.route ?? "/");
    const rows = page.getByRole("region", { name: compared?.title ?? "" }).locator("tbody tr");
    for (const place of [0, 1]) {
      const starts = new Set<number>();
      for (const row of await rows.all())
        starts.add(Math.round((await boxOf(row.locator("td").nth(place).locator("> span").first())).x));
      expect(starts.size).toBe(1);
    }
  });
}

test("on a phone, the two sides of a comparison are below each other, as wide as the table, and named once", async ({
  page,
}) => {
  await page.setViewportSize(small);
  await page.goto(compared?.route ?? "/");
  const region = page.getByRole("region", { name: compared?.title ?? "" });
  const names = region.getByRole("columnheader");
  const [usualName, ourName] = [await boxOf(names.nth(1)), await boxOf(names.nth(2))];
  const whole = await boxOf(region);
  const cells = region.locator("tbody tr td");
  const [usual, ours] = [await boxOf(cells.nth(0)), await boxOf(cells.nth(1))];
  for (const side of [usual, ours, usualName, ourName]) {
    expect(Math.round(side.x)).toBe(Math.round(whole.x));
    expect(Math.round(side.width)).toBe(Math.round(whole.width));
  }
  expect(ours.y).toBeGreaterThanOrEqual(usual.y + usual.height - 1);
  expect(ourName.y).toBeGreaterThanOrEqual(usualName.y + usualName.height - 1);
  // What else says a name is for those who hear the table.
  const said = await cells.first().evaluate((cell) => getComputedStyle(cell, "::before").clipPath);
  expect(said).toBe("inset(50%)");
});
