import { expect, type Page } from "@playwright/test";
import { menus, words } from "../support/content";
import { expectOpen, menuButton } from "../support/menus";
import { alive, boxOf, collectFaults, footerLink, open, readThrough } from "../support/page";
import { test } from "../support/test";
import { expectTheme, storedTheme, storeTheme, type Theme, themeButton } from "../support/theme";

const other: Record<Theme, Theme> = { light: "dark", dark: "light" };
const themes: Theme[] = ["light", "dark"];

for (const device of themes) {
  test.describe(`on a ${device} device`, () => {
    test.use({ colorScheme: device });

    test("a first visit shows the device's theme, and each click flips it, also for other pages and visits", async ({
      page,
    }) => {
      await open(page, "/about");
      await expectTheme(page, device);
      expect(await storedTheme(page)).toBeNull();
      await expect(themeButton(page)).toHaveAccessibleDescription(words.theme[device]);
      for (const theme of [other[device], device, other[device]]) {
        await themeButton(page).click();
        await expectTheme(page, theme);
        expect(await storedTheme(page)).toBe(theme);
        await expect(themeButton(page)).toHaveAccessibleDescription(words.theme[theme]);
      }
      await page.reload();
      await alive(page);
      await expectTheme(page, other[device]);
      await footerLink(page, "/contact").click();
      await expect(page).toHaveURL("/contact");
      await expectTheme(page, other[device]);
    });

    // Other values are in __tests__/components/themeSwitch/script.test.ts.
    test("a stored value that nobody can choose means the device's theme, and one click flips it", async ({
      page,
    }) => {
      await storeTheme(page, "sepia");
      await open(page, "/about");
      await expectTheme(page, device);
      await themeButton(page).click();
      await expectTheme(page, other[device]);
    });

    test("a storage that throws changes nothing but the memory", async ({ page }) => {
      const faults = collectFaults(page);
      await page.addInitScript(() => {
        Object.defineProperty(window, "localStorage", {
          get() {
            throw new DOMException("Access is denied", "SecurityError");
          },
        });
      });
      await open(page, "/about");
      await expectTheme(page, device);
      await themeButton(page).click();
      await expectTheme(page, other[device]);
      await footerLink(page, "/contact").click();
      await expect(page).toHaveURL("/contact");
      await expectTheme(page, other[device]);
      expect(faults).toEqual([]);
    });

    test("pictures of the hidden theme are not asked for", async ({ page }) => {
      const requested = new Set<string>();
      page.on("request", (request) => {
        if (request.resourceType() === "image") requested.add(new URL(request.url()).pathname);
      });
      await open(page, "/");
      await readThrough(page);
      const offered = await page.evaluate(() => {
        const addresses = { seen: [] as string[], hidden: [] as string[] };
        for (const picture of document.querySelectorAll("picture, img:not(picture img)")) {
          // Inside a closed menu both halves of a pair are out of sight; only the theme's half has a display.
          const kind = getComputedStyle(picture).display === "none" ? "hidden" : "seen";
          const parts = [picture, ...picture.querySelectorAll("source, img")];
          for (const part of parts) {
            const set = `${part.getAttribute("src") ?? ""}, ${part.getAttribute("srcset") ?? ""}`;
            addresses[kind].push(...set.split(",").map((candidate) => candidate.trim().split(" ")[0] ?? ""));
          }
        }
        return addresses;
      });
      test.skip(offered.hidden.length === 0, "No picture of the home page has a variant for a theme");
      const seen = new Set(offered.seen);
      const wasted = offered.hidden.filter((address) => !seen.has(address) && requested.has(address));
      expect(wasted).toEqual([]);
    });
  });
}

test("without a choice the page follows the device while it is open; a choice stays", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/about");
  for (const colorScheme of ["light", "dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectTheme(page, colorScheme);
  }
  await themeButton(page).click();
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectTheme(page, "dark");
  }
});

test("a choice in one tab is seen in the other, and so is a storage that is cleared", async ({
  page,
  context,
}) => {
  await open(page, "/about");
  const second = await context.newPage();
  await open(second, "/contact");
  await themeButton(second).click();
  await expectTheme(page, "dark");
  await themeButton(page).press("Enter");
  await expectTheme(second, "light");
  await themeButton(page).press("Space");
  await expectTheme(page, "dark");
  await second.evaluate(() => localStorage.clear());
  await expectTheme(page, "light");
});

/** Where the circle begins that uncovers the other theme, and what grows. */
const uncovering = (page: Page) =>
  page.evaluate(() => {
    const [circle] = document
      .getAnimations()
      .filter((animation) => (animation as CSSAnimation).animationName === "uncover");
    const from = getComputedStyle(document.documentElement).getPropertyValue("--uncover-from");
    return circle && { from, duration: circle.effect?.getComputedTiming().duration };
  });

test("the other theme is uncovered from the button that was pressed", async ({ page }) => {
  await open(page, "/about");
  const { x, y, width, height } = await boxOf(themeButton(page));
  await themeButton(page).click();
  // It is over after 0.4 s, so it is looked for often, and looked at once.
  await expect
    .poll(() => uncovering(page), { intervals: [20] })
    .toEqual({ from: `${x + width / 2}px ${y + height / 2}px`, duration: 400 });
  await expect(page.locator("html")).not.toHaveClass(/uncovering/);
  await expectTheme(page, "dark");
});

test("before the button is pressed for the first time, the other theme's opening picture is there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/");
  const picture = page.locator(".only-dark > [fetchpriority=high]");
  const isThere = () =>
    picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  expect(await isThere()).toBe(false);
  await themeButton(page).hover();
  await expect.poll(isThere).toBe(true);
});

test("two quick presses end where they began, and the choice is kept at once", async ({ page }) => {
  await open(page, "/about");
  await themeButton(page).dblclick();
  await expect.poll(() => storedTheme(page)).toBe("light");
  await expectTheme(page, "light");
  await expect(page.locator("html")).not.toHaveClass(/uncovering/);
});

test("what is pressed while the theme is uncovered is not lost", async ({ page }) => {
  await open(page, "/about");
  const [{ title, entries } = { title: "", entries: [] }] = menus.header;
  const { x, y } = await boxOf(menuButton(page, title));
  await themeButton(page).click();
  await page.mouse.click(x + 4, y + 4);
  await expectOpen(page, title, entries.length);
  await expectTheme(page, "dark");
});

for (const [what, prepare] of [
  ["where motion is not wanted", (page: Page) => page.emulateMedia({ reducedMotion: "reduce" })],
  [
    "in a browser without view transitions",
    (page: Page) => page.addInitScript(() => Object.assign(document, { startViewTransition: undefined })),
  ],
] as const) {
  test(`the theme switches at once ${what}`, async ({ page }) => {
    await prepare(page);
    await open(page, "/about");
    await themeButton(page).click();
    expect(await page.locator("html").getAttribute("class")).toMatch(/\bdark\b/);
    expect(await page.locator("html").getAttribute("class")).not.toMatch(/uncovering/);
  });
}
