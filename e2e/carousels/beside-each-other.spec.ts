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
  stopClock,
} from "../support/carousel";
import { blockScripts, boxOf, collectFaults, open, settle, wide } from "../support/page";
import { test } from "../support/test";

test.use({ viewport: wide });

const [one, two] = shows;
const pairs = one && two && one.route === two.route ? [{ upper: one, lower: two }] : [];

for (const { upper, lower } of pairs) {
  test.describe(`"${upper.label}" and "${lower.label}" on one page`, () => {
    // That one does not move the other is in e2e/specification/4-states.spec.ts.
    test("go on one by one: pausing one leaves the other running", async ({ page }) => {
      await openAtRest(page, lower, upper);
      await dot(page, upper, 0).click();
      await control(page, upper, "pause").click();
      await letGo(page);
      await passUntil(page, lower, 1);
      await expectSlide(page, upper, 0);
    });

    test("stand still where motion is not wanted", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openAtRest(page, lower, upper);
      await pass(page, 60_000);
      await expectSlide(page, upper, 0);
      await expectSlide(page, lower, 0);
      await expect(control(page, upper, "pause")).toBeDisabled();
    });
  });
}

for (const show of shows.slice(0, 1)) {
  test("a swipe along the row is kept by react-slick, which waits until nothing is scrolled", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await open(page, show.route);
    await stopClock(page);
    const loaded = page.waitForResponse(async (response) => (await response.text()).includes("slickGoTo"));
    const row = carousel(page, show).getByRole("list");
    await row.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    await loaded;
    await settle(page);
    await pass(page, 100);
    await row.evaluate(async (element) => {
      const scrolled = new Promise((done) => element.addEventListener("scroll", done, { once: true }));
      element.scrollTo({ left: 2 * element.clientWidth, behavior: "instant" });
      await scrolled;
    });
    await pass(page, 100);
    await expect(row.getByRole("listitem")).toHaveCount(show.slides.length);
    await pass(page, 100);
    await expectSlide(page, show, 2);
  });

  test("without react-slick the slides stay a row that buttons and dots move", async ({ page }) => {
    const last = show.slides.length - 1;
    const faults = collectFaults(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await blockScripts(page, "slickGoTo");
    await open(page, show.route);
    const failed = page.waitForEvent("requestfailed");
    const row = carousel(page, show).getByRole("list");
    await row.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    await failed;
    await settle(page);
    const items = row.getByRole("listitem");
    await expect(items).toHaveCount(show.slides.length);
    const expectAtStart = async (slide: number) => {
      const offset = async () => (await boxOf(items.nth(slide))).x - (await boxOf(row)).x;
      await expect.poll(async () => Math.abs(await offset())).toBeLessThan(1);
    };
    await expectAtStart(0);
    await control(page, show, "next").click();
    await expectAtStart(1);
    await dot(page, show, last).click();
    await expectAtStart(last);
    await control(page, show, "next").click();
    await expectAtStart(0);
    expect(faults).toEqual([]);
  });
}

if (pairs.length === 0) test.skip("two carousels on one page: no page has one of each frame", () => {});
