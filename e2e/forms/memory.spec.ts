import { expect } from "@playwright/test";
import { ada, contact, fillContact } from "../support/forms";
import { open } from "../support/page";
import { test as base } from "../support/test";

/** A browser that keeps pages in memory while others are shown; Playwright forbids it that otherwise. */
const test = base.extend<object, { memory: undefined }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
    },
    { scope: "worker" },
  ],
});

declare global {
  interface Window {
    answer?: (response: Response) => void;
  }
}

test("a message on its way outlives a visit to another document, and is thanked for after the way back", async ({
  page,
}) => {
  await open(page, "/contact");
  await page.evaluate(() => {
    window.fetch = () =>
      new Promise((done) => {
        window.answer = done;
      });
  });
  await fillContact(page);
  await contact(page).send.click();
  await expect(contact(page).send).toBeDisabled();
  await page.goto("/robots.txt");
  await page.goBack();
  expect(await page.evaluate(() => typeof window.answer), "the page came from the browser's memory").toBe(
    "function",
  );
  await expect(contact(page).send).toBeDisabled();
  await expect(contact(page).message).toHaveValue(ada.message);
  await page.evaluate(() => window.answer?.(new Response()));
  await expect(contact(page).thanks).toBeVisible();
});
