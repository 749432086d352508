import { expect, type Page } from "@playwright/test";
import { pages, sectionsAt } from "../support/content";
import { expectSound } from "../support/exhibits";
import { collectFaults, open, small, wide } from "../support/page";
import { test } from "../support/test";

const calculators = pages.flatMap(({ route }) =>
  sectionsAt(route, "Calculator").flatMap(({ calculator }) =>
    calculator.name === "costs" ? [{ route, ...calculator }] : [],
  ),
);

const partsOf = (page: Page) => {
  const root = page.locator(".calc");
  return {
    root,
    all: root.getByRole("status").locator("dd").last(),
    table: root.getByRole("table"),
    field: (label: string) => root.getByRole("textbox", { name: label, exact: true }),
  };
};

for (const { route, labels, presets } of calculators) {
  const [first, , last = first] = presets;

  test.describe(`${route} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test("is a worked example with its formulas, and each preset says what it comes to", async ({ page }) => {
      await page.goto(route);
      const { root, table } = partsOf(page);
      await expect(table.getByRole("row")).toHaveCount(6);
      await expect(table).toContainText(`${first?.records.toLocaleString("en-US")} × `);
      const sums = root.locator(".calc-presets .without-js");
      await expect(sums).toHaveText(presets.map(() => /^\$[\d,]+\.\d\d$/));
      await expect(sums.last()).toBeVisible();
    });
  });

  for (const viewport of [small, wide]) {
    test(`${route}: a visitor types a price, and the link keeps it, at ${viewport.width} px`, async ({
      page,
    }) => {
      const faults = collectFaults(page);
      await page.setViewportSize(viewport);
      await open(page, route);
      const { root, all, field } = partsOf(page);
      const before = await all.textContent();
      await field(labels.day).fill("2,000");
      await expect(all).not.toHaveText(before ?? "");
      const sum = (await all.textContent()) ?? "";
      await root.getByRole("link", { name: labels.link }).click();
      await expect(page).toHaveURL(/#proof=figures\..*day=2000/);
      await page.reload();
      await expect(field(labels.day)).toHaveValue("2000");
      await expect(all).toHaveText(sum);
      expect(faults).toEqual([]);
    });
  }

  test(`${route}: a link to a preset fills it in, and a press on another one does`, async ({ page }) => {
    await open(page, `${route}#${last?.anchor}`);
    const { root, field } = partsOf(page);
    await expect(field(labels.records)).toHaveValue(last?.records.toLocaleString("en-US") ?? "");
    await root.getByRole("link", { name: first?.title }).click();
    await expect(field(labels.records)).toHaveValue(first?.records.toLocaleString("en-US") ?? "");
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`${route}: the calculator is accessible and fits 320 px: ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width: 320, height: 800 });
      await open(page, route);
      await partsOf(page).field(labels.years).fill("0");
      await expectSound(page, ".calc");
      await partsOf(page).field(labels.years).fill("100");
      await expectSound(page, ".calc");
    });
  }
}
