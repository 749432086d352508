import { expect, type Page, test } from "@playwright/test";
import { routes } from "../support/site";

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

for (const route of routes()) {
  test(`${route}: every picture has its size, a text, AVIF and WebP; the first has priority, the others wait`, async ({
    page,
  }) => {
    await page.goto(route, { waitUntil: "domcontentloaded" });
    const all = await pictures(page);
    expect(all.filter(({ sized }) => !sized)).toEqual([]);
    expect(all.filter(({ alt }) => alt === null)).toEqual([]);
    const photographs = all.filter(({ src }) => !/\.svg$/.test(src));
    const poor = photographs.filter(
      ({ formats }) => !formats.includes("image/avif") || !formats.includes("image/webp"),
    );
    expect(poor).toEqual([]);
    const urgent = photographs.filter(({ priority }) => priority === "high");
    const rest = photographs.filter(({ priority }) => priority !== "high");
    expect(rest.filter(({ loading }) => loading !== "lazy")).toEqual([]);
    // One for each theme where the hero has a pair.
    expect(urgent.length).toBeLessThanOrEqual(2);
  });
}

test("home: exactly one picture of the hero in each theme has priority", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/");
    const urgent = page.locator('img[fetchpriority="high"]');
    await expect(urgent).toHaveCount(2);
    const shown = page
      .getByRole("main")
      .locator("section")
      .first()
      .locator('img[fetchpriority="high"]:visible');
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveAttribute("src", new RegExp(colorScheme));
  }
});
