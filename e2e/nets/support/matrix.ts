import type { Page } from "@playwright/test";
import { ownRoutes } from "../../support/content";
import { showUp } from "../../support/page";

export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** One page of each kind. */
export const kinds = ["/", "/provenance", "/contact", "/whitepapers/skilled-industries"].filter((route) =>
  ownRoutes.includes(route),
);

/** Resolves when the pictures in sight are there, or when they have had their time, and what follows is drawn. */
export const rest = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const isMissing = (image: HTMLImageElement) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      const isSeen = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return isSeen && !image.complete;
    };
    await frame();
    for (let turn = 0; turn < 120 && [...document.images].some(isMissing); turn++) await frame();
    await frame();
    await frame();
  });

/** Opens a page in a theme, at rest: nothing moves, and everything that waits to be seen has been. */
export async function openStill(page: Page, route: string, theme: Theme) {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await page.goto(route);
  await showUp(page);
  await page.waitForFunction(() => document.querySelector("#___gatsby")?.matches(":not(:empty)"));
  await page.waitForLoadState("networkidle");
}
