import { expect, type Page } from "@playwright/test";
import { allSections } from "../support/content";
import { open, wide } from "../support/page";
import { test } from "../support/test";

test.use({ viewport: wide });

const bands = allSections("CallToAction").filter(({ line }) => line.length > 0);

/** The stations that are painted in a color of the theme, as it is in the band. */
const painted = (page: Page, token: string) =>
  page.locator(".line li").evaluateAll((stations, name) => {
    const probe = (stations[0] ?? document.body).appendChild(document.createElement("i"));
    probe.style.color = `var(--${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return stations
      .filter((station) => getComputedStyle(station, "::before").backgroundColor === color)
      .map((station) => station.textContent);
  }, token);

test("the lines of the closing bands are each page's own", () => {
  const lines = bands.map(({ line }) => line.join());
  expect(new Set(lines).size).toBe(lines.length);
});

for (const { route, line } of bands.slice(0, 2)) {
  test(`the line of ${route} fills when it is seen, and no station is amber, because nothing was checked`, async ({
    page,
  }) => {
    await open(page, route);
    await expect(page.locator(".line li")).toHaveText([...line]);
    expect(await painted(page, "fg-muted")).toEqual([]);
    await page.locator(".line").scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => painted(page, "fg-muted")).toEqual([line.at(-1)]);
    expect(await painted(page, "proof")).toEqual([]);
  });

  test(`without JavaScript the line of ${route} is complete`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(route);
    await expect(page.locator(".line li")).toHaveText([...line]);
    await context.close();
  });
}
