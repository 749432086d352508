import { expect, type Locator, type Page } from "@playwright/test";
import { newsletter } from "../../support/forms";

export const main = (page: Page) => page.getByRole("main");

/** The part of a page that a second-level heading opens. */
export const part = (page: Page, title: string | RegExp): Locator =>
  main(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: title, exact: typeof title === "string" }) })
    .last();

/** The items of a part, in a list or in the rows of a table. */
export const itemsOf = (section: Locator): Locator =>
  section.locator("li, tbody tr").filter({ visible: true });

/** What the items of a part are called, in small letters. */
export const namesOf = async (section: Locator): Promise<string[]> =>
  (await section.getByRole("heading", { level: 3 }).allInnerTexts()).map((name) => name.toLowerCase());

export const link = (page: Page, name: string | RegExp) => main(page).getByRole("link", { name });

/** Expects links, at least one, that all lead to an address. */
export async function expectLinks(links: Locator, href: string) {
  await expect(links.first()).toBeVisible();
  for (const each of await links.all()) await expect(each).toHaveAttribute("href", href);
}

/** Subscribes from the footer. */
export async function signUp(page: Page, email: string) {
  await newsletter(page).email.fill(email);
  await newsletter(page).send.click();
}
