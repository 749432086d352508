import { expect, type Page } from "@playwright/test";
import { menuButton as button, entries, expectClosed } from "../support/menus";
import { alive, collectFaults, holdScripts, wide } from "../support/page";
import { test } from "../support/test";

test.use({ viewport: wide });

const expectOpen = async (page: Page, name: string) => {
  await expect(button(page, name)).toHaveAttribute("aria-expanded", "true");
  await expect(entries(page, name).last()).toBeVisible();
};

test.describe("while the scripts have not come", () => {
  let release = () => {};
  let faults: string[] = [];

  test.beforeEach(async ({ page }) => {
    faults = collectFaults(page);
    release = await holdScripts(page);
    await page.goto("/about", { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeAttached();
  });

  test.afterEach(async ({ page }) => {
    release();
    await alive(page);
    expect(faults).toEqual([]);
  });

  test("a menu opens on a click and closes on the next, on a press outside and for another one", async ({
    page,
  }) => {
    await button(page, "Products").dispatchEvent("click");
    await expectOpen(page, "Products");
    await button(page, "Products").dispatchEvent("click");
    await expectClosed(page, "Products");
    await button(page, "Solutions").dispatchEvent("click");
    await button(page, "Resources").dispatchEvent("click");
    await expectClosed(page, "Solutions");
    await expectOpen(page, "Resources");
    await page.mouse.click(640, 780);
    await expectClosed(page, "Resources");
  });

  test("a menu opens under a resting mouse, stays on the click, and closes when the mouse is gone", async ({
    page,
  }) => {
    await button(page, "Products").hover();
    await expectOpen(page, "Products");
    await entries(page, "Products").last().hover();
    await expectOpen(page, "Products");
    await page.mouse.move(640, 780);
    await expectClosed(page, "Products");
    await button(page, "Solutions").hover();
    await expectOpen(page, "Solutions");
    await button(page, "Solutions").click();
    await page.mouse.move(640, 780);
    await expectOpen(page, "Solutions");
  });

  test("a menu shows the pictures of its featured entries", async ({ page }) => {
    await button(page, "Products").hover();
    const picture = entries(page, "Products").first().locator("img:visible");
    await expect(picture).toHaveCount(1);
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0);
  });

  test("menus are walked by keyboard, and Escape gives the focus back", async ({ page }) => {
    await button(page, "Products").press("ArrowRight");
    await expect(button(page, "Solutions")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expectOpen(page, "Solutions");
    await expect(entries(page, "Solutions").first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(entries(page, "Solutions").nth(1)).toBeFocused();
    await page.keyboard.press("End");
    await expect(entries(page, "Solutions").last()).toBeFocused();
    await page.keyboard.press("Escape");
    await expectClosed(page, "Solutions");
    await expect(button(page, "Solutions")).toBeFocused();
    await page.keyboard.press("Enter");
    await expectOpen(page, "Solutions");
    await page.keyboard.press("Space");
    await expectClosed(page, "Solutions");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("End");
    await page.keyboard.press("Tab");
    await expect(button(page, "Resources")).toBeFocused();
    await expectClosed(page, "Solutions");
  });

  test("an entry leads to its page", async ({ page }) => {
    await button(page, "Solutions").press("ArrowDown");
    await entries(page, "Solutions").filter({ hasText: "Provenance" }).press("Enter");
    await expect(page).toHaveURL("/provenance");
    await expect(page).toHaveTitle(/^Provenance/);
    await expectClosed(page, "Solutions");
  });

  test("a menu that is open stays open, and the focus in it stays, when the scripts come", async ({
    page,
  }) => {
    await button(page, "Solutions").press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    release();
    await alive(page);
    await expectOpen(page, "Solutions");
    await expect(entries(page, "Solutions").nth(1)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(entries(page, "Solutions").first()).toBeFocused();
    await entries(page, "Solutions").filter({ hasText: "Provenance" }).press("Enter");
    await expect(page).toHaveURL("/provenance");
    await expectClosed(page, "Solutions");
  });
});

test("Escape closes a menu that the mouse has opened, wherever the focus is", async ({ page }) => {
  await page.goto("/about");
  await alive(page);
  const link = page.getByRole("contentinfo").getByRole("link").first();
  await link.focus();
  await button(page, "Products").hover();
  await expectOpen(page, "Products");
  await page.keyboard.press("Escape");
  await expectClosed(page, "Products");
  await expect(link).toBeFocused();
});
