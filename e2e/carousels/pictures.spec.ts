import { expect, type Page } from "@playwright/test";
import { bringUp, control, dot, expectSlide, pass, type Show, shows, stopClock } from "../support/carousel";
import { open, settle, small } from "../support/page";
import { pictureOf } from "../support/pictures";
import { test } from "../support/test";

test.use({ viewport: small });

/** Keeps the numbers of the slides whose pictures, of either theme, the page has asked for. */
function askedFor(page: Page, { slides }: Show) {
  const asked = new Set<number>();
  page.on("request", (request) => {
    for (const [number, { image }] of slides.entries()) {
      const files = [image.src, image.dark ?? image.src];
      if (files.some((file) => pictureOf(file).test(request.url()))) asked.add(number);
    }
  });
  return () => [...asked].sort((a, b) => a - b);
}

for (const show of shows.filter(({ slides }) => slides.length > 2)) {
  test.describe(`"${show.label}" on ${show.route}, on a phone`, () => {
    test("loads the picture of its first slide alone while nobody has come near it", async ({ page }) => {
      const asked = askedFor(page, show);
      await page.clock.install();
      await open(page, show.route);
      await page.clock.runFor(60_000);
      await settle(page);
      await page.waitForLoadState("networkidle");
      expect(asked().filter((slide) => slide > 0)).toEqual([]);
    });

    test("loads the next slide's picture when it is about to move, and no further one", async ({ page }) => {
      const asked = askedFor(page, show);
      await page.clock.install();
      await open(page, show.route);
      await bringUp(page, show);
      await stopClock(page);
      expect(asked()).toEqual([0]);
      for (let time = 0; time < 60_000 && asked().length < 2; time += 250) await pass(page, 250);
      expect(asked()).toEqual([0, 1]);
      await expectSlide(page, show, 0);
    });

    test("loads all of them once it is used", async ({ page }) => {
      const asked = askedFor(page, show);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open(page, show.route);
      await bringUp(page, show);
      await page.waitForLoadState("networkidle");
      expect(asked()).toEqual([0]);
      await control(page, show, "next").click();
      await expect.poll(() => asked()).toEqual(show.slides.map((_, slide) => slide));
      await expect(dot(page, show, 1)).toHaveAttribute("aria-current", "true");
    });
  });
}
