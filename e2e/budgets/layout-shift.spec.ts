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

    test.describe("without scripts, which do not move it", () => {
      test.use({ javaScriptEnabled: false });

      test("a page that arrives in parts leaves what is there in its place", async ({ page }) => {
        for (const route of routesToTry) {
          await page.goto(route);
          expect({ route, moved: await movedByTheRest(page) }).toEqual({ route, moved: [] });
        }
      });
    });
  });
}

/**
 * Takes off what follows main, then main's sections, last to first, and what follows the words of the first, and gives
 * what of the first screen stands elsewhere without them: a visitor on a slow line would see that jump.
 */
const movedByTheRest = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector("main");
    const words = [...document.querySelectorAll("header *, main *:not(svg *)")];
    const placeOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return width * height === 0 ? "" : [x, y, width].map(Math.round).join(",");
    };
    const places = words
      .filter((element) => element.getBoundingClientRect().top < innerHeight)
      .map((element) => ({ element, place: placeOf(element) }));
    for (let part: Node | null = main; part && part !== document.body; part = part.parentNode) {
      while (part.nextSibling) part.nextSibling.remove();
    }
    const moved: string[] = [];
    for (;;) {
      for (const { element, place } of places) {
        const without = placeOf(element);
        if (!element.isConnected || without === place) continue;
        moved.push(`${element.outerHTML.slice(0, 60)}: ${without} to ${place}`);
      }
      if (!main?.lastElementChild || moved.length > 0) return moved.slice(0, 5);
      // Of an opening, first what comes after its words.
      const afterWords = main.querySelectorAll(':scope > :only-child [data-part="copy"] ~ *');
      if (afterWords.length === 0) main.lastElementChild.remove();
      for (const part of afterWords) part.remove();
    }
  });
