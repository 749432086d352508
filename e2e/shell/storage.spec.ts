import { expect } from "@playwright/test";
import { contact } from "../support/forms";
import { open } from "../support/page";
import { test } from "../support/test";
import { themeButton } from "../support/theme";

/** The privacy page tells visitors what their browser keeps (data/pages/privacy.yaml): change both together. */
const told = /^(?:theme|checks|contact-draft|@@scroll\|.*|gatsby-reload-.*)$/;

test("the browser keeps no cookies, and only what the privacy page names", async ({ page, context }) => {
  await open(page, "/contact");
  await themeButton(page).click();
  await contact(page).name.fill("Ada");
  await page.getByRole("banner").locator('a[href="/"]').first().click();
  await expect(page).toHaveURL("/");
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(kept).toEqual(expect.arrayContaining(["theme", "contact-draft"]));
  expect(kept.filter((key) => !told.test(key))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
