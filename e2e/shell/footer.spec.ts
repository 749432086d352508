import { expect, test } from "@playwright/test";
import { open } from "../support/page";
import { external, routes, site } from "../support/site";

test.beforeEach(async ({ page }) => {
  await open(page, "/provenance");
});

test("the footer has the newsletter, the way to sales and the brand's own words", async ({ page }) => {
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("textbox", { name: "Email address" })).toBeVisible();
  await expect(footer.getByRole("button", { name: "Subscribe" })).toBeEnabled();
  await expect(footer.getByRole("link", { name: "Contact Sales" })).toHaveAttribute("href", "/contact");
  await expect(footer.getByRole("link", { name: `${site.brand} home` })).toHaveAttribute("href", "/");
  await expect(footer.getByText(`${site.brand} builds blockchain infrastructure`)).toBeVisible();
});

test("the footer's columns are Quick Links, Products, Solutions and Follow Us", async ({ page }) => {
  const footer = page.getByRole("contentinfo");
  const columns = footer.getByRole("navigation");
  await expect(columns.getByRole("heading")).toHaveText([
    "Quick Links",
    "Products",
    "Solutions",
    "Follow Us",
  ]);
  const quick = footer.getByRole("navigation", { name: "Quick Links" }).getByRole("link");
  await expect(quick).toHaveText(["Home", "About", "Contact"]);
  const follow = footer.getByRole("navigation", { name: "Follow Us" }).getByRole("link");
  await expect(follow).toHaveCount(2);
  await expect(follow.nth(0)).toHaveAttribute("href", external("videos"));
  await expect(follow.nth(1)).toHaveAttribute("href", external("social"));
  await expect(follow.nth(0)).toHaveAttribute("target", "_blank");
});

test("every link of the footer leads to a page there is", async ({ page }) => {
  const targets = await page
    .getByRole("contentinfo")
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(targets.length).toBeGreaterThan(20);
  const known = routes();
  expect(targets.filter((target) => !known.includes(target))).toEqual([]);
});

test("the copyright line names the brand and the current year", async ({ page }) => {
  const year = new Date().getFullYear();
  await expect(page.getByRole("contentinfo")).toContainText(`© ${year} ${site.brand}`);
});

test("the copyright line names the year of the reader, not that of the build", async ({ page }) => {
  await page.clock.setFixedTime("2031-02-03T10:00:00Z");
  await open(page, "/provenance");
  await expect(page.getByRole("contentinfo")).toContainText(`© 2031 ${site.brand}`);
});
