import { expect } from "@playwright/test";
import { ownRoutes } from "../support/content";
import { some } from "../support/extent";
import { blocked } from "../support/hits";
import { test } from "../support/test";
import { openStill, themes } from "./support/matrix";

const widths = some([320, 390, 640, 820, 960, 1280, 1920], [390, 1280]);

test.describe.configure({ timeout: 300_000 });

for (const route of some(ownRoutes, ["/", "/about", "/contact"])) {
  for (const theme of some(themes, ["light"])) {
    test(`${route}, ${theme}: each control that can be seen gets its own click, at every width`, async ({
      page,
    }) => {
      await openStill(page, route, theme);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await blocked(page.locator("body")), `at ${width} px`).toEqual([]);
      }
    });
  }
}
