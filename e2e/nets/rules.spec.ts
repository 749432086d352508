import { expect } from "@playwright/test";
import { axe } from "../support/axe";
import { ownRoutes } from "../support/content";
import { some } from "../support/extent";
import { test } from "../support/test";
import { openStill, themes } from "./support/matrix";

const sizes = some(
  [
    { width: 320, height: 640 },
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ],
  [{ width: 1280, height: 800 }],
);

for (const route of some(ownRoutes, ["/", "/deep-dives/parts-requisition"])) {
  for (const theme of some(themes, ["light"])) {
    test(`${route}, ${theme}: every rule of axe is kept, the best practices too`, async ({ page }) => {
      test.slow();
      await openStill(page, route, theme);
      for (const size of sizes) {
        await page.setViewportSize(size);
        const { violations } = await axe(page)
          .withTags(["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
          // Contrast of 7:1 is for those who ask for it: e2e/nets/preferences.spec.ts.
          .disableRules(["color-contrast-enhanced"])
          .analyze();
        expect(
          violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join("; ")}`,
          ),
          `at ${size.width} px`,
        ).toEqual([]);
      }
    });
  }
}
