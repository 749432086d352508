import { expect, type Page } from "@playwright/test";
import { bringUp, dot, shows, picture as slidePicture } from "../support/carousel";
import { news } from "../support/content";
import { bringUpNews, cards, newsRoute, newsRow } from "../support/news";
import { alive, holdScripts, open, wide } from "../support/page";
import {
  breakPictures,
  expectPlaceholder,
  hasFailed,
  isDrawn,
  pictureOf,
  placeholder,
} from "../support/pictures";
import { test } from "../support/test";

test.use({ viewport: wide });

const broken = pictureOf(news[0]?.imageUrl ?? "");
const picture = (page: Page, card: number) => cards(page).nth(card).locator("img:visible");

/** Cuts off every size and format of the first news card's picture. */
const breakFirst = (page: Page) => page.route(broken, (route) => route.abort());

test.describe("the picture of a news card", () => {
  test.skip(!newsRow || news.length < 2, "No page has two news");
  test.skip(news[0]?.imageUrl === news[1]?.imageUrl, "The first two news share their picture");

  test("gives way to the placeholder when it fails while the page is alive", async ({ page }) => {
    await breakFirst(page);
    await open(page, newsRoute);
    await bringUpNews(page);
    await expectPlaceholder(picture(page, 0));
  });

  test("gives way to the placeholder when it failed before the page came alive", async ({ page }) => {
    await breakFirst(page);
    const release = await holdScripts(page);
    await page.goto(newsRoute, { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeAttached();
    await bringUpNews(page);
    await expect.poll(() => hasFailed(picture(page, 0))).toBe(true);
    await expect(picture(page, 0)).not.toHaveAttribute("src", placeholder());
    release();
    await alive(page);
    await expectPlaceholder(picture(page, 0));
  });

  test("stays what it is when another one fails", async ({ page }) => {
    await breakFirst(page);
    await open(page, newsRoute);
    await bringUpNews(page);
    await expect(picture(page, 0)).toHaveAttribute("src", placeholder());
    await expect(picture(page, 1)).not.toHaveAttribute("src", placeholder());
    await expect.poll(() => isDrawn(picture(page, 1))).toBe(true);
  });

  test("is not asked for again and again when the placeholder fails too", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (placeholder().test(request.url())) asked.push(request.url());
    });
    await breakFirst(page);
    await page.route(placeholder(), (route) => route.abort());
    await open(page, newsRoute);
    await bringUpNews(page);
    await expect(picture(page, 0)).toHaveAttribute("src", placeholder());
    await page.waitForLoadState("networkidle");
    expect(asked.length).toBeLessThanOrEqual(2);
  });
});

for (const show of shows) {
  test(`the slides of "${show.label}" show the placeholder for pictures that fail`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await breakPictures(page, [placeholder()]);
    await open(page, show.route);
    await bringUp(page, show);
    for (const [slide] of show.slides.entries()) {
      await dot(page, show, slide).click();
      await expectPlaceholder(slidePicture(page, show));
    }
  });
}
