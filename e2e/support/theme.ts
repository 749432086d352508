import { expect, type Page } from "@playwright/test";
import { literally, site, stem, words } from "./content";

export type Theme = "light" | "dark";
export type Choice = Theme | "system";

export const themeButton = (page: Page) =>
  page.getByRole("button", { name: words.header.theme, exact: true });

/** The choice between system, light and dark in the footer's last line. */
export const themeField = (page: Page) =>
  page.getByRole("contentinfo").getByRole("combobox", { name: words.theme.label, exact: true });

export async function expectChoice(page: Page, choice: Choice) {
  await expect(themeField(page)).toHaveValue(choice);
  await expect(themeField(page).getByRole("option", { selected: true })).toHaveText(words.theme[choice]);
}

const logos: Record<Theme, string> = { light: site.logo.src, dark: site.logo.dark ?? site.logo.src };

/** What is seen of a theme: the ground, the logo, and what the browser draws itself. */
export async function expectTheme(page: Page, theme: Theme) {
  await expect.poll(() => brightness(page)).toBe(theme);
  await expect(page.locator("html")).toHaveCSS("color-scheme", theme);
  const logo = page.getByRole("banner").locator('a[href="/"] img:visible');
  await expect(logo).toHaveCount(1);
  await expect(logo).toHaveAttribute("src", new RegExp(`/${literally(stem(logos[theme]))}[-.]`));
}

const brightness = (page: Page) =>
  page.evaluate(() => {
    // The first bytes of a document have no body yet.
    if (!document.body) return undefined;
    const channels = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
    return channels.slice(0, 3).every((channel) => Number(channel) > 127) ? "light" : "dark";
  });

export const storedTheme = (page: Page) => page.evaluate(() => localStorage.getItem("theme"));

/** Puts a choice into the storage before any script of a page runs. */
export const storeTheme = (page: Page, value: string) =>
  page.addInitScript((choice) => {
    if (!sessionStorage.getItem("seeded")) localStorage.setItem("theme", choice);
    sessionStorage.setItem("seeded", "yes");
  }, value);
