import { expect } from "@playwright/test";
import { news, words } from "../support/content";
import { cards, newsRoute, newsRow } from "../support/news";
import { answerForOthers, expectToLeave, open, wide } from "../support/page";
import { test } from "../support/test";

test.use({ viewport: wide });
test.skip(!newsRow || news.length === 0, "No page has news");

test("every news item has its card with picture, type, date and title, in the file's order", async ({
  page,
}) => {
  await open(page, newsRoute);
  await expect(cards(page)).toHaveCount(news.length);
  for (const [index, { url, type, title, date }] of news.entries()) {
    const card = cards(page).nth(index);
    await expectToLeave(card.getByRole("link"), url);
    await expect(card.getByRole("heading")).toHaveText(title);
    const said = type === "Video" ? words.carousel.watch : words.carousel.read;
    await expect(card.getByText(said, { exact: true })).toBeVisible();
    await expect(card.getByRole("time")).toHaveAttribute("datetime", date);
    await expect(card.locator("img")).not.toHaveCount(0);
  }
});

test("a news card opens in a new tab, wherever it is clicked", async ({ page, context }) => {
  await answerForOthers(context);
  await open(page, newsRoute);
  const tab = page.waitForEvent("popup");
  await cards(page).first().click();
  expect((await tab).url()).toBe(new URL(news[0]?.url ?? "").href);
  await expect(page).toHaveURL(newsRoute);
});
