import { expect } from "@playwright/test";
import { markdownOf } from "../../src/shared/routes";
import { menus, ownRoutes, routes, site, words } from "../support/content";
import { open } from "../support/page";
import { test } from "../support/test";

test.beforeEach(async ({ page }) => {
  await open(page, "/about");
});

test("the footer has the newsletter, the way to the contact page and the brand's own words", async ({
  page,
}) => {
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("textbox", { name: words.newsletter.email, exact: true })).toBeVisible();
  await expect(footer.getByRole("button", { name: words.newsletter.send, exact: true })).toBeEnabled();
  const contact = footer.getByRole("link", { name: words.footer.contact, exact: true }).first();
  await expect(contact).toHaveAttribute("href", "/contact");
  const home = footer.getByRole("link", { name: words.header.home, exact: true });
  await expect(home).toHaveAttribute("href", "/");
  await expect(footer.getByText(words.footer.blurb, { exact: true })).toBeVisible();
});

test("the footer's columns are those of the menus, each link in its place", async ({ page }) => {
  const columns = page.getByRole("contentinfo").getByRole("navigation");
  await expect(columns.getByRole("heading")).toHaveText(menus.footer.map(({ title }) => title));
  for (const [index, { links }] of menus.footer.entries()) {
    const shown = await columns
      .nth(index)
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => [link.getAttribute("href"), link.firstChild?.textContent]));
    expect(shown).toEqual(links.map(({ href, title }) => [href, title]));
  }
});

test("every link of the footer leads to a page there is", async ({ page }) => {
  const targets = await page
    .getByRole("contentinfo")
    .locator('a[href^="/"]')
    .evaluateAll((links) =>
      links.map((link) => new URL(link.getAttribute("href") ?? "", location.href).pathname),
    );
  expect(targets.length).toBeGreaterThan(0);
  const twins = ownRoutes.map(markdownOf);
  expect(targets.filter((target) => ![...routes, ...twins].includes(target.toLowerCase()))).toEqual([]);
});

test("the copyright line names the brand and the current year", async ({ page }) => {
  const year = new Date().getFullYear();
  await expect(page.getByRole("contentinfo")).toContainText(`© ${year} ${site.brand}`);
});

test("the copyright line names the year of the reader, not that of the build", async ({ page }) => {
  await page.clock.setFixedTime("2031-02-03T10:00:00Z");
  await open(page, "/about");
  await expect(page.getByRole("contentinfo")).toContainText(`© 2031 ${site.brand}`);
});
