import { expect, type Page } from "@playwright/test";
import { allSections, words } from "../support/content";
import { open, wide } from "../support/page";
import { test } from "../support/test";

const { label, check, checked, failed, holds } = words.certificate;

const certificate = (page: Page) => page.getByRole("region", { name: label });
const verdict = (page: Page) => certificate(page).getByRole("status");

test("the page’s seal in the header checks the page where the visitor is, and then leads to the certificate", async ({
  page,
}) => {
  const seal = (name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });
  await page.setViewportSize(wide);
  await open(page, "/about");
  await seal(check).click();
  await expect(verdict(page)).toContainText(holds);
  await expect(page).toHaveURL("/about");
  expect(await page.evaluate("scrollY")).toBe(0);
  await seal(checked).click();
  await expect(certificate(page)).toBeInViewport();
  await expect(page).toHaveURL("/about#certificate");

  await open(page, "/contact");
  await page.route("**/contact.md", (route) => route.fulfill({ body: "# Somebody else’s words\n" }));
  await seal(check).click();
  await expect(seal(failed)).toBeVisible();
});

test("the seal of a checked page is gray at once on the next one", async ({ page }) => {
  await page.setViewportSize(wide);
  await open(page, "/about");
  const seal = page.locator(".page-seal").first();
  const gray = await seal.evaluate((it) => getComputedStyle(it).color);
  await seal.click();
  await expect(seal).not.toHaveCSS("color", gray);
  await page.getByRole("banner").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.locator("html[data-page]")).toHaveCount(0);
  await expect(seal).toHaveCSS("transition-duration", "0s");
  await expect(seal).toHaveCSS("color", gray);
});

test("an engraving that reaches under a page’s piece stays whole when it turns amber", async ({ page }) => {
  const route = allSections("Hero").find(
    ({ layout, route }) =>
      ["note", "watermark"].includes(layout) && allSections("Exhibit").some((piece) => piece.route === route),
  )?.route;
  test.skip(!route, "No page has a piece below such an opening");
  await page.setViewportSize(wide);
  await open(page, route ?? "/");
  await page.locator(".page-seal").first().click();
  await expect(verdict(page)).toContainText(holds);
  // The piece's ground has no layer of its own, which would lie above the engraving's.
  await expect(page.locator("main > [data-bench]").first()).toHaveCSS("position", "static");
});
