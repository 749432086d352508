import { expect } from "@playwright/test";
import { menus } from "../support/content";
import { whileScriptsAreHeld } from "../support/early";
import { menuButton as button, entries, expectClosed, expectOpen, inside } from "../support/menus";
import { alive, footerLink, open, wide } from "../support/page";
import { test } from "../support/test";

test.use({ viewport: wide });

const [first, second = first] = menus.header.map(({ title, entries: { length } }) => ({ title, length }));
const one = first?.title ?? "";
const other = second?.title ?? "";
const featured = menus.header.find((menu) => menu.entries.some((entry) => entry.featured))?.title;

test.describe("while the scripts have not come", () => {
  const held = whileScriptsAreHeld("/about");
  test.skip(menus.header.length < 2, "There are no two menus");

  test("a menu opens on a click and closes on the next, on a press outside and for another one", async ({
    page,
  }) => {
    await button(page, one).dispatchEvent("click");
    await expectOpen(page, one, first?.length ?? 0);
    await button(page, one).dispatchEvent("click");
    await expectClosed(page, one);
    await button(page, other).dispatchEvent("click");
    await button(page, one).dispatchEvent("click");
    await expectClosed(page, other);
    await expectOpen(page, one, first?.length ?? 0);
    await page.mouse.click(640, 780);
    await expectClosed(page, one);
  });

  test("a menu opens under a resting mouse, stays on the click, and closes when the mouse is gone", async ({
    page,
  }) => {
    await button(page, one).hover();
    await expectOpen(page, one, first?.length ?? 0);
    await entries(page, one).last().hover();
    await expectOpen(page, one, first?.length ?? 0);
    await page.mouse.move(640, 780);
    await expectClosed(page, one);
    await button(page, other).hover();
    await expectOpen(page, other, second?.length ?? 0);
    await button(page, other).click();
    await page.mouse.move(640, 780);
    await expectOpen(page, other, second?.length ?? 0);
  });

  test("a menu shows the pictures of its featured entries", async ({ page }) => {
    test.skip(!featured, "No entry is featured");
    await button(page, featured ?? "").hover();
    const picture = entries(page, featured ?? "")
      .locator("img:visible")
      .first();
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0);
  });

  test("menus are walked by keyboard, and Escape gives the focus back", async ({ page }) => {
    await button(page, one).press("ArrowRight");
    await expect(button(page, other)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expectOpen(page, other, second?.length ?? 0);
    await expect(entries(page, other).first()).toBeFocused();
    await page.keyboard.press("End");
    await expect(entries(page, other).last()).toBeFocused();
    await page.keyboard.press("Escape");
    await expectClosed(page, other);
    await expect(button(page, other)).toBeFocused();
    await page.keyboard.press("Enter");
    await expectOpen(page, other, second?.length ?? 0);
    await page.keyboard.press("Space");
    await expectClosed(page, other);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("End");
    await page.keyboard.press("Tab");
    await expectClosed(page, other);
  });

  test("an entry leads to its page", async ({ page }) => {
    test.skip(!inside, "No menu leads to another page");
    const { menu, to } = inside ?? { menu: "", to: "" };
    await button(page, menu).press("ArrowDown");
    await entries(page, menu)
      .and(page.locator(`[href="${to}"]`))
      .press("Enter");
    await expect(page).toHaveURL(to);
    await expectClosed(page, menu);
  });

  test("a menu that is open stays open, and the focus in it stays, when the scripts come", async ({
    page,
  }) => {
    await button(page, other).press("ArrowDown");
    await page.keyboard.press("End");
    held.release();
    await alive(page);
    await expectOpen(page, other, second?.length ?? 0);
    await expect(entries(page, other).last()).toBeFocused();
    await page.keyboard.press("Home");
    await expect(entries(page, other).first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(button(page, other)).toBeFocused();
  });
});

test("Escape closes a menu that the mouse has opened, wherever the focus is", async ({ page }) => {
  await open(page, "/about");
  const link = footerLink(page, "/contact");
  await link.focus();
  await button(page, one).hover();
  await expectOpen(page, one, first?.length ?? 0);
  await page.keyboard.press("Escape");
  await expectClosed(page, one);
  await expect(link).toBeFocused();
});
