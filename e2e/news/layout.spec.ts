import { expect } from "@playwright/test";
import { bringUpNews, count, dots, layout, newsRoute, newsRow } from "../support/news";
import { alive } from "../support/page";
import { test } from "../support/test";

test.skip(!newsRow || count < 4, "No page has a row of news that is longer than a screen");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("the news fill the row evenly, and nothing of the next one shows, at any width", async ({
      page,
    }) => {
      for (const width of [320, 700, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(newsRoute);
        if (javaScriptEnabled) await alive(page);
        await bringUpNews(page);
        const { inside, end, edge, gaps, count: slides } = await layout(page);
        expect(slides).toBe(count);
        expect(inside).toBeGreaterThanOrEqual(1);
        expect(end, `at ${width} px`).toBeCloseTo(edge, 0);
        for (const gap of gaps) expect(gap, `at ${width} px`).toBeCloseTo(gaps[0] ?? Number.NaN, 1);
      }
    });
  });
}

test("there is a dot for every place the row can stand at, whatever the window's width becomes", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(newsRoute);
  await alive(page);
  for (const width of [1280, 800, 500, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(async () => (await dots(page).count()) - (count - (await layout(page)).inside + 1))
      .toBe(0);
  }
});
