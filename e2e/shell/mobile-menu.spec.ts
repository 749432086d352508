import { expect } from "@playwright/test";
import { menus, words } from "../support/content";
import { outside } from "../support/menus";
import {
  closer,
  dialog,
  expectFocusInside,
  isModal,
  lastMenu,
  menuLink,
  navigation,
  opener,
  openMenu,
  section,
  unfolded,
} from "../support/mobileMenu";
import { answerForOthers, open, scrollTop, small, wide } from "../support/page";
import { searchOf } from "../support/search";
import { test } from "../support/test";
import { expectTheme } from "../support/theme";

test.use({ viewport: small });

test("a menu button stands for the bar of wide screens, and is worked by mouse and by keyboard", async ({
  page,
}) => {
  await open(page, "/");
  const links = navigation(page).getByRole("link");
  const plainLinks = menus.plain.length;
  const last = lastMenu?.title ?? "";

  await test.step("it is closed at first, and there is no bar", async () => {
    await expect(opener(page)).toBeVisible();
    await expect(opener(page)).toHaveAttribute("aria-expanded", "false");
    await expect(page.getByRole("navigation", { name: words.header.mainMenu, exact: true })).toHaveCount(0);
  });

  await test.step("it opens as a modal and takes the focus", async () => {
    await openMenu(page);
    await expect.poll(() => isModal(page)).toBe(true);
    expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  });

  await test.step("it unfolds one section at a time, and all may be closed", async () => {
    await expect(links).toHaveCount(plainLinks);
    for (const { title: name, entries } of menus.header) {
      await section(page, name).click();
      await expect(links).toHaveCount(plainLinks + entries.length);
      await expect(unfolded(page)).toHaveText([name]);
    }
    await section(page, last).click();
    await expect(unfolded(page)).toHaveCount(0);
    await expect(links).toHaveCount(plainLinks);
  });

  await test.step("it keeps the focus of the keyboard inside", async () => {
    await section(page, last).click();
    await expectFocusInside(page);
  });

  await test.step("it closes on Escape and gives the focus back to its button", async () => {
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(opener(page)).toHaveAttribute("aria-expanded", "false");
  });

  await test.step("it is opened again after each way of closing it, and worked by keyboard alone", async () => {
    await openMenu(page);
    await closer(page).click();
    await expect(dialog(page)).toBeHidden();
    await opener(page).press("Enter");
    await expect(dialog(page)).toBeVisible();
    const first = menus.header[0]?.title ?? "";
    const entry = menuLink(page, menus.header[0]?.entries[0]?.href ?? "");
    await section(page, first).press("Space");
    await expect(entry).toBeVisible();
    await section(page, first).press("Enter");
    await expect(entry).toBeHidden();
  });
});

test("the theme is switched in it, the search is opened from it, and it leads to sales", async ({ page }) => {
  await open(page, "/");
  await openMenu(page);
  await expectTheme(page, "light");
  await dialog(page).getByRole("button", { name: words.header.theme, exact: true }).click();
  await expectTheme(page, "dark");
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole("button", { name: menus.search.title, exact: true }).click();
  await expect(searchOf(page).field).toBeFocused();
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(opener(page)).toBeFocused();
  await openMenu(page);
  await dialog(page).getByRole("link", { name: words.footer.contact, exact: true }).click();
  await expect(page).toHaveURL("/contact");
  await expect(dialog(page)).toBeHidden();
});

test("choosing the page that is open closes the menu too", async ({ page }) => {
  const plain = menus.plain.find(({ href }) => href.startsWith("/"))?.href ?? "";
  test.skip(!plain, "The header has no plain link to a page");
  await open(page, plain);
  await openMenu(page);
  await expect(menuLink(page, plain)).toHaveAttribute("aria-current", "page");
  await menuLink(page, plain).click();
  await expect(dialog(page)).toBeHidden();
});

test("choosing a link that leaves the site closes the menu and opens a new tab", async ({
  page,
  context,
}) => {
  await answerForOthers(context);
  await open(page, "/");
  await openMenu(page);
  test.skip(!outside, "No menu leads out of the site");
  await section(page, outside?.menu ?? "").click();
  const away = menuLink(page, outside?.to ?? "");
  await expect(away).toContainText(words.header.newTab);
  const tab = page.waitForEvent("popup");
  await away.click();
  await tab;
  await expect(dialog(page)).toBeHidden();
});

test("a window that grows wide shows the bar again and can be scrolled", async ({ page }) => {
  await open(page, "/");
  await openMenu(page);
  await page.setViewportSize(wide);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("button", { name: menus.header[0]?.title, exact: true })).toBeVisible();
  await page.mouse.move(640, 700);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => scrollTop(page)).toBe(100);
});
