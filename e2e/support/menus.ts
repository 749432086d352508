import { expect, type Page } from "@playwright/test";
import { menus, routes, words } from "./content";

export const bar = (page: Page) => page.getByRole("navigation", { name: words.header.mainMenu, exact: true });

export const menuButton = (page: Page, title: string) =>
  bar(page).getByRole("button", { name: title, exact: true });

/** The entries of a menu that can be seen. */
export const entries = (page: Page, title: string) =>
  bar(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: title, exact: true }) })
    .getByRole("link");

export const expectOpen = async (page: Page, title: string, count: number) => {
  await expect(menuButton(page, title)).toHaveAttribute("aria-expanded", "true");
  await expect(entries(page, title)).toHaveCount(count);
  await expect(entries(page, title).first()).toBeVisible();
};

export const expectClosed = async (page: Page, title: string) => {
  await expect(menuButton(page, title)).toHaveAttribute("aria-expanded", "false");
  await expect(entries(page, title)).toHaveCount(0);
};

const chosen = (fits: (to: string) => boolean) =>
  menus.header.flatMap(({ title, entries: all }) => {
    const entry = all.find(({ href }) => fits(href));
    return entry ? [{ menu: title, to: entry.href }] : [];
  });

/** An entry of a menu that leads to a page of the site, and one that leaves it. */
export const [inside] = chosen((to) => routes.includes(to) && !["/", "/about", "/contact"].includes(to));
export const [outside] = chosen((to) => /^https?:/.test(to));

/** Without scripts: every section of the phone's menu unfolds by itself and shows its entries. */
export async function expectFoldsToOpen(page: Page) {
  for (const { title, entries: all } of menus.header) {
    await bar(page).locator("summary", { hasText: title }).click();
    await expect(bar(page).getByRole("link")).toHaveCount(all.length + menus.plain.length);
  }
}
