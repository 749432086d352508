import { expect, type Page } from "@playwright/test";
import { external, site } from "../support/content";
import { newsletter } from "../support/forms";
import { expectToLeave, open } from "../support/page";
import { test } from "./support/test";

const footer = (page: Page) => page.getByRole("contentinfo");
const column = (page: Page, name: string) => footer(page).getByRole("navigation", { name, exact: true });

test("2.2 Footer: a newsletter sign-up form", async ({ read }) => {
  const page = await read("/provenance");
  await expect(newsletter(page).email).toBeVisible();
  await expect(newsletter(page).send).toBeEnabled();
});

test("2.2 Footer: a Contact Sales button to /contact", async ({ page }) => {
  await open(page, "/provenance");
  await footer(page).getByRole("link", { name: "Contact Sales", exact: true }).click();
  await expect(page).toHaveURL("/contact");
});

test("2.2 Footer: a brand blurb", async ({ read }) => {
  const page = await read("/provenance");
  await expect(
    footer(page).getByText(new RegExp(`^${site.brand} builds .*blockchain infrastructure`)),
  ).toBeVisible();
});

test("2.2 Footer: Quick Links (Home, About, Contact)", async ({ read }) => {
  const page = await read("/provenance");
  const links = column(page, "Quick Links").getByRole("link");
  await expect(links).toHaveText(["Home", "About", "Contact"]);
  for (const [index, href] of ["/", "/about", "/contact"].entries())
    await expect(links.nth(index)).toHaveAttribute("href", href);
});

for (const name of ["Products", "Solutions"]) {
  test(`2.2 Footer: ${name}`, async ({ read }) => {
    const page = await read("/provenance");
    await expect(column(page, name).getByRole("heading", { name, exact: true })).toBeVisible();
    expect(await column(page, name).getByRole("link").count()).toBeGreaterThan(5);
  });
}

test("2.2 Footer: Follow Us (video channel, social account)", async ({ read }) => {
  const page = await read("/provenance");
  const links = column(page, "Follow Us").getByRole("link");
  await expect(links).toHaveCount(2);
  await expectToLeave(links.nth(0), external("videos"));
  await expectToLeave(links.nth(1), external("social"));
});

test("2.2 Footer: a copyright line with the current year", async ({ read }) => {
  const page = await read("/provenance");
  await expect(footer(page)).toContainText(`© ${new Date().getFullYear()}`);
});
