import { expect, type Page } from "@playwright/test";
import { open, scrollTo, scrollTop, small } from "../support/page";
import { test } from "../support/test";

test.use({ viewport: small });

const dialog = (page: Page) => page.getByRole("dialog");
const section = (page: Page, name: string) =>
  dialog(page).locator("summary", { hasText: new RegExp(`^${name}$`) });

const openMenu = async (page: Page) => {
  await page.getByRole("banner").locator('button[aria-haspopup="dialog"]').click();
  await expect(dialog(page)).toBeVisible();
};

test.describe("on a phone", () => {
  // Its scrollbars take up no room.
  test.use({ isMobile: true, hasTouch: true });

  test("2.2 Small screens: the header shows a menu button that opens a full-screen modal navigation", async ({
    page,
  }) => {
    await open(page, "/");
    await openMenu(page);
    await expect.poll(() => dialog(page).boundingBox()).toEqual({ x: 0, y: 0, ...small });
    expect(await dialog(page).evaluate((element) => element.matches(":modal"))).toBe(true);
  });
});

test("2.2 and 4 Small screens: collapsible Products, Solutions and Resources sections (one open at a time, and all may be closed)", async ({
  page,
}) => {
  await open(page, "/");
  await openMenu(page);
  const expanded = dialog(page).locator("details[open] > summary");
  await expect(expanded).toHaveCount(0);
  for (const name of ["Products", "Solutions", "Resources"]) {
    await section(page, name).click();
    await expect(expanded).toHaveText([name]);
  }
  await section(page, "Resources").click();
  await expect(expanded).toHaveCount(0);
});

test("2.2 Small screens: … plus About and Contact links", async ({ page }) => {
  await open(page, "/");
  await openMenu(page);
  await expect(dialog(page).getByRole("navigation").getByRole("link")).toHaveText(["About", "Contact"]);
});

test("2.2 and 4 Small screens: while it is open, page scrolling is locked and the scroll position is restored on close", async ({
  page,
}) => {
  await open(page, "/");
  await scrollTo(page, 600);
  await openMenu(page);
  await page.mouse.move(200, 600);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press("PageDown");
  expect(await scrollTop(page)).toBe(600);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => scrollTop(page)).toBe(600);
});

test("2.2 Small screens: choosing any link closes it", async ({ page }) => {
  await open(page, "/about");
  for (const name of ["About", "Contact"]) {
    await openMenu(page);
    await dialog(page).getByRole("link", { name, exact: true }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
  }
  await openMenu(page);
  await section(page, "Products").click();
  await dialog(page).locator('a[href="/overlay-hosting-services"]').click();
  await expect(page).toHaveURL("/overlay-hosting-services");
  await expect(dialog(page)).toBeHidden();
});
