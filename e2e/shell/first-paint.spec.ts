import { expect, type Page } from "@playwright/test";
import { alive, open } from "../support/page";
import { test } from "../support/test";
import { storeTheme, type Theme, themeButton } from "../support/theme";

interface Sight {
  /** The theme and the time of every change of the class on <html>. */
  themes: { theme: string; time: number }[];
  loaded?: string;
  firstPaint?: number;
}

declare global {
  interface Window {
    sight: Sight;
  }
}

/** Notes from the first moment on which theme stands on <html>, and when the browser painted first. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const sight: Sight = { themes: [] };
    window.sight = sight;
    const seen = () =>
      ["light", "dark"].filter((theme) => document.documentElement?.classList.contains(theme)).join(" and ");
    const note = () => {
      const theme = seen();
      if (theme !== (sight.themes.at(-1)?.theme ?? "")) sight.themes.push({ theme, time: performance.now() });
    };
    new MutationObserver(note).observe(document, { attributes: true, childList: true, subtree: true });
    document.addEventListener("DOMContentLoaded", () => {
      sight.loaded = seen();
    });
    new PerformanceObserver((list) => {
      sight.firstPaint ??= list.getEntriesByName("first-paint")[0]?.startTime;
    }).observe({ type: "paint", buffered: true });
  });

const expectNoFlash = async (page: Page, theme: Theme) => {
  await page.waitForFunction(() => window.sight.firstPaint !== undefined);
  const { themes, loaded, firstPaint = 0 } = await page.evaluate(() => window.sight);
  expect(loaded).toBe(theme);
  expect(themes.map((change) => change.theme)).toEqual([theme]);
  expect(themes[0]?.time).toBeLessThan(firstPaint);
};

const cases: { device: Theme; stored: string; expected: Theme }[] = [
  { device: "light", stored: "dark", expected: "dark" },
  { device: "dark", stored: "light", expected: "light" },
  { device: "light", stored: "system", expected: "light" },
  { device: "dark", stored: "system", expected: "dark" },
];

for (const { device, stored, expected } of cases) {
  for (const path of ["/", "/no/such/page"]) {
    test(`${path} is ${expected} from its first paint with "${stored}" on a ${device} device`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: device });
      await storeTheme(page, stored);
      await watch(page);
      await open(page, path);
      await expectNoFlash(page, expected);
    });
  }
}

test("a reload does not flash after the theme was changed by a click", async ({ page }) => {
  await open(page, "/");
  await themeButton(page).click();
  await watch(page);
  await page.reload();
  await alive(page);
  await expectNoFlash(page, "dark");
});
