import { expect, type Page, test } from "@playwright/test";
import { answerForOthers, open, wide } from "../support/page";
import { external } from "../support/site";

test.use({ viewport: wide });

const bar = (page: Page) => page.getByRole("navigation", { name: "Main menu" });
const button = (page: Page, name: string) => bar(page).getByRole("button", { name, exact: true });
const entries = (page: Page, name: string) =>
  bar(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name, exact: true }) })
    .getByRole("link");

const expectOpen = async (page: Page, name: string, count: number) => {
  await expect(button(page, name)).toHaveAttribute("aria-expanded", "true");
  await expect(entries(page, name)).toHaveCount(count);
  await expect(entries(page, name).first()).toBeVisible();
};

const expectClosed = async (page: Page, name: string) => {
  await expect(button(page, name)).toHaveAttribute("aria-expanded", "false");
  await expect(entries(page, name)).toHaveCount(0);
};

for (const [name, count] of [
  ["Products", 8],
  ["Solutions", 11],
  ["Resources", 6],
] as const) {
  test.describe(`the ${name} menu`, () => {
    test.beforeEach(async ({ page }) => {
      await open(page, "/");
      await expectClosed(page, name);
    });

    test(`shows its ${count} entries on a click and closes on the next`, async ({ page }) => {
      await button(page, name).dispatchEvent("click");
      await expectOpen(page, name, count);
      await button(page, name).dispatchEvent("click");
      await expectClosed(page, name);
    });

    test("opens under a resting mouse and closes when the mouse is gone", async ({ page }) => {
      await button(page, name).hover();
      await expectOpen(page, name, count);
      await entries(page, name).last().hover();
      await expectOpen(page, name, count);
      await page.mouse.move(640, 780);
      await expectClosed(page, name);
    });

    test("stays open on the click that follows the hover, and closes on a press outside", async ({
      page,
    }) => {
      await button(page, name).hover();
      await expectOpen(page, name, count);
      await button(page, name).click();
      await expectOpen(page, name, count);
      await page.mouse.click(640, 780);
      await expectClosed(page, name);
    });

    test("opens and closes by Enter and by Space", async ({ page }) => {
      await button(page, name).focus();
      for (const key of ["Enter", "Space"]) {
        await page.keyboard.press(key);
        await expectOpen(page, name, count);
        await page.keyboard.press(key);
        await expectClosed(page, name);
      }
    });

    test("is walked with the arrow keys, Home and End", async ({ page }) => {
      await button(page, name).focus();
      await page.keyboard.press("ArrowDown");
      await expectOpen(page, name, count);
      await expect(entries(page, name).nth(0)).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(entries(page, name).nth(1)).toBeFocused();
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("ArrowUp");
      await expect(entries(page, name).nth(count - 1)).toBeFocused();
      await page.keyboard.press("Home");
      await expect(entries(page, name).nth(0)).toBeFocused();
      await page.keyboard.press("End");
      await expect(entries(page, name).nth(count - 1)).toBeFocused();
    });

    test("closes on Escape and gives the focus back to its button", async ({ page }) => {
      await button(page, name).focus();
      await page.keyboard.press("ArrowDown");
      await expect(entries(page, name).first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expectClosed(page, name);
      await expect(button(page, name)).toBeFocused();
    });

    test("closes when Tab leaves it", async ({ page }) => {
      await button(page, name).focus();
      await page.keyboard.press("ArrowDown");
      await expect(entries(page, name).first()).toBeFocused();
      await page.keyboard.press("End");
      await expect(entries(page, name).last()).toBeFocused();
      await page.keyboard.press("Tab");
      await expectClosed(page, name);
    });
  });
}

test("only one menu is open at a time", async ({ page }) => {
  await open(page, "/");
  await button(page, "Products").focus();
  await page.keyboard.press("Enter");
  await expectOpen(page, "Products", 8);
  await button(page, "Solutions").hover();
  await expectOpen(page, "Solutions", 11);
  await expectClosed(page, "Products");
});

test("the arrow keys move along the bar", async ({ page }) => {
  await open(page, "/");
  await button(page, "Products").focus();
  await page.keyboard.press("ArrowRight");
  await expect(button(page, "Solutions")).toBeFocused();
  await page.keyboard.press("End");
  await expect(bar(page).getByRole("link", { name: "Contact", exact: true })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(button(page, "Products")).toBeFocused();
});

test("a closed menu is no stop for the keyboard", async ({ page }) => {
  await open(page, "/");
  await button(page, "Products").focus();
  await page.keyboard.press("Tab");
  await expect(button(page, "Solutions")).toBeFocused();
});

test("Products features the desktop wallet and the mobile wallet, which is marked New", async ({ page }) => {
  await open(page, "/");
  await button(page, "Products").hover();
  await expectOpen(page, "Products", 8);
  const desktop = entries(page, "Products").filter({ hasText: "Metanet Desktop" });
  await expect(desktop).toHaveAttribute("href", external("desktop"));
  await expect(desktop.getByRole("presentation").or(desktop.locator("img")).first()).toBeVisible();
  const mobile = entries(page, "Products").filter({ hasText: "Metanet Mobile" });
  await expect(mobile).toHaveAttribute("href", "/metanet-mobile");
  await expect(mobile).toContainText("New");
});

test("an entry that leaves the site says so and opens a new tab", async ({ page, context }) => {
  await answerForOthers(context);
  await open(page, "/");
  await button(page, "Resources").hover();
  await expectOpen(page, "Resources", 6);
  const entry = entries(page, "Resources").filter({ hasText: "Documentation" });
  await expect(entry).toHaveAccessibleName(/opens in a new tab/);
  const tab = page.waitForEvent("popup");
  await entry.click();
  expect((await tab).url()).toBe(`${external("documentation")}/`);
});

test("choosing an entry leads to its page, closes the menu and marks the entry from then on", async ({
  page,
}) => {
  await open(page, "/");
  await button(page, "Solutions").focus();
  await page.keyboard.press("ArrowDown");
  await entries(page, "Solutions").filter({ hasText: "Provenance" }).press("Enter");
  await expect(page).toHaveURL("/provenance");
  await expectClosed(page, "Solutions");
  await button(page, "Solutions").focus();
  await page.keyboard.press("Enter");
  await expectOpen(page, "Solutions", 11);
  const marked = bar(page).locator('[aria-current="page"]');
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText("Provenance");
});
