import { expect, type Page, test } from "@playwright/test";
import { alive, boxOf } from "../support/page";

const row = (page: Page) => page.getByRole("region", { name: "Latest News & Videos" }).getByRole("list");

/** How many slides lie wholly in the row, and the distances between neighbours. */
async function layout(page: Page) {
  const list = await boxOf(row(page));
  const slides = await row(page).getByRole("listitem").all();
  const boxes = await Promise.all(slides.map(boxOf));
  const inside = boxes.filter(({ x, width }) => x > list.x - 0.5 && x + width < list.x + list.width + 0.5);
  const gaps = boxes.slice(1).map(({ x }, left) => {
    const before = boxes[left];
    return before ? x - before.x - before.width : Number.NaN;
  });
  return { inside: inside.length, filled: inside.at(-1), list, gaps, count: boxes.length };
}

const cases = [
  { width: 390, perView: 1, gap: 30 },
  { width: 639, perView: 1, gap: 30 },
  { width: 640, perView: 2, gap: 30 },
  { width: 1023, perView: 2, gap: 30 },
  { width: 1024, perView: 3, gap: 40 },
  { width: 1920, perView: 3, gap: 40 },
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    for (const { width, perView, gap } of cases) {
      test(`${width} px show ${perView} news at once with gaps of ${gap} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto("/");
        if (javaScriptEnabled) await alive(page);
        await row(page).scrollIntoViewIfNeeded();
        const { inside, filled, list, gaps, count } = await layout(page);
        expect(count).toBe(9);
        expect(inside).toBe(perView);
        for (const distance of gaps) expect(distance).toBeCloseTo(gap, 1);
        // The slides fill the row: nothing of the next one shows.
        expect((filled?.x ?? 0) + (filled?.width ?? 0)).toBeCloseTo(list.x + list.width, 0);
      });
    }
  });
}

test("a window that changes its width changes the number of news in view", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto("/");
  await alive(page);
  for (const [width, perView] of [
    [1023, 2],
    [639, 1],
    [1024, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await layout(page)).inside).toBe(perView);
    const dots = page
      .getByRole("region", { name: "Latest News & Videos" })
      .getByRole("button", { name: /^Go to slide/ });
    await expect(dots).toHaveCount(9 - perView + 1);
  }
});
