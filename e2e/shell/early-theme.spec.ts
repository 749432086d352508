import { expect, type Page } from "@playwright/test";
import { alive, collectFaults, holdScripts } from "../support/page";
import { test } from "../support/test";
import { expectTheme, storedTheme, storeTheme, themeButton } from "../support/theme";

/** The colours of the browser's own frame, for a light and for a dark device. */
const frames = (page: Page) =>
  page
    .locator('meta[name="theme-color"]')
    .evaluateAll((metas) => metas.map((meta) => meta.getAttribute("content")));

test("the theme's button works while the scripts have not come, and the choice stays when they do", async ({
  page,
}) => {
  const faults = collectFaults(page);
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await expectTheme(page, "light");
  const light = await frames(page);
  await themeButton(page).click();
  await expectTheme(page, "dark");
  expect(await storedTheme(page)).toBe("dark");
  const [first, second] = await frames(page);
  expect(second).toBe(first);
  expect(light).not.toContain(first);
  await themeButton(page).press("Enter");
  await expectTheme(page, "light");
  expect(await frames(page)).toEqual(light);
  await themeButton(page).press("Space");
  release();
  await alive(page);
  await expectTheme(page, "dark");
  await themeButton(page).click();
  await expectTheme(page, "light");
  expect(faults).toEqual([]);
});

test("the page follows the device while the scripts have not come", async ({ page }) => {
  await holdScripts(page);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/about", { waitUntil: "commit" });
  await expectTheme(page, "light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectTheme(page, "dark");
});

test("a stored choice colours the browser's frame before the scripts come", async ({ page }) => {
  await holdScripts(page);
  await storeTheme(page, "dark");
  await page.goto("/about", { waitUntil: "commit" });
  await expectTheme(page, "dark");
  const [first, second] = await frames(page);
  expect(first).toBe(second);
});
