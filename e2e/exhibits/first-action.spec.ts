import { expect } from "@playwright/test";
import { pages } from "../support/content";
import { exhibitOf, expectVerdict } from "../support/exhibits";
import { boxOf, open, scrollTop, small, wide } from "../support/page";
import { test } from "../support/test";

/** The pages with an exhibit right below their opening. */
const tried = pages.filter(
  ({ sections: [first, second] }) => first?.type === "Hero" && second?.type === "Exhibit",
);

test("an exhibit's first action is in sight before anybody has scrolled", async ({ page }) => {
  test.slow();
  for (const { route } of tried) {
    await page.goto(route, { waitUntil: "domcontentloaded" });
    for (const viewport of [wide, small]) {
      await page.setViewportSize(viewport);
      await expect
        .soft(exhibitOf(page).check, `${route} at ${viewport.width} px`)
        .toBeInViewport({ ratio: 1 });
      expect.soft(await scrollTop(page), route).toBe(0);
    }
  }
});

test("on a phone the two buttons of an opening above an exhibit stand in one row", async ({ page }) => {
  await page.setViewportSize(small);
  for (const { route } of tried) {
    await page.goto(route, { waitUntil: "domcontentloaded" });
    const middles = await page
      .locator("[data-layout] h1 ~ div > *")
      .evaluateAll((buttons) =>
        buttons
          .map((button) => button.getBoundingClientRect())
          .map(({ top, height }) => Math.round(top + height / 2)),
      );
    if (middles.length === 2) expect.soft(new Set(middles).size, route).toBe(1);
  }
});

const [first] = tried;

test("the heading of an exhibit is as large as that of any section to be read, and its action comes before its record", async ({
  page,
}) => {
  test.skip(!first, "No page opens with an exhibit");
  await open(page, first?.route ?? "/");
  const sizes = await page
    .locator("main > section:not([data-density='tight'])")
    .getByRole("heading", { level: 2 })
    .evaluateAll((headings) => headings.slice(0, 2).map((heading) => getComputedStyle(heading).fontSize));
  expect(new Set(sizes).size).toBe(1);

  const exhibit = exhibitOf(page);
  await exhibit.check.press("Enter");
  await expectVerdict(exhibit, "holds");
  const [bar, record] = [await boxOf(exhibit.verdict), await boxOf(exhibit.cheats.first())];
  expect(bar.y).toBeLessThan(record.y);
});
