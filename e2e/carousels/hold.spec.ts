import { expect, type Locator, type Page } from "@playwright/test";
import {
  bringUp,
  carousel,
  control,
  dot,
  expectSlide,
  leave,
  letGo,
  openAtRest,
  pass,
  passUntil,
  pointAt,
  type Show,
  shows,
  stopClock,
} from "../support/carousel";
import { boxOf, drawn, open, scrollTop, settle, wide } from "../support/page";
import { test } from "../support/test";

/** A slide's time (specification 9), and long enough for a carousel to have gone on if it were to; in ms. */
const [slideTime, longWhile] = [5000, 60_000];

/** Longer than react-slick takes from one slide to the next, in ms: while the clock stands still, so does it. */
const moving = 600;

const next = (show: Show, slide: number) => (slide + 1) % show.slides.length;

/** A slide stays for its time, and then the next one comes. */
async function expectToGoOn(page: Page, show: Show, slide: number) {
  await pass(page, slideTime - 100);
  await expectSlide(page, show, slide);
  await pass(page, 200);
  await expectSlide(page, show, next(show, slide));
}

async function expectToWait(page: Page, show: Show, slide: number) {
  await pass(page, longWhile);
  await expectSlide(page, show, slide);
}

/** The controls that choose a slide, from the first on, and the slide that they choose. */
const choices = (page: Page, show: Show) => [
  { choice: control(page, show, "next"), slide: 1 },
  { choice: control(page, show, "previous"), slide: 0 },
  { choice: dot(page, show, 2), slide: 2 },
];

/** Each of these controls, used and left, keeps the focus and no slide: the next one comes when its time is over. */
async function expectToGoOnAfterEach(page: Page, show: Show, use: (control: Locator) => Promise<void>) {
  for (const { choice, slide } of choices(page, show)) {
    await use(choice);
    await expect(choice).toBeFocused();
    await expectToGoOn(page, show, slide);
    await use(dot(page, show, slide));
    await pass(page, moving);
  }
}

for (const show of shows) {
  test.describe(`"${show.label}" on ${show.route}`, () => {
    test.use({ viewport: wide });

    test.beforeEach(({ page }) => openAtRest(page, show));

    test("waits under a mouse that moves, and goes on when it has left", async ({ page }) => {
      await pointAt(page, show);
      await expectToWait(page, show, 0);
      await leave(page);
      await expectToGoOn(page, show, 0);
    });

    test("waits while the keyboard's focus is inside, and goes on when it has left", async ({ page }) => {
      await control(page, show, "previous").focus();
      await page.keyboard.press("Tab");
      await expect(dot(page, show, 0)).toBeFocused();
      await settle(page);
      await expectToWait(page, show, 0);
      await page.keyboard.press("Enter");
      await expectToWait(page, show, 0);
      await letGo(page);
      await expectToGoOn(page, show, 0);
    });

    test("goes on after a click on its controls, which have the focus, when the mouse has left", async ({
      page,
    }) => {
      await expectToGoOnAfterEach(page, show, async (control) => {
        await control.click();
        await leave(page);
      });
    });
  });

  test.describe(`"${show.label}" on ${show.route}, by touch`, () => {
    test.use({ viewport: wide, hasTouch: true });

    test("goes on after a tap on its controls", async ({ page }) => {
      await openAtRest(page, show);
      await expectToGoOnAfterEach(page, show, async (control) => {
        await control.tap();
        await settle(page);
      });
    });
  });

  test.describe(`"${show.label}" on ${show.route}, under a mouse at rest`, () => {
    test.use({ viewport: wide });

    test("goes on, since only the page has moved, and waits once the mouse moves", async ({ page }) => {
      await page.clock.install();
      await open(page, show.route);
      const { x, y, width, height } = await boxOf(carousel(page, show));
      const at = { x: x + width / 2, y: wide.height / 2 };
      await page.mouse.move(at.x, at.y);
      await page.mouse.wheel(0, y + height / 2 - at.y);
      const isUnderMouse = () => carousel(page, show).evaluate((element) => element.matches(":hover"));
      await expect.poll(isUnderMouse).toBe(true);
      await stopScrolling(page);
      await bringUp(page, show);
      await stopClock(page);
      const before = await currentSlide(page, show);
      await passUntil(page, show, next(show, before));
      await expectToGoOn(page, show, next(show, before));
      expect(await isUnderMouse()).toBe(true);
      await page.mouse.move(at.x + 1, at.y);
      await settle(page);
      await expectToWait(page, show, next(show, next(show, before)));
    });
  });
}

/** Resolves when the page has come to rest. */
async function stopScrolling(page: Page) {
  let top = Number.NaN;
  await expect
    .poll(async () => {
      const before = top;
      await drawn(page);
      top = await scrollTop(page);
      return top === before;
    })
    .toBe(true);
}

/** The number of the slide that is shown. */
const currentSlide = (page: Page, show: Show) =>
  carousel(page, show)
    .locator("[aria-current]")
    .evaluate((current) => [...(current.parentElement?.children ?? [])].indexOf(current));
