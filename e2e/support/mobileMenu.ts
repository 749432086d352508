import { expect, type Page } from "@playwright/test";
import { literally, menus, words } from "./content";

export const opener = (page: Page) => page.getByRole("button", { name: words.header.openMenu, exact: true });

export const dialog = (page: Page) => page.getByRole("dialog", { name: words.header.mainMenu, exact: true });

/** The pages in it; what the header has besides them stands around it. */
export const navigation = (page: Page) => dialog(page).getByRole("navigation");

export const closer = (page: Page) =>
  dialog(page).getByRole("button", { name: words.header.closeMenu, exact: true });

export const section = (page: Page, title: string) =>
  dialog(page).locator("summary", { hasText: new RegExp(`^${literally(title)}$`) });

export const unfolded = (page: Page) => dialog(page).locator("details[open] > summary");

/** The menu's first link to an address. */
export const menuLink = (page: Page, to: string) =>
  dialog(page)
    .getByRole("link")
    .and(page.locator(`[href="${to}"]`))
    .first();

export const lastMenu = menus.header.at(-1);

export async function openMenu(page: Page) {
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
}

export const isModal = (page: Page) => dialog(page).evaluate((element) => element.matches(":modal"));

/** Tabs through the open menu and beyond its end: the focus never reaches the page behind. */
export async function expectFocusInside(page: Page) {
  const stops = await dialog(page).locator("a, button, summary").filter({ visible: true }).count();
  for (let stop = 0; stop < stops + 6; stop++) {
    await page.keyboard.press("Tab");
    const behind = await page.evaluate(() => {
      const focused = document.activeElement;
      // The browser's own frame is a stop too; then the document has nothing focused.
      return focused !== document.body && !focused?.closest("dialog");
    });
    expect(behind).toBe(false);
  }
}
