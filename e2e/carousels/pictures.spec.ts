import { parse } from "node:path";
import { expect, type Page } from "@playwright/test";
import {
  bringUp,
  carousel,
  control,
  dot,
  expectSlide,
  pass,
  picture,
  type Show,
  shows,
  stopClock,
} from "../support/carousel";
import { open, settle, small } from "../support/page";
import { isDrawn } from "../support/pictures";
import { test } from "../support/test";

test.use({ viewport: small });

/** The numbers of the slides whose pictures are there. */
const loaded = (page: Page, show: Show) =>
  carousel(page, show)
    .locator("li, [role=group]")
    .evaluateAll((slides) =>
      slides.flatMap((slide, number) =>
        [...slide.querySelectorAll("img")].some(({ naturalWidth }) => naturalWidth > 0) ? number : [],
      ),
    );

for (const show of shows.filter(({ slides }) => slides.length > 2)) {
  test.describe(`"${show.label}" on ${show.route}, on a phone`, () => {
    test("loads the picture of its first slide alone while nobody has come near it", async ({ page }) => {
      await page.clock.install();
      await open(page, show.route);
      await page.clock.runFor(60_000);
      await settle(page);
      await page.waitForLoadState("networkidle");
      expect((await loaded(page, show)).filter((slide) => slide > 0)).toEqual([]);
    });

    test("loads the next slide's picture when it is about to move, and no further one", async ({ page }) => {
      await page.clock.install();
      await open(page, show.route);
      await bringUp(page, show);
      await stopClock(page);
      await expect.poll(() => loaded(page, show)).toEqual([0]);
      const waiting = carousel(page, show).locator("[data-waits]");
      const before = await waiting.count();
      for (let time = 0; time < 60_000 && (await waiting.count()) === before; time += 250)
        await pass(page, 250);
      await expectSlide(page, show, 0);
      await expect.poll(() => loaded(page, show)).toEqual([0, 1]);
    });

    test("loads all of them once it is used", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open(page, show.route);
      await bringUp(page, show);
      await page.waitForLoadState("networkidle");
      await expect.poll(() => loaded(page, show)).toEqual([0]);
      await control(page, show, "next").click();
      await expect.poll(() => loaded(page, show)).toEqual(show.slides.map((_, slide) => slide));
      await expect(dot(page, show, 1)).toHaveAttribute("aria-current", "true");
    });
  });
}

for (const show of shows.filter(({ slides }) => slides.every(({ narrow }) => narrow))) {
  test(`"${show.label}" on ${show.route} shows a phone the part of a screen that is meant for it, under its badges`, async ({
    page,
  }) => {
    await open(page, show.route);
    await bringUp(page, show);
    const screen = picture(page, show);
    await expect.poll(() => isDrawn(screen)).toBe(true);
    const file = parse(show.slides[0]?.narrow?.src ?? "").name;
    expect(await screen.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain(`/${file}.`);
    const { y = 0, width = 0, height = 0 } = (await screen.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(width);
    for (const badge of show.badges) {
      const word = await carousel(page, show).getByText(badge, { exact: true }).boundingBox();
      expect((word?.y ?? y) + (word?.height ?? 0)).toBeLessThanOrEqual(y);
    }
  });
}
