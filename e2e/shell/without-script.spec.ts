import { expect } from "@playwright/test";
import { allSections, menus, news, routes, site, words } from "../support/content";
import { bar, entries as entriesOf, expectFoldsToOpen, inside, menuButton } from "../support/menus";
import { small, wide } from "../support/page";
import { test } from "../support/test";
import { expectTheme } from "../support/theme";

test.use({ javaScriptEnabled: false });

test.describe("without JavaScript at 1280 px", () => {
  test.use({ viewport: wide });

  test("each menu opens under the mouse and on focus, and what needs JavaScript is not shown", async ({
    page,
  }) => {
    await page.goto("/");
    for (const {
      title: name,
      entries: { length: count },
    } of menus.header) {
      const button = menuButton(page, name);
      const entries = entriesOf(page, name);
      await expect(entries).toHaveCount(0);
      await button.hover();
      await expect(entries).toHaveCount(count);
      await entries.last().hover();
      await expect(entries).toHaveCount(count);
      await page.mouse.move(640, 780);
      await expect(entries).toHaveCount(0);
      await button.focus();
      await expect(entries).toHaveCount(count);
      await page.keyboard.press("Tab");
      await expect(entries.first()).toBeFocused();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    }
    for (const name of [words.header.theme, words.carousel.next, words.newsletter.send])
      await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0);
    await expect(page.getByRole("combobox")).toHaveCount(0);
  });

  test("a menu's entry leads to its page", async ({ page }) => {
    test.skip(!inside, "No menu leads to another page");
    const { menu = "", to = "" } = inside ?? {};
    await page.goto("/");
    await menuButton(page, menu).hover();
    await entriesOf(page, menu)
      .and(page.locator(`[href="${to}"]`))
      .first()
      .click();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole("main")).toBeVisible();
  });
});

test.describe("without JavaScript at 390 px", () => {
  test.use({ viewport: small });

  test("the menu can be reached, read and left again", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: words.header.openMenu, exact: true }).click();
    await expect(bar(page)).toBeVisible();
    await expectFoldsToOpen(page);
    await page.getByRole("link", { name: words.header.closeMenu, exact: true }).click();
    await expect(bar(page)).toBeHidden();
  });

  test("a link in the menu leads to its page", async ({ page }) => {
    await page.goto("/");
    const to = menus.plain.find((link) => routes.includes(link.href))?.href ?? "";
    test.skip(!to, "The header has no plain link to a page");
    await page.getByRole("link", { name: words.header.openMenu, exact: true }).click();
    await bar(page)
      .getByRole("link")
      .and(page.locator(`[href="${to}"]`))
      .last()
      .click();
    await expect(page).toHaveURL(to);
    await expect(bar(page)).toBeHidden();
  });
});

const rows = [
  ...allSections("Showcase").map(({ route, label, slides }) => ({ route, label, slides: slides.length })),
  ...allSections("NewsRow").map(({ route, title }) => ({ route, label: title, slides: news.length })),
];

for (const { route, label, slides } of rows.filter((row) => row.slides > 3)) {
  test(`without JavaScript "${label}" of ${route} is a row of slides that scrolls`, async ({ page }) => {
    await page.goto(route);
    const row = page.getByRole("region", { name: label, exact: true }).getByRole("list");
    const items = row.getByRole("listitem");
    await expect(items).toHaveCount(slides);
    await items.last().scrollIntoViewIfNeeded();
    await expect(items.last()).toBeInViewport({ ratio: 0.5 });
    await expect(items.first()).not.toBeInViewport({ ratio: 0.5 });
    await expect(items.last().locator("img:visible")).toHaveCount(1);
  });
}

for (const path of ["/contact", "/about"]) {
  test(`without JavaScript ${path} says how to reach the team by e-mail`, async ({ page }) => {
    await page.goto(path);
    const region = page.getByRole(path === "/contact" ? "main" : "contentinfo");
    const { noScript } = path === "/contact" ? words.contact : words.newsletter;
    await expect(region.getByText(noScript)).toBeVisible();
    const byMail = region.getByText(noScript).getByRole("link", { name: site.email });
    await expect(byMail).toHaveAttribute("href", `mailto:${site.email}`);
    await expect(page.getByRole("textbox")).toHaveCount(0);
  });
}

for (const theme of ["light", "dark"] as const) {
  test(`without JavaScript the theme is the device's: ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto("/");
    await expectTheme(page, theme);
  });
}
