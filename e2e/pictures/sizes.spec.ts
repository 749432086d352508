import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator } from "@playwright/test";
import { imageSize } from "image-size";
import { bringUp, picture, shows } from "../support/carousel";
import { allSections } from "../support/content";
import { routesToTry } from "../support/extent";
import { open, wide } from "../support/page";
import { isDrawn } from "../support/pictures";
import { shownPictures } from "../support/sizes";
import { test } from "../support/test";

// The layout does not wait for scripts.
test.use({ javaScriptEnabled: false });

const windows = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const;

test("every picture says within a tenth how wide it is drawn, at any width", async ({ page }) => {
  test.slow();
  const wrong: string[] = [];
  for (const route of routesToTry) {
    await page.goto(route, { waitUntil: "domcontentloaded" });
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      for (const { src, said, drawn } of await shownPictures(page)) {
        const off = Math.abs(said / drawn - 1);
        if (!(off <= 0.1)) wrong.push(`${route} at ${width} px, ${src}: says ${said}, is ${drawn}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

/** How many dots wide the file is that the browser has chosen, and how many the place of the picture has. */
const sharpness = (picture: Locator) =>
  picture.evaluate((img: HTMLImageElement) => {
    const all = [
      img.srcset,
      ...[...(img.parentElement?.children ?? [])].map((source) => source.getAttribute("srcset")),
    ];
    const chosen = all
      .join(",")
      .split(",")
      .find((candidate) => img.currentSrc.endsWith(candidate.trim().split(" ")[0] ?? ""));
    return { dots: Number.parseInt(chosen?.trim().split(" ")[1] ?? "", 10), needed: img.offsetWidth * 2 };
  });

test.describe("on a screen of two dots per pixel", () => {
  test.use({ deviceScaleFactor: 2, javaScriptEnabled: true, viewport: wide });

  for (const show of shows) {
    test(`the screens of "${show.label}" are as sharp as their files allow`, async ({ page }) => {
      await open(page, show.route);
      await bringUp(page, show);
      const screen = picture(page, show);
      await expect.poll(() => isDrawn(screen)).toBe(true);
      const { dots, needed } = await sharpness(screen);
      const { width } = imageSize(
        readFileSync(join("data", show.slides[0]?.src.replace(/^(?:\.\.\/)+/, "") ?? "")),
      );
      expect(dots).toBeGreaterThanOrEqual(Math.min(width, needed));
    });
  }

  for (const { route, art, layout } of allSections("Hero").filter(({ art }) => art)) {
    for (const [width, height] of [
      ...(layout === "wide" ? [] : [[390, 844] as const]),
      [1280, 800],
      [1920, 1080],
    ] as const) {
      test(`at ${width} px, the picture that ${route} opens with has a dot for each dot of its place, or all of its file`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        await page.goto(route);
        const opening = page.locator('[data-part="art"] img:visible').first();
        await expect.poll(() => isDrawn(opening)).toBe(true);
        const { dots, needed } = await sharpness(opening);
        const file = imageSize(readFileSync(join("data", art?.src.replace(/^(?:\.\.\/)+/, "") ?? ""))).width;
        expect(dots).toBeGreaterThanOrEqual(Math.min(file, 0.98 * needed));
      });
    }
  }
});
