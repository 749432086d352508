import { expect, type Page } from "@playwright/test";
import { allSections, pageAt, words } from "../support/content";
import { open, wide } from "../support/page";
import { test } from "../support/test";

const [sheet] = allSections("Checks");
const [exhibit] = allSections("Exhibit");

test.use({ viewport: wide });
test.skip(!sheet, "No page has a sheet of checks");

const rows = (page: Page) => page.locator(`#${sheet?.anchor} tbody tr`);

test("what passed in this browser is listed on the sheet, and prints alone on A4", async ({
  page,
}, testInfo) => {
  await open(page, exhibit?.route ?? "/");
  const piece = page.locator("[data-exhibit]").first();
  await piece.locator("[data-act=check]").click();
  await expect(piece.locator("[data-verdict]")).toHaveAttribute("data-verdict", "holds");
  const certificate = page.getByRole("region", { name: words.certificate.label });
  await certificate.getByRole("button", { name: words.certificate.check }).click();
  await expect(certificate.getByRole("status")).toContainText(words.certificate.holds);

  await open(page, sheet?.route ?? "/");
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(0)).toContainText(pageAt(exhibit?.route ?? "/").digest);
  await expect(rows(page).nth(1)).toContainText(exhibit?.title ?? "");

  await page.evaluate(() => document.documentElement.classList.add("alone"));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.getByRole("heading", { name: sheet?.title ?? "" })).toBeVisible();
  await test.step("no text leaves its cell", async () => {
    const wide = await rows(page)
      .locator("td, th")
      .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length);
    expect(wide).toBe(0);
  });
  const pdf = await page.pdf({ format: "A4", path: testInfo.outputPath("sheet.pdf") });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await page.emulateMedia({ media: "screen" });
  await page.getByRole("button", { name: sheet?.forget ?? "" }).click();
  await expect(page.getByText(sheet?.none ?? "")).toBeVisible();
});

test("failed checks are not on the sheet", async ({ page }) => {
  await open(page, exhibit?.route ?? "/");
  const piece = page.locator("[data-exhibit]").first();
  await piece.locator(".ex-cheats [data-act]").first().click();
  await expect(piece.locator("[data-verdict]")).not.toHaveAttribute("data-verdict", "unchecked");
  await open(page, sheet?.route ?? "/");
  await expect(page.getByText(sheet?.none ?? "")).toBeVisible();
});
