import { expect, type Page } from "@playwright/test";
import { routesToTry } from "../support/extent";
import { open, readThrough, settle, small, wide } from "../support/page";
import { lateOpening } from "../support/pictures";
import { test } from "../support/test";

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
  interface Window {
    shifts: string[];
    shifted: number;
  }
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        window.shifted += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources) {
          const name =
            node instanceof Element ? node.outerHTML.slice(0, 90) : node?.textContent?.slice(0, 60);
          const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
          window.shifts.push(`${name}: ${place(previousRect)} to ${place(currentRect)}`);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

for (const viewport of [small, wide]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    // The last is no page's: what it may have meant is told once the page is alive.
    for (const route of [...routesToTry, "/contct"]) {
      test(`the largest picture of ${route} loads first, and nothing moves by itself`, async ({ page }) => {
        // With the device's fonts to the end: what happens when ours take their place is measured in e2e/fonts.
        await page.route("**/*.woff2", (font) => font.abort());
        await watchShifts(page);
        await open(page, route);
        await page.waitForLoadState("networkidle");
        // Until somebody scrolls.
        expect(await lateOpening(page)).toBeUndefined();
        await readThrough(page);
        await settle(page);
        const { shifts, shifted } = await page.evaluate(() => ({
          shifts: window.shifts,
          shifted: window.shifted,
        }));
        expect({ shifts, shifted }).toEqual({ shifts: [], shifted: 0 });
      });
    }
  });
}
