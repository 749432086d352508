import { expect, type Locator } from "@playwright/test";
import { menus, words } from "../support/content";
import { dialog, openMenu } from "../support/mobileMenu";
import { boxOf, open, scrollTo, small } from "../support/page";
import { test } from "../support/scrollbars";

test.use({ viewport: small });

test("nothing in the header moves while the menu holds the page still", async ({ page }) => {
  await open(page, "/");
  const room = () => page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
  expect(await room()).toBeGreaterThan(0);
  await scrollTo(page, 600);
  const places = () =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll(
          "header:not(main *), header:not(main *) :is(a, button), main h1, main h2",
        ),
      ].map((element) => {
        const { x, y, width } = element.getBoundingClientRect();
        return [element.textContent, x, y, width];
      }),
    );
  const closed = await places();
  await page.getByRole("button", { name: words.header.openMenu, exact: true }).click();
  await expect(page.getByRole("dialog", { name: words.header.mainMenu, exact: true })).toBeVisible();
  const dialogParts = await page.getByRole("dialog").locator("a, button").count();
  expect(dialogParts).toBeGreaterThan(0);
  const opened = await places();
  expect(opened).toHaveLength(closed.length);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: words.header.mainMenu, exact: true })).toBeHidden();
  expect(await places()).toEqual(closed);
});

test("its head is the header's: nothing of that moves when it opens", async ({ page }) => {
  await open(page, "/");
  const places = (root: Locator) =>
    Promise.all([
      boxOf(root.getByRole("link", { name: words.header.home })),
      boxOf(root.getByRole("button", { name: menus.search.title, exact: true })),
      boxOf(root.getByRole("link", { name: menus.community.title })),
      boxOf(root.getByRole("button", { name: words.header.theme, exact: true })),
    ]);
  const before = await places(page.getByRole("banner"));
  await openMenu(page);
  await expect.poll(() => places(dialog(page))).toEqual(before);
});
