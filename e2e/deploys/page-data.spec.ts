import { expect, type Page } from "@playwright/test";
import { headingOf, pageAt } from "../support/content";
import { contact } from "../support/forms";
import { expectNotice } from "../support/notices";
import { footerLink, open, showUp, wide } from "../support/page";
import { searchOf } from "../support/search";
import { test } from "../support/test";

test.use({ viewport: wide });

const dataOf = (route: string) => `/page-data${route}/page-data.json`;

/** What a cache that has mixed up its answers may send for the contact page, besides what belongs to it. */
const answers = {
  "the data of another page": (page: Page) =>
    page.request.get(dataOf("/about")).then((answer) => answer.json()),
  "a page without its content": async (page: Page) => {
    const data = await page.request.get(dataOf("/contact")).then((answer) => answer.json());
    return { ...data, result: { ...data.result, data: {} } };
  },
  "an empty object": async () => ({}),
};

/** The contact page as it was served, with its address in place of the form. */
async function expectServed(page: Page) {
  await expectNotice(page, "broken");
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf("/contact") ?? /./);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(contact(page).send).toBeHidden();
}

for (const [what, answer] of Object.entries(answers)) {
  test.describe(`${what} in place of a page's own`, () => {
    test.beforeEach(async ({ page }) => {
      const json = await answer(page);
      await page.route(`**${dataOf("/contact")}`, (route) => route.fulfill({ json }));
    });

    test("leaves the page as it was served, and says so", async ({ page }) => {
      await page.goto("/contact");
      await showUp(page);
      await expectServed(page);
      // What the search finds leads on as a document.
      await page.keyboard.press("ControlOrMeta+k");
      const { field, results } = searchOf(page);
      await field.fill(pageAt("/about").name);
      await results.and(page.locator('[href="/about"]')).click();
      await expect(page).toHaveURL("/about");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf("/about") ?? /./);
    });

    test("has a click load the page whole", async ({ page }) => {
      await open(page, "/about");
      await footerLink(page, "/contact").click();
      await showUp(page);
      await expectServed(page);
    });
  });
}
