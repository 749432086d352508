import { expect, type Page, test } from "@playwright/test";
import {
  bringUp,
  carousel,
  control,
  desktop,
  dot,
  expectSlide,
  mobile,
  pass,
  type Show,
  stopClock,
} from "../support/carousel";
import { open, settle, wide } from "../support/page";

test.use({ viewport: wide });

/** Far from both carousels, over the fixed header. */
const moveAway = (page: Page) => page.mouse.move(640, 5);

/** Opens the home page with its clock stopped at the beginning of the first slide's time. */
async function openAtRest(page: Page, show: Show) {
  await page.clock.install();
  await open(page, "/");
  await bringUp(page, show);
  // Held by the mouse, the carousel waits; once the mouse is gone the slide has its full time before it.
  await carousel(page, show).hover();
  await settle(page);
  await stopClock(page);
  await dot(page, show, 0).click();
  await expectSlide(page, show, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await moveAway(page);
  await settle(page);
}

for (const show of [desktop, mobile]) {
  const count = show.captions.length;

  test.describe(`"${show.label}"`, () => {
    test("goes on after 5 seconds, not before", async ({ page }) => {
      await openAtRest(page, show);
      await pass(page, 4990);
      await expectSlide(page, show, 0);
      await pass(page, 10);
      await expectSlide(page, show, 1);
    });

    test("goes through all slides and from the last to the first", async ({ page }) => {
      await openAtRest(page, show);
      for (let step = 1; step <= count; step++) {
        await pass(page, 5000);
        await expectSlide(page, show, step % count);
      }
    });

    test("gives a slide that was chosen its full time", async ({ page }) => {
      await openAtRest(page, show);
      await pass(page, 4000);
      await dot(page, show, 3).click();
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await moveAway(page);
      await settle(page);
      await pass(page, 4990);
      await expectSlide(page, show, 3);
      await pass(page, 10);
      await expectSlide(page, show, 4);
    });

    test("waits under the mouse and goes on when it has left", async ({ page }) => {
      await openAtRest(page, show);
      await carousel(page, show).hover();
      await settle(page);
      await pass(page, 20_000);
      await expectSlide(page, show, 0);
      await moveAway(page);
      await settle(page);
      await pass(page, 5000);
      await expectSlide(page, show, 1);
    });

    test("waits while the focus is inside and goes on when it has left", async ({ page }) => {
      await openAtRest(page, show);
      await dot(page, show, 0).focus();
      await settle(page);
      await pass(page, 20_000);
      await expectSlide(page, show, 0);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await settle(page);
      await pass(page, 5000);
      await expectSlide(page, show, 1);
    });

    test("stands still while paused, and goes on when played", async ({ page }) => {
      await openAtRest(page, show);
      await control(page, show, "Pause").click();
      await moveAway(page);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await settle(page);
      await pass(page, 20_000);
      await expectSlide(page, show, 0);
      await control(page, show, "Play").click();
      await moveAway(page);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await settle(page);
      await pass(page, 5000);
      await expectSlide(page, show, 1);
    });

    test("does not talk about slides that nobody asked for", async ({ page }) => {
      await openAtRest(page, show);
      await pass(page, 5000);
      await expectSlide(page, show, 1);
      await expect(carousel(page, show).locator('[aria-live="polite"]')).toHaveCount(0);
    });
  });
}

test("neither carousel moves by itself where motion is not wanted", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAtRest(page, mobile);
  await bringUp(page, desktop);
  await pass(page, 30_000);
  await expectSlide(page, desktop, 0);
  await expectSlide(page, mobile, 0);
  await expect(control(page, desktop, "Pause")).toBeDisabled();
});

test("a carousel stops when motion becomes unwanted while the page is open", async ({ page }) => {
  await openAtRest(page, desktop);
  await pass(page, 5000);
  await expectSlide(page, desktop, 1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(control(page, desktop, "Pause")).toBeDisabled();
  await pass(page, 30_000);
  await expectSlide(page, desktop, 1);
});

test("pausing one carousel leaves the other running", async ({ page }) => {
  await openAtRest(page, mobile);
  await bringUp(page, desktop);
  await dot(page, desktop, 0).click();
  await control(page, desktop, "Pause").click();
  await moveAway(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await dot(page, mobile, 0).focus();
  await dot(page, mobile, 0).blur();
  await settle(page);
  const before = await dot(page, mobile, 0).getAttribute("aria-current");
  await pass(page, 5000);
  await expectSlide(page, desktop, 0);
  expect(await dot(page, mobile, 0).getAttribute("aria-current")).not.toBe(before);
});
