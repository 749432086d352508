import { expect } from "@playwright/test";
import { menus } from "../support/content";
import { bar, menuButton as button, entries, expectClosed, expectOpen } from "../support/menus";
import {
  closer,
  dialog,
  expectFocusInside,
  isModal,
  lastMenu,
  opener,
  openMenu,
  section,
} from "../support/mobileMenu";
import { open, small, wide } from "../support/page";
import { test } from "../support/test";

test.describe("in a wide window", () => {
  test.use({ viewport: wide });

  test("each menu opens under the mouse, stays open on a click, and closes on a press outside", async ({
    page,
  }) => {
    await open(page, "/");
    for (const { title, entries: all } of menus.header) {
      await button(page, title).hover();
      await expectOpen(page, title, all.length);
      await button(page, title).click();
      await expectOpen(page, title, all.length);
      await page.mouse.click(640, 780);
      await expectClosed(page, title);
    }
  });

  test("each menu is opened and walked by keyboard, and Escape gives the focus back", async ({ page }) => {
    await open(page, "/");
    for (const { title, entries: all } of menus.header) {
      await button(page, title).focus();
      await page.keyboard.press("Enter");
      await expectOpen(page, title, all.length);
      await page.keyboard.press("ArrowDown");
      await expect(entries(page, title).first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expectClosed(page, title);
      await expect(button(page, title)).toBeFocused();
    }
  });
});

test.describe("in a small window", () => {
  test.use({ viewport: small });

  test("the menu is a modal that holds the focus and gives it back", async ({ page }) => {
    await open(page, "/");
    await expect(bar(page)).toHaveCount(0);
    await openMenu(page);
    await expect.poll(() => isModal(page)).toBe(true);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await openMenu(page);
    await section(page, lastMenu?.title ?? "").click();
    await expectFocusInside(page);
    await closer(page).click();
    await expect(dialog(page)).toBeHidden();
    // The last stops were in the browser's own frame, which keeps the window's focus; this is the document's.
    await expect.poll(() => opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });
});
