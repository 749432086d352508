import { expect } from "@playwright/test";
import {
  carousel,
  control,
  dot,
  expectSlide,
  letGo,
  openAtRest,
  pass,
  passUntil,
  shows,
} from "../support/carousel";
import { wide } from "../support/page";
import { test } from "../support/test";

test.use({ viewport: wide });

/** In ms; long enough for a carousel to have gone on if it were to. */
const longWhile = 60_000;

// That it goes through all slides by itself, and around, is in e2e/specification/4-states.spec.ts.
for (const show of shows) {
  test.describe(`"${show.label}" on ${show.route}`, () => {
    test.beforeEach(({ page }) => openAtRest(page, show));

    test("gives a slide that was chosen its full time", async ({ page }) => {
      const time = await passUntil(page, show, 1);
      await pass(page, time * 0.8);
      await dot(page, show, 0).click();
      await letGo(page);
      await pass(page, time * 0.8);
      await expectSlide(page, show, 0);
      await pass(page, time * 0.2 + 10);
      await expectSlide(page, show, 1);
    });

    test("stands still while paused, and goes on when played", async ({ page }) => {
      await control(page, show, "pause").click();
      await letGo(page);
      await pass(page, longWhile);
      await expectSlide(page, show, 0);
      await control(page, show, "play").click();
      await letGo(page);
      await passUntil(page, show, 1);
    });

    test("goes on without a word, and stops when motion becomes unwanted while the page is open", async ({
      page,
    }) => {
      await passUntil(page, show, 1);
      await expect(carousel(page, show).locator('[aria-live="polite"]')).toHaveCount(0);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await expect(control(page, show, "pause")).toBeDisabled();
      await pass(page, longWhile);
      await expectSlide(page, show, 1);
    });
  });
}
