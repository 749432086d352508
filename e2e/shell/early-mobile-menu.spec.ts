import { expect, type Page } from "@playwright/test";
import { alive, collectFaults, drawn, holdScripts, scrollTo, scrollTop, small, wide } from "../support/page";
import { test } from "../support/test";

test.use({ viewport: small });

const opener = (page: Page) => page.getByRole("button", { name: "Open menu" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Main menu" });
const section = (page: Page, name: string) => dialog(page).locator("summary", { hasText: name });
const unfolded = (page: Page) => dialog(page).locator("details[open]");

const openMenu = async (page: Page) => {
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
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

  test("the menu opens as a modal and keeps the focus inside", async ({ page }) => {
    await openMenu(page);
    expect(await dialog(page).evaluate((element) => element.matches(":modal"))).toBe(true);
    await section(page, "Resources").click();
    for (let stop = 0; stop < 18; stop++) {
      await page.keyboard.press("Tab");
      const behind = await page.evaluate(() => {
        const focused = document.activeElement;
        // The browser's own frame is a stop too; then the document has nothing focused.
        return focused !== document.body && !focused?.closest("dialog");
      });
      expect(behind).toBe(false);
    }
  });

  test("Escape closes the menu and gives the focus back; so does its button", async ({ page }) => {
    await opener(page).press("Enter");
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(opener(page)).toHaveAttribute("aria-expanded", "false");
    await openMenu(page);
    await dialog(page).getByRole("button", { name: "Close menu" }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await openMenu(page);
  });

  test("one section is unfolded at a time, and all may be folded", async ({ page }) => {
    await openMenu(page);
    await expect(dialog(page).getByRole("link")).toHaveCount(2);
    await section(page, "Products").click();
    await expect(dialog(page).getByRole("link")).toHaveCount(8 + 2);
    await section(page, "Resources").press("Space");
    await expect(unfolded(page)).toHaveText([/^Resources/]);
    await section(page, "Resources").press("Enter");
    await expect(unfolded(page)).toHaveCount(0);
  });

  test("the page behind holds still, and stands where it stood afterwards", async ({ page }) => {
    await scrollTo(page, 600);
    await openMenu(page);
    await page.mouse.move(200, 600);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press("PageDown");
    await drawn(page);
    expect(await scrollTop(page)).toBe(600);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    expect(await scrollTop(page)).toBe(600);
    await page.mouse.wheel(0, 50);
    await expect.poll(() => scrollTop(page)).toBe(650);
  });

  test("choosing a link leads to its page, where the menu is closed", async ({ page }) => {
    await openMenu(page);
    await section(page, "Solutions").click();
    await dialog(page)
      .getByRole("link", { name: /Provenance/ })
      .click();
    await expect(page).toHaveURL("/provenance");
    await expect(page).toHaveTitle(/^Provenance/);
    await expect(dialog(page)).toBeHidden();
  });

  test("a window that grows wide shows the bar again and can be scrolled", async ({ page }) => {
    await openMenu(page);
    await page.setViewportSize(wide);
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Products", exact: true })).toBeVisible();
    await page.mouse.move(640, 700);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => scrollTop(page)).toBe(100);
  });

  test("a menu that is open stays as it is when the scripts come, and works on", async ({ page }) => {
    await scrollTo(page, 600);
    await openMenu(page);
    await section(page, "Solutions").click();
    const link = dialog(page).getByRole("link", { name: /Provenance/ });
    await link.focus();
    release();
    await alive(page);
    await expect(dialog(page)).toBeVisible();
    await expect(unfolded(page)).toHaveText([/^Solutions/]);
    await expect(link).toBeFocused();
    expect(await dialog(page).evaluate((element) => element.matches(":modal"))).toBe(true);
    await page.keyboard.press("Escape");
    await expect(opener(page)).toBeFocused();
    expect(await scrollTop(page)).toBe(600);
    await openMenu(page);
    await expect(unfolded(page)).toHaveText([/^Solutions/]);
    await link.click();
    await expect(page).toHaveURL("/provenance");
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => scrollTop(page)).toBe(0);
  });
});

test.describe("on a phone whose scripts have not come", () => {
  test.use({ isMobile: true, hasTouch: true });

  test("the menu fills the screen and is worked by touch", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/about", { waitUntil: "commit" });
    await opener(page).tap();
    await expect.poll(() => dialog(page).boundingBox()).toEqual({ x: 0, y: 0, ...small });
    await section(page, "Products").tap();
    await section(page, "Solutions").tap();
    await expect(unfolded(page)).toHaveText([/^Solutions/]);
    await dialog(page).getByRole("button", { name: "Close menu" }).tap();
    await expect(dialog(page)).toBeHidden();
    release();
  });
});

test("the way back from a page that was left with the menu open starts at the top", async ({ page }) => {
  await page.goto("/about");
  await alive(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL("/contact");
  await scrollTo(page, 400);
  await openMenu(page);
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test("a browser that does not know dialogs has the menu too", async ({ page }) => {
  const faults = collectFaults(page);
  await page.addInitScript(() => {
    Object.assign(HTMLDialogElement.prototype, { showModal: undefined, close: undefined });
  });
  await page.goto("/about");
  await alive(page);
  await openMenu(page);
  await expect.poll(() => dialog(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: small.height });
  await dialog(page).getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL("/contact");
  await expect(dialog(page)).toBeHidden();
  expect(faults).toEqual([]);
});
