import { expect } from "@playwright/test";
import { axe } from "../support/axe";
import { ownRoutes } from "../support/content";
import { full, some } from "../support/extent";
import { scrollTo } from "../support/page";
import { test } from "../support/test";
import { faintTexts, textsOverArt } from "./support/contrast";
import { openStill, rest, themes } from "./support/matrix";

const widths = some([320, 390, 480, 640, 768, 860, 959, 960, 1024, 1200, 1366, 1600, 1920], [390, 960, 1024]);
const heights = some([600, 800, 1366], [800]);

const glass = "header[data-glass]";

test.describe.configure({ timeout: 300_000 });

for (const route of some(ownRoutes, ["/"])) {
  for (const theme of some(themes, ["dark"])) {
    test(`${route}, ${theme}: text on pictures and gradients can be read at every width`, async ({
      page,
    }) => {
      const faint: string[] = [];
      await openStill(page, route, theme);
      for (const width of widths) {
        for (const height of heights) {
          await page.setViewportSize({ width, height });
          for (const top of [0, 0.4]) {
            await scrollTo(page, top * height);
            await rest(page);
            const found = await faintTexts(page, await textsOverArt(page));
            faint.push(...found.map((what) => `${width}×${height} at ${top * height}: ${what}`));
          }
        }
      }
      expect(faint).toEqual([]);
    });
  }
}

for (const route of some(ownRoutes, ["/"])) {
  for (const theme of some(themes, ["dark"])) {
    test(`${route}, ${theme}: the glass header can be read over whatever passes under it`, async ({
      page,
    }) => {
      await openStill(page, route, theme);
      await page.setViewportSize({ width: 1280, height: 700 });
      const faint: string[] = [];
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      for (let top = 40; top < end; top += full ? 120 : 1400) {
        await scrollTo(page, top);
        await rest(page);
        const texts = await textsOverArt(page, glass);
        faint.push(...(await faintTexts(page, texts, glass)).map((what) => `at ${top}: ${what}`));
      }
      expect(faint).toEqual([]);
    });

    test(`${route}, ${theme}: nothing that axe leaves open about colors is too faint`, async ({ page }) => {
      await openStill(page, route, theme);
      for (const size of some(
        [
          { width: 390, height: 844 },
          { width: 1280, height: 800 },
        ],
        [{ width: 1280, height: 800 }],
      )) {
        await page.setViewportSize(size);
        await scrollTo(page, 0);
        const { violations, incomplete } = await axe(page, "violations", "incomplete")
          .withRules(["color-contrast"])
          .analyze();
        expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
        const faint: string[] = [];
        const open = incomplete.flatMap(({ nodes }) => nodes);
        for (const { target } of some(
          open,
          open.filter((_, index) => index % 4 === 0),
        )) {
          const selector = target.join(" ");
          const element = page.locator(selector).first();
          await element.evaluate((node) => node.scrollIntoView({ block: "center", behavior: "instant" }));
          await rest(page);
          faint.push(...(await faintTexts(page, await textsOverArt(page, selector))));
        }
        expect([...new Set(faint)]).toEqual([]);
      }
    });
  }
}
