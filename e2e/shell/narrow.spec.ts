import { expect, type Page } from "@playwright/test";
import { open, readThrough } from "../support/page";
import { test } from "../support/test";

/** What can be seen beyond the left or right edge of the window; what scrolls or clips its own content is no such thing. */
const overTheEdge = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const isInside = ({ left, right }: DOMRect) => left >= -0.5 && right <= clientWidth + 0.5;
    const isClipped = (element: Element): boolean => {
      const { parentElement: parent } = element;
      if (!parent || parent === document.body) return false;
      const { overflowX, clipPath } = getComputedStyle(parent);
      const clips = overflowX !== "visible" || clipPath !== "none";
      return (clips && isInside(parent.getBoundingClientRect())) || isClipped(parent);
    };
    return [...document.body.querySelectorAll("*")]
      .filter((element) => !element.closest(".visually-hidden"))
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return box.width > 0 && box.height > 0 && !isInside(box) && !isClipped(element);
      })
      .map((element) => `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent}`);
  });

for (const width of [320, 360, 390]) {
  for (const path of ["/", "/contact"]) {
    test(`nothing of ${path} reaches over the edge at ${width} px, the fixed header included`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 720 });
      await open(page, path);
      expect(await overTheEdge(page)).toEqual([]);
      await readThrough(page);
      expect(await overTheEdge(page)).toEqual([]);
    });
  }
}
