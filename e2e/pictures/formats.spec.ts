import { expect, type Page } from "@playwright/test";
import { allSections } from "../support/content";
import { routesToTry } from "../support/extent";
import { pictureOf } from "../support/pictures";
import { test } from "../support/test";

/** What the server's HTML says about every picture of a page. */
const pictures = (page: Page) =>
  page.locator("img").evaluateAll((all) =>
    all.map((img) => {
      const sources = [...(img.closest("picture")?.querySelectorAll("source") ?? [])];
      return {
        src: img.getAttribute("src") ?? "",
        sized: Number(img.getAttribute("width")) > 0 && Number(img.getAttribute("height")) > 0,
        // The picture's own address is the last of its formats.
        formats: [
          ...sources.map((source) => source.type),
          /\.webp/.test(img.getAttribute("src") ?? "") ? "image/webp" : "",
        ],
        priority: img.getAttribute("fetchpriority"),
        loading: img.getAttribute("loading"),
        alt: img.getAttribute("alt"),
      };
    }),
  );

test.use({ javaScriptEnabled: false });

const heroes = allSections("Hero");

test("every picture has its size, a text, AVIF and WebP; the first has priority, the others wait", async ({
  page,
}) => {
  test.slow();
  for (const route of routesToTry) {
    await page.goto(route, { waitUntil: "domcontentloaded" });
    const all = await pictures(page);
    expect
      .soft(
        all.filter(({ sized }) => !sized),
        route,
      )
      .toEqual([]);
    expect
      .soft(
        all.filter(({ alt }) => alt === null),
        route,
      )
      .toEqual([]);
    const photographs = all.filter(({ src }) => !/\.svg$/.test(src));
    const poor = photographs.filter(
      ({ formats }) => !formats.includes("image/avif") || !formats.includes("image/webp"),
    );
    expect.soft(poor, route).toEqual([]);
    const urgent = photographs.filter(({ priority }) => priority === "high");
    const rest = photographs.filter(({ priority }) => priority !== "high");
    expect
      .soft(
        rest.filter(({ loading }) => loading !== "lazy"),
        route,
      )
      .toEqual([]);
    // One, wherever it stands at the beginning of the page; two, one for each theme, where it is a pair.
    expect.soft(urgent.length, route).toBeLessThanOrEqual(2);
  }
});

for (const { route, art, title } of heroes.filter((hero) => hero.art)) {
  test(`${route}: the opening's picture has priority, one of it in each theme`, async ({ page }) => {
    test.skip(heroes.filter((hero) => hero.route === route).length > 1, "This page has two openings");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(route, { waitUntil: "domcontentloaded" });
      await expect(page.locator('img[fetchpriority="high"]')).toHaveCount(art?.dark ? 2 : 1);
      const opening = page
        .locator("section")
        .filter({ has: page.getByRole("heading", { level: 1, name: title }) });
      const shown = opening.locator('img[fetchpriority="high"]:visible');
      await expect(shown).toHaveCount(1);
      const file = (colorScheme === "dark" && art?.dark) || (art?.src ?? "");
      await expect(shown).toHaveAttribute("src", pictureOf(file));
    }
  });
}
