import { expect } from "@playwright/test";
import { bringUp, carousel, control, dot, dots, expectSlide, shows, slideName } from "../support/carousel";
import { words } from "../support/content";
import { open, wide } from "../support/page";
import { test } from "../support/test";

test.use({ viewport: wide, reducedMotion: "reduce" });

for (const show of shows) {
  const count = show.slides.length;

  test.describe(`"${show.label}" on ${show.route}`, () => {
    test.beforeEach(async ({ page }) => {
      await open(page, show.route);
      await bringUp(page, show);
    });

    test("goes to a slide by arrow, dot and key, from the last to the first and back", async ({ page }) => {
      await test.step("it has a dot for each slide and begins with the first", async () => {
        await expect(dots(page, show)).toHaveCount(count);
        await expectSlide(page, show, 0);
      });

      await test.step("Next goes on, and from the last slide to the first", async () => {
        for (let step = 1; step <= count; step++) {
          await control(page, show, "next").click();
          await expectSlide(page, show, step % count);
        }
      });

      await test.step("Previous goes back, from the first slide to the last", async () => {
        await control(page, show, "previous").click();
        await expectSlide(page, show, count - 1);
        await control(page, show, "previous").click();
        await expectSlide(page, show, count - 2);
      });

      await test.step("a dot jumps to its slide", async () => {
        for (const slide of [Math.floor(count / 2), 1, count - 1, 0]) {
          await dot(page, show, slide).click();
          await expectSlide(page, show, slide);
        }
      });

      await test.step("the buttons answer Enter and Space", async () => {
        await control(page, show, "next").press("Enter");
        await expectSlide(page, show, 1);
        await control(page, show, "next").press("Space");
        await expectSlide(page, show, 2 % count);
        await control(page, show, "previous").press("Enter");
        await expectSlide(page, show, 1);
        await control(page, show, "previous").press("Space");
        await expectSlide(page, show, 0);
        await dot(page, show, count - 1).press("Enter");
        await expectSlide(page, show, count - 1);
      });

      await test.step("arrow keys wrap both ways", async () => {
        await control(page, show, "next").focus();
        await page.keyboard.press("ArrowRight");
        await expectSlide(page, show, 0);
        await page.keyboard.press("ArrowLeft");
        await expectSlide(page, show, count - 1);
        await page.keyboard.press("ArrowRight");
        await expectSlide(page, show, 0);
        await page.keyboard.press("ArrowRight");
        await expectSlide(page, show, 1);
      });
    });

    test("keeps the hidden slides from the keyboard and from screen readers, which hear of a hand's moves", async ({
      page,
    }) => {
      const voice = carousel(page, show).locator('[aria-live="polite"]');
      await expect(voice).toHaveCount(0);
      const within = await carousel(page, show).evaluate(
        (root) =>
          [...root.querySelectorAll("a[href], button, input, [tabindex]:not([tabindex='-1'])")].filter(
            (stop) => stop.closest('[role="group"]') && !stop.closest("[inert]"),
          ).length,
      );
      expect(within, "what can be focused in a slide").toBe(0);
      await control(page, show, "next").click();
      await expectSlide(page, show, 1);
      await expect(voice).toHaveText(slideName(show, 1));
      const all = carousel(page, show).locator('[role="group"][aria-roledescription]');
      await expect(all).toHaveCount(count);
      const open = await all.evaluateAll(
        (slides) => slides.filter((slide) => !slide.closest("[inert], [aria-hidden='true']")).length,
      );
      expect(open).toBe(1);
    });

    test("shows the slide that was asked for while its size changes", async ({ page }) => {
      const astray = await carousel(page, show).evaluate(async (root, nextName) => {
        const sleep = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
        const until = async (holds: () => boolean) => {
          for (let tries = 0; tries < 100 && !holds(); tries++) await sleep(20);
          return holds();
        };
        const next = root.querySelector<HTMLElement>(`button[aria-label="${nextName}"]`);
        const current = () => root.querySelector('[aria-current="true"]');
        const perceived = () =>
          [...root.querySelectorAll('[role="group"]')].filter(
            (slide) => !slide.closest("[inert], [aria-hidden='true']"),
          );
        const stray: number[] = [];
        // react-slick measures itself anew 50 ms after a change of size: every moment around that one.
        for (let delay = 35; delay < 65; delay++) {
          const before = current();
          root.style.width = delay % 2 ? "90%" : "80%";
          await new Promise(requestAnimationFrame);
          await sleep(delay);
          next?.click();
          const moved = await until(() => current() !== before);
          await sleep(100);
          if (!moved || !(await until(() => perceived().length === 1))) stray.push(delay);
        }
        return stray;
      }, words.carousel.next);
      expect(astray).toEqual([]);
    });
  });
}
