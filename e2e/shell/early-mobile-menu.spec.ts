import { expect } from "@playwright/test";
import { menus } from "../support/content";
import { whileScriptsAreHeld } from "../support/early";
import { inside } from "../support/menus";
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
import {
  alive,
  collectFaults,
  drawn,
  footerLink,
  holdScripts,
  open,
  scrollTo,
  scrollTop,
  small,
} from "../support/page";
import { test } from "../support/test";

test.use({ viewport: small });

const firstTitle = menus.header[0]?.title ?? "";
const lastTitle = lastMenu?.title ?? "";

test.describe("while the scripts have not come", () => {
  const held = whileScriptsAreHeld("/about");

  test("the menu is a modal that unfolds one section at a time, and gives the focus back", async ({
    page,
  }) => {
    const links = navigation(page).getByRole("link");
    await openMenu(page);
    await expect.poll(() => isModal(page)).toBe(true);
    await expect(links).toHaveCount(menus.plain.length);
    await section(page, firstTitle).click();
    await expect(links).toHaveCount(menus.plain.length + (menus.header[0]?.entries.length ?? 0));
    await section(page, lastTitle).press("Space");
    await expect(unfolded(page)).toHaveText([lastTitle]);
    await expectFocusInside(page);
    await section(page, lastTitle).press("Enter");
    await expect(unfolded(page)).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(opener(page)).toHaveAttribute("aria-expanded", "false");
    await opener(page).press("Enter");
    await expect(dialog(page)).toBeVisible();
    await closer(page).click();
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await openMenu(page);
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
    test.skip(!inside, "No menu leads to another page");
    await openMenu(page);
    await section(page, inside?.menu ?? "").click();
    await menuLink(page, inside?.to ?? "").click();
    await expect(page).toHaveURL(inside?.to ?? "");
    await expect(dialog(page)).toBeHidden();
  });

  test("a menu that is open stays as it is when the scripts come, and works on", async ({ page }) => {
    test.skip(!inside, "No menu leads to another page");
    const { menu, to } = inside ?? { menu: "", to: "" };
    await scrollTo(page, 600);
    await openMenu(page);
    await section(page, menu).click();
    await menuLink(page, to).focus();
    held.release();
    await alive(page);
    await expect(dialog(page)).toBeVisible();
    await expect(unfolded(page)).toHaveText([menu]);
    await expect(menuLink(page, to)).toBeFocused();
    await expect.poll(() => isModal(page)).toBe(true);
    await page.keyboard.press("Escape");
    await expect(opener(page)).toBeFocused();
    expect(await scrollTop(page)).toBe(600);
    await openMenu(page);
    await expect(unfolded(page)).toHaveText([menu]);
    await menuLink(page, to).click();
    await expect(page).toHaveURL(to);
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
    await section(page, firstTitle).tap();
    await section(page, lastTitle).tap();
    await expect(unfolded(page)).toHaveText([lastTitle]);
    await closer(page).tap();
    await expect(dialog(page)).toBeHidden();
    release();
  });
});

test("the way back from a page that was left with the menu open starts at the top", async ({ page }) => {
  await open(page, "/about");
  await footerLink(page, "/contact").click();
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
  await open(page, "/about");
  await openMenu(page);
  await expect.poll(() => dialog(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: small.height });
  const plain = menus.plain.find(({ href }) => href === "/contact")?.href;
  test.skip(!plain, "The header has no plain link to the contact page");
  await menuLink(page, plain ?? "").click();
  await expect(page).toHaveURL(plain ?? "");
  await expect(dialog(page)).toBeHidden();
  expect(faults).toEqual([]);
});
