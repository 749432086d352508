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

test("what a page asks for stands apart from its certificate, in one line, and the check ends where its hash does", async ({
  page,
}) => {
  for (const [route, width] of [
    ["/provenance", 768],
    ["/provenance", 1280],
    ["/legal-solutions", 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(route);
    const closing = page.locator("[data-closing]").last();
    const [first, last] = [
      closing.locator(".call a[class]").first(),
      closing.locator(".call a[class]").last(),
    ];
    const button = await boxOf(last);
    expect(button.y, `${route} at ${width} px`).toBe((await boxOf(first)).y);
    const name = closing.locator(".certificate-name");
    const padding = await name.evaluate((it) => Number.parseFloat(getComputedStyle(it).paddingTop));
    const top = (await boxOf(name)).y + padding;
    expect(top - (button.y + button.height), `${route} at ${width} px`).toBeGreaterThan(36);
    if (route !== "/provenance") continue;
    const [check, end] = [
      await boxOf(closing.getByRole("button")),
      await boxOf(closing.locator("code > span").last()),
    ];
    expect(Math.abs(check.x + check.width - end.x - end.width), `${width} px`).toBeLessThan(2);
  }
});
