import { expect, type Locator, type Page } from "@playwright/test";
import { newsletter } from "../../support/forms";

export const main = (page: Page) => page.getByRole("main");

/** The part of a page that a second-level heading opens. */
export const part = (page: Page, title: string | RegExp): Locator =>
  main(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: title, exact: typeof title === "string" }) })
    .last();

/** The part that a page ends with. */
export const closing = (page: Page): Locator => main(page).locator("section").last();

/** The items of a part, in a list or in the rows of a table. */
export const itemsOf = (section: Locator): Locator =>
  section.locator("li, tbody tr").filter({ visible: true });

/** What the items of a part are called, in small letters. */
export const namesOf = async (section: Locator): Promise<string[]> =>
  (await section.getByRole("heading", { level: 3 }).allInnerTexts()).map((name) => name.toLowerCase());

/** Expects parts of a page to stand one after another, in the order in which they are named here. */
export async function expectInOrder(parts: Record<string, Locator>) {
  const placed: [name: string, place: number][] = [];
  for (const [name, found] of Object.entries(parts)) {
    const place = await found
      .first()
      .evaluate((element) => [...document.querySelectorAll("*")].indexOf(element));
    placed.push([name, place]);
  }
  expect(new Set(placed.map(([, place]) => place)).size, "Each is a part of its own").toBe(placed.length);
  const inOrder = placed.toSorted(([, one], [, other]) => one - other).map(([name]) => name);
  expect(inOrder).toEqual(Object.keys(parts));
}

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
