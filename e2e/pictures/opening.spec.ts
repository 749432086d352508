import { expect, type Page } from "@playwright/test";
import { allSections } from "../support/content";
import { routesToTry } from "../support/extent";
import { alive } from "../support/page";
import { pictureOf } from "../support/pictures";
import { test } from "../support/test";
import { storeTheme } from "../support/theme";

/** The largest thing that was painted so far, if it is a picture of the pipeline. */
const largest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ src: string; loading: string; priority: string | null } | undefined>((done) => {
        new PerformanceObserver((list) => {
          const element = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined;
          const img = element?.element;
          if (!(img instanceof HTMLImageElement) || !img.srcset) return done(undefined);
          const { loading, currentSrc: src } = img;
          done({ src, loading, priority: img.getAttribute("fetchpriority") });
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );

for (const viewport of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]) {
  test(`at ${viewport.width} px, the largest picture that pages open with loads at once and first`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const late: string[] = [];
    for (const route of routesToTry) {
      await page.goto(route, { waitUntil: "networkidle" });
      const picture = await largest(page);
      if (picture && (picture.loading !== "eager" || picture.priority !== "high"))
        late.push(`${route}: ${JSON.stringify(picture)}`);
    }
    expect(late).toEqual([]);
  });
}

for (const { route, art } of allSections("Hero").filter((hero) => hero.art?.dark)) {
  for (const device of ["light", "dark"] as const) {
    for (const choice of ["light", "dark"] as const) {
      test(`${route}: whoever chose ${choice} on a ${device} device loads no other opening's picture`, async ({
        page,
      }) => {
        const asked: string[] = [];
        page.on("request", (request) => asked.push(request.url()));
        await page.emulateMedia({ colorScheme: device });
        await storeTheme(page, choice);
        await page.goto(route);
        await alive(page);
        await page.waitForLoadState("networkidle");
        const ofLight = asked.filter((url) => pictureOf(art?.src ?? "").test(url)).length;
        const ofDark = asked.filter((url) => pictureOf(art?.dark ?? "").test(url)).length;
        expect({ ofLight, ofDark }).toEqual(
          choice === "dark" ? { ofLight: 0, ofDark: 1 } : { ofLight: 1, ofDark: 0 },
        );
      });
    }
  }
}
