import { expect, type Page } from "@playwright/test";
import { words } from "../support/content";
import { alive, collectFaults, holdScripts } from "../support/page";
import { test } from "../support/test";
import { expectTheme, storedTheme, storeTheme, themeButton } from "../support/theme";

/** The colors of the browser's own frame, for a light and for a dark device. */
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

declare global {
  interface Window {
    presses: { early: number; late: number; wrong: number };
  }
}

test("a press flips the theme, and once, at whatever moment of the page's start it comes", async ({
  page,
}) => {
  const faults = collectFaults(page);
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect(themeButton(page)).toBeVisible();
  await page.evaluate((name) => {
    let times = 0;
    let isAlive = false;
    addEventListener("themechange", () => times++);
    addEventListener("alive", () => {
      isAlive = true;
    });
    const presses = { early: 0, late: 0, wrong: 0 };
    window.presses = presses;
    const { classList } = document.documentElement;
    const press = () => {
      const [was, early] = [classList.contains("dark"), !isAlive];
      times = 0;
      document.querySelector<HTMLElement>(`header [aria-label="${name}"]`)?.click();
      presses[early ? "early" : "late"]++;
      if (times !== 1 || was === classList.contains("dark")) presses.wrong++;
      if (presses.late < 20) setTimeout(press);
    };
    press();
  }, words.header.theme);
  release();
  await alive(page);
  await expect.poll(() => page.evaluate(() => window.presses.late)).toBe(20);
  const { early, wrong } = await page.evaluate(() => window.presses);
  expect(early).toBeGreaterThan(5);
  expect(wrong).toBe(0);
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

test("a stored choice colors the browser's frame before the scripts come", async ({ page }) => {
  await holdScripts(page);
  await storeTheme(page, "dark");
  await page.goto("/about", { waitUntil: "commit" });
  await expectTheme(page, "dark");
  const [first, second] = await frames(page);
  expect(first).toBe(second);
});
