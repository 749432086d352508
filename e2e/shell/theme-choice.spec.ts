import { expect } from "@playwright/test";
import { alive, boxOf, collectFaults, footerLink, holdScripts, open, small, wide } from "../support/page";
import { test } from "../support/test";
import {
  expectChoice,
  expectTheme,
  storedTheme,
  storeTheme,
  themeButton,
  themeField,
} from "../support/theme";

test("nobody has to choose: the system's theme stands in the footer, large enough for a finger", async ({
  page,
}) => {
  await open(page, "/about");
  await expectChoice(page, "system");
  expect(await storedTheme(page)).toBeNull();
  for (const viewport of [small, wide]) {
    await page.setViewportSize(viewport);
    const { width, height } = await boxOf(themeField(page));
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }

  await test.step("the choice is worked by keyboard", async () => {
    await themeField(page).press("End");
    await expectTheme(page, "dark");
    await themeField(page).press("ArrowUp");
    await expectTheme(page, "light");
    await themeField(page).press("Home");
    await expectChoice(page, "system");
  });
});

test("the footer's choice leads back to the device's theme, which the button never does", async ({
  page,
}) => {
  await open(page, "/about");
  await themeButton(page).click();
  await expectChoice(page, "dark");
  await themeField(page).selectOption("light");
  await expectTheme(page, "light");
  expect(await storedTheme(page)).toBe("light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectTheme(page, "light");
  await themeField(page).selectOption("system");
  await expectTheme(page, "dark");
  expect(await storedTheme(page)).toBe("system");
  await page.emulateMedia({ colorScheme: "light" });
  await expectTheme(page, "light");
});

test("the choice is there after a reload, before and after the scripts come, and on other pages", async ({
  page,
}) => {
  const faults = collectFaults(page);
  await open(page, "/about");
  await themeField(page).selectOption("dark");
  const release = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await expectChoice(page, "dark");
  release();
  await alive(page);
  await expectChoice(page, "dark");
  await footerLink(page, "/contact").click();
  await expect(page).toHaveURL("/contact");
  await expectChoice(page, "dark");
  await expectTheme(page, "dark");
  expect(faults).toEqual([]);
});

test("the choice is answered before the scripts come, and kept when they do", async ({ page }) => {
  const faults = collectFaults(page);
  const release = await holdScripts(page);
  await page.goto("/about", { waitUntil: "commit" });
  await themeField(page).selectOption("dark");
  await expectTheme(page, "dark");
  await themeButton(page).click();
  await expectChoice(page, "light");
  await themeField(page).selectOption("dark");
  release();
  await alive(page);
  await expectChoice(page, "dark");
  await expectTheme(page, "dark");
  await themeField(page).selectOption("system");
  await expectTheme(page, "light");
  expect(faults).toEqual([]);
});

test("the choice of one tab stands in the other", async ({ page, context }) => {
  await open(page, "/about");
  const second = await context.newPage();
  await open(second, "/contact");
  await themeField(second).selectOption("dark");
  await expectChoice(page, "dark");
  await themeField(page).selectOption("system");
  await expectChoice(second, "system");
  await expectTheme(second, "light");
});

test("an unknown value in the storage counts as the system's theme", async ({ page }) => {
  await storeTheme(page, "sepia");
  await open(page, "/about");
  await expectChoice(page, "system");
});

for (const held of [true, false]) {
  test(`where the storage throws, the choice holds until the page is left${held ? ", before the scripts come too" : ""}`, async ({
    page,
  }) => {
    const faults = collectFaults(page);
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("Access is denied", "SecurityError");
        },
      });
    });
    const release = held ? await holdScripts(page) : () => {};
    await (held ? page.goto("/about", { waitUntil: "commit" }) : open(page, "/about"));
    await themeField(page).selectOption("dark");
    await expectTheme(page, "dark");
    await page.emulateMedia({ colorScheme: "dark" });
    await themeButton(page).click();
    await expectTheme(page, "light");
    release();
    await alive(page);
    await expectChoice(page, "light");
    await footerLink(page, "/contact").click();
    await expect(page).toHaveURL("/contact");
    await expectTheme(page, "light");
    await expectChoice(page, "light");
    expect(faults).toEqual([]);
  });
}
