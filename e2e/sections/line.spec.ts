import { expect, type Page } from "@playwright/test";
import { allSections } from "../support/content";
import { open, wide } from "../support/page";
import { test } from "../support/test";

test.use({ viewport: wide });

const bands = allSections("CallToAction").filter(({ line }) => line.length > 0);

/** The stations that are amber. */
const amber = (page: Page) =>
  page.locator(".line li").evaluateAll((stations) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "var(--proof)";
    const { color } = getComputedStyle(probe);
    probe.remove();
    return stations
      .filter((station) => getComputedStyle(station, "::before").backgroundColor === color)
      .map((station) => station.textContent);
  });

test("the lines of the closing bands are each page's own", () => {
  const lines = bands.map(({ line }) => line.join());
  expect(new Set(lines).size).toBe(lines.length);
});

for (const { route, line } of bands.slice(0, 2)) {
  test(`the line of ${route} fills when it is seen, and its last station alone turns amber`, async ({
    page,
  }) => {
    await open(page, route);
    await expect(page.locator(".line li")).toHaveText([...line]);
    expect(await amber(page)).toEqual([]);
    await page.locator(".line").scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => amber(page)).toEqual([line.at(-1)]);
  });

  test(`without JavaScript the line of ${route} is complete`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(route);
    await expect(page.locator(".line li")).toHaveText([...line]);
    await context.close();
  });
}
