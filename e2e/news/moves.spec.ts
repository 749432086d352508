import { expect, type Page } from "@playwright/test";
import { stopClock } from "../support/carousel";
import {
  arrow,
  bringUpNews,
  cards,
  count,
  dots,
  expectFirst,
  layout,
  newsRoute,
  newsRow,
  region,
  row,
} from "../support/news";
import { boxOf, open, scrollTop, settle, wide } from "../support/page";
import { test } from "../support/test";

test.use({ viewport: wide, reducedMotion: "reduce" });
test.skip(!newsRow || count < 6, "No page has a row of news that is longer than two screens");

/** The last place that the row can stand at. */
let end: number;

/** Puts the row in the middle of the screen and the mouse on it. */
async function pointAtRow(page: Page) {
  await bringUpNews(page);
  const { x, y, width, height } = await boxOf(row(page));
  await page.mouse.move(x + width / 2, y + height / 2);
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await open(page, newsRoute);
  await bringUpNews(page);
  end = count - (await layout(page)).inside;
  await expect(dots(page)).toHaveCount(end + 1);
});

test("arrows move the row slide by slide, and end at its ends", async ({ page }) => {
  await region(page).hover();
  await expect(arrow(page, "previous")).toBeDisabled();
  for (let slide = 1; slide <= end; slide++) {
    await arrow(page, "next").click();
    await expectFirst(page, slide);
  }
  await expect(arrow(page, "next")).toBeDisabled();
  await arrow(page, "previous").click();
  await expectFirst(page, end - 1);
});

test("dots lead to their slide, and arrow keys, Enter and Space move the row", async ({ page }) => {
  for (const slide of [end - 1, end, 2, 0]) {
    await dots(page).nth(slide).click();
    await expectFirst(page, slide);
  }
  await row(page).focus();
  for (const [key, slide] of [
    ["ArrowRight", 1],
    ["ArrowRight", 2],
    ["ArrowLeft", 1],
    ["ArrowLeft", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expectFirst(page, slide);
  }
  await dots(page).nth(1).press("Enter");
  await expectFirst(page, 1);
  await arrow(page, "next").press("Space");
  await expectFirst(page, 2);
});

test("arrows are revealed by the mouse and by the focus", async ({ page }) => {
  await page.mouse.move(640, 5);
  await expect(arrow(page, "next")).toHaveCSS("opacity", "0");
  await region(page).hover();
  await expect(arrow(page, "next")).toHaveCSS("opacity", "1");
  await page.mouse.move(640, 5);
  await expect(arrow(page, "next")).toHaveCSS("opacity", "0");
  await row(page).focus();
  await expect(arrow(page, "next")).toHaveCSS("opacity", "1");
});

test("tabbing through the cards brings the focused one into view", async ({ page }) => {
  await row(page).getByRole("link").first().focus();
  for (let card = 1; card < count; card++) await page.keyboard.press("Tab");
  await expect(row(page).getByRole("link").last()).toBeFocused();
  await expect(cards(page).last()).toBeInViewport({ ratio: 0.5 });
});

test("the mouse wheel moves the row and leaves the page where it is", async ({ page }) => {
  await pointAtRow(page);
  const before = await scrollTop(page);
  await stopClock(page);
  await page.mouse.wheel(0, 100);
  await expectFirst(page, 1);
  await page.clock.runFor(1000);
  await page.mouse.wheel(0, 100);
  await expectFirst(page, 2);
  await page.clock.runFor(1000);
  await page.mouse.wheel(0, -100);
  await expectFirst(page, 1);
  expect(await scrollTop(page)).toBe(before);
});

test("one turn of a fine wheel is one slide, however many events it sends", async ({ page }) => {
  await pointAtRow(page);
  await stopClock(page);
  for (let event = 0; event < 10; event++) {
    await page.mouse.wheel(0, 15);
    await page.clock.runFor(16);
  }
  await expectFirst(page, 1);
});

test("at the row's ends the wheel scrolls the page", async ({ page }) => {
  await pointAtRow(page);
  const before = await scrollTop(page);
  await page.mouse.wheel(0, -100);
  await expect.poll(() => scrollTop(page)).toBe(before - 100);
  await expectFirst(page, 0);
  await dots(page).last().click();
  await expectFirst(page, end);
  await pointAtRow(page);
  const there = await scrollTop(page);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => scrollTop(page)).toBe(there + 100);
  await expectFirst(page, end);
});

test("a gesture that began on the page goes on scrolling the page over the row", async ({ page }) => {
  await pointAtRow(page);
  const before = await scrollTop(page);
  await stopClock(page);
  const { x, y, width, height } = await boxOf(row(page));
  await page.mouse.move(x + width / 2, y - 60);
  await page.mouse.wheel(0, 40);
  await expect.poll(() => scrollTop(page)).toBe(before + 40);
  // The same gesture: its events follow each other by less than 200 ms.
  for (let event = 1; event <= 3; event++) {
    await page.clock.runFor(100);
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.wheel(0, 40);
    await expect.poll(() => scrollTop(page)).toBe(before + 40 + event * 40);
  }
  await expectFirst(page, 0);
});

test("a gesture that brought the row to its end scrolls the page on", async ({ page }) => {
  await dots(page)
    .nth(end - 1)
    .click();
  await expectFirst(page, end - 1);
  await pointAtRow(page);
  const before = await scrollTop(page);
  await stopClock(page);
  await page.mouse.wheel(0, 100);
  await expectFirst(page, end);
  await settle(page);
  await page.clock.runFor(100);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => scrollTop(page)).toBe(before + 100);
});

test("zooming with the wheel is left to the browser", async ({ page }) => {
  await pointAtRow(page);
  await page.evaluate(() => {
    addEventListener("wheel", (event) => {
      document.documentElement.dataset.wheel = event.defaultPrevented ? "taken" : "free";
    });
  });
  await row(page).dispatchEvent("wheel", { deltaY: 100, ctrlKey: true, cancelable: true, bubbles: true });
  await expect(page.locator("html")).toHaveAttribute("data-wheel", "free");
  await row(page).dispatchEvent("wheel", { deltaY: 100, cancelable: true, bubbles: true });
  await expect(page.locator("html")).toHaveAttribute("data-wheel", "free");
});
