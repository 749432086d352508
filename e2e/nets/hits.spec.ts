import { expect, type Page } from "@playwright/test";
import { ownRoutes } from "../support/content";
import { some } from "../support/extent";
import { test } from "../support/test";
import { openStill, themes } from "./support/matrix";

const widths = some([320, 390, 640, 820, 960, 1280, 1920], [390, 1280]);

test.describe.configure({ timeout: 300_000 });

/** The controls that do not get their own click, at their center or near one of their edges. */
const blocked = (page: Page) =>
  page.evaluate(() => {
    const inset = 3;
    const missed: string[] = [];
    const controls = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, textarea, summary, label, [tabindex='0']:not([data-scrolls]):not(ul)",
    );
    for (const control of controls) {
      if (control.closest("[inert], [aria-hidden='true']")) continue;
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (getComputedStyle(control).pointerEvents === "none") continue;
      // The skip link stands above the window until it has the focus.
      if (
        control.matches("body a[href='#content']:not(dialog *)") &&
        control.getBoundingClientRect().bottom <= 0
      )
        continue;
      const fixed = control.closest("header[data-glass]");
      if (!fixed) control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const [first, ...others] = [...control.getClientRects()].filter(
        ({ width, height }) => width > 1 && height > 1,
      );
      if (!first) continue;
      const box =
        others.length > 0 && getComputedStyle(control).display === "inline"
          ? first
          : control.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const points = {
        center: [x, y],
        left: [box.left + inset, y],
        right: [box.right - inset, y],
        top: [x, box.top + inset],
        bottom: [x, box.bottom - inset],
      } as const;
      for (const [where, [left, top]] of Object.entries(points)) {
        if (left < 0 || top < 0 || left >= innerWidth || top >= innerHeight) continue;
        const hit = document.elementFromPoint(left, top);
        const own =
          hit &&
          (control.contains(hit) ||
            // A label takes the click for its field, and what is in a control takes its own.
            hit.closest("label")?.contains(control) ||
            (hit !== control && hit.contains(control) && hit.matches("label")) ||
            (control.matches("label") && hit.matches("input, textarea")));
        if (!own)
          missed.push(
            `${control.tagName} "${(control.getAttribute("aria-label") ?? control.textContent ?? "").trim().slice(0, 40)}" at its ${where}: ${hit?.outerHTML.slice(0, 80)}`,
          );
      }
    }
    return missed;
  });

for (const route of some(ownRoutes, ["/", "/about", "/contact"])) {
  for (const theme of some(themes, ["light"])) {
    test(`${route}, ${theme}: each control that can be seen gets its own click, at every width`, async ({
      page,
    }) => {
      await openStill(page, route, theme);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await blocked(page), `at ${width} px`).toEqual([]);
      }
    });
  }
}
