import { expect } from "@playwright/test";
import { menus, site, words } from "../support/content";
import { open } from "../support/page";
import { test } from "../support/test";

test("the footer has the newsletter, the way to the contact page, the brand's words, and the menus' columns", async ({
  page,
}) => {
  await open(page, "/about");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("textbox", { name: words.newsletter.email, exact: true })).toBeVisible();
  await expect(footer.getByRole("button", { name: words.newsletter.send, exact: true })).toBeEnabled();
  const contact = footer.getByRole("link", { name: words.footer.contact, exact: true }).first();
  await expect(contact).toHaveAttribute("href", "/contact");
  const home = footer.getByRole("link", { name: words.header.home, exact: true });
  await expect(home).toHaveAttribute("href", "/");
  await expect(footer.getByText(words.footer.blurb, { exact: true })).toBeVisible();

  await test.step("its columns are those of the menus, each link in its place", async () => {
    const columns = footer.getByRole("navigation");
    await expect(columns.getByRole("heading")).toHaveText(menus.footer.map(({ title }) => title));
    for (const [index, { links }] of menus.footer.entries()) {
      const shown = await columns
        .nth(index)
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => [link.getAttribute("href"), link.firstChild?.textContent]));
      expect(shown).toEqual(links.map(({ href, title }) => [href, title]));
    }
  });
});

test("the copyright line names the year of the reader, not that of the build", async ({ page }) => {
  await page.clock.setFixedTime("2031-02-03T10:00:00Z");
  await open(page, "/about");
  await expect(page.getByRole("contentinfo")).toContainText(`© 2031 ${site.brand}`);
});
