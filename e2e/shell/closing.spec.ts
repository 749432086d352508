import { expect } from "@playwright/test";
import { boxOf } from "../support/page";
import { test } from "../support/test";

for (const [look, route] of [
  ["beside", "/provenance"],
  ["centered", "/legal-solutions"],
  ["stub", "/wallet-storage-management"],
] as const)
  test(`a closing call that looks ${look} has its engraving beside its words at every width`, async ({
    page,
  }) => {
    for (const width of [390, 640, 768, 1024, 1200, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      const closing = page.locator("[data-closing]").last();
      await expect(closing).toHaveAttribute("data-closing", look);
      await closing.scrollIntoViewIfNeeded();
      const whole = await boxOf(closing);
      expect(whole.height, `${width} px`).toBeLessThan(width < 1200 ? 840 : 700);
      const engravings = closing.locator(".medallion svg");
      await expect(engravings.first()).toBeVisible();
      for (const words of await closing.locator("h2, a, button, p, code").all()) {
        if (!(await words.isVisible())) continue;
        const box = await boxOf(words);
        for (const engraving of await engravings.all()) {
          const { x, y, width: wide, height } = await boxOf(engraving);
          // A frame holds more air than engraving: what counts is the circle in it.
          const apart = Math.hypot(
            Math.max(box.x - (x + wide / 2), 0, x + wide / 2 - (box.x + box.width)),
            Math.max(box.y - (y + height / 2), 0, y + height / 2 - (box.y + box.height)),
          );
          expect.soft(apart, `${await words.textContent()} at ${width} px`).toBeGreaterThan(height / 2 - 8);
        }
      }
    }
  });
