import { expect } from "@playwright/test";
import { allSections } from "../support/content";
import { routesToTry } from "../support/extent";
import { boxOf, main } from "../support/page";
import { test } from "../support/test";

test.use({ javaScriptEnabled: false, viewport: { width: 1920, height: 1080 } });

test("on a very wide screen a part of a long text has two columns below its heading", async ({ page }) => {
  await page.goto("/hard-questions/");
  const part = main(page)
    .locator("article > section")
    .filter({ has: page.getByRole("heading", { name: "Why BSV, and what happens if it fails" }) });
  const heading = await boxOf(part.getByRole("heading"));
  const paragraphs = part.locator("div > p");
  const first = await boxOf(paragraphs.first());
  const last = await boxOf(paragraphs.last());
  expect(first.y).toBeGreaterThan(heading.y + heading.height);
  expect(last.x).toBeGreaterThan(first.x + first.width);
  expect(first.x).toBeCloseTo(heading.x, 0);
});

test("on a very wide screen two numbers stand beside their heading", async ({ page }) => {
  for (const { route, title } of allSections("Figures").filter(
    ({ look, figures }) => look !== "bill" && figures.length < 3,
  )) {
    await page.goto(route);
    const words = page.getByRole("heading", { level: 2, name: title, exact: true });
    const heading = await boxOf(words);
    const number = await boxOf(
      main(page).locator("section").filter({ has: words }).getByRole("term").first(),
    );
    expect.soft(number.x, `"${title}" on ${route}`).toBeGreaterThan(heading.x + heading.width);
  }
});

test("what has a heading keeps one distance from the ground above it, whatever it is", async ({ page }) => {
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const distances = new Set<string>();
    for (const route of routesToTry) {
      await page.goto(route, { waitUntil: "domcontentloaded" });
      const found = await main(page)
        .locator('> :is([data-tone="raised"], [data-bench]) + [data-tone="plain"]:has(h2)')
        .evaluateAll((sections) => sections.map((section) => getComputedStyle(section).paddingTop));
      for (const distance of found) distances.add(distance);
    }
    expect(distances.size, `at ${width} px: ${[...distances].join(", ")}`).toBe(1);
  }
});
