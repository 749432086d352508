import { expect, type Locator, type Page } from "@playwright/test";
import { literally, site, stem } from "./content";

/** Addresses of the site's placeholder, and of those that pictures bring along. */
export const placeholder = (path: string = site.placeholder) => new RegExp(`/${literally(stem(path))}[-.]`);

/** Addresses of any size and format of a picture. */
export const pictureOf = (path: string) => new RegExp(`/${literally(stem(path))}\\.[a-z]+(\\?|$)`);

export const isDrawn = (image: Locator) =>
  image.evaluate((img) => img instanceof HTMLImageElement && img.complete && img.naturalWidth > 0);

export const hasFailed = (image: Locator) =>
  image.evaluate((img) => img instanceof HTMLImageElement && img.complete && img.naturalWidth === 0);

/** Lets no picture through but placeholders. */
export const breakPictures = (page: Page, placeholders: RegExp[]) =>
  page.route("**/*", (route) => {
    const request = route.request();
    const through =
      request.resourceType() !== "image" || placeholders.some((allowed) => allowed.test(request.url()));
    return through ? route.fallback() : route.abort();
  });

export async function expectPlaceholder(image: Locator, address = placeholder()) {
  await image.evaluate((img) => img.scrollIntoView({ block: "center", behavior: "instant" }));
  await expect
    .poll(() => image.evaluate((img) => (img instanceof HTMLImageElement ? img.currentSrc : "")))
    .toMatch(address);
  await expect.poll(() => isDrawn(image)).toBe(true);
}

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

/** The largest picture that a page opens with, if it does not load at once and first. */
export async function lateOpening(page: Page) {
  const picture = await largest(page);
  return picture && (picture.loading !== "eager" || picture.priority !== "high") ? picture : undefined;
}
