import { expect, type Locator, type Page, test } from "@playwright/test";
import { hydrated, part } from "./support/browser";

/** Use-case pictures and slides that fail give way to the placeholder (specification 4 and 8). */

const withUseCases = {
  "/overlay-hosting-services": "Use Cases",
  "/provenance": "Use Cases",
  "/smart-contract-development": "Use-Case Snapshots",
  "/archival-recordkeeping": "Use Cases",
  "/skilled-industries": "Use Cases",
  "/provably-fair-gaming-architecture": "Use Cases",
  "/blockchain-training-enterprise-engineers": "Use Cases",
  "/api-platform-monetization": "Use Cases",
  "/blockchain-integration-consultancy": "Use Cases",
  "/solutions/parts-requisition": "Use Cases",
  "/authentication-identity": "Use Cases",
  "/legal-solutions": "Use Cases",
};

const loaded = (image: Locator) =>
  image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);
const failed = (image: Locator) =>
  image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth === 0);

/** Lets no picture through but the placeholder. */
const breakPictures = (page: Page) =>
  page.route("**/*", (route) =>
    route.request().resourceType() === "image" && !/placeholder/.test(route.request().url())
      ? route.abort()
      : route.fallback(),
  );

async function expectPlaceholder(image: Locator) {
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc))
    .toMatch(/placeholder/);
  await expect.poll(() => loaded(image)).toBe(true);
  await expect(image).toHaveAttribute("alt", /\w/);
}

for (const [route, title] of Object.entries(withUseCases)) {
  test(`the use cases of ${route} show the placeholder for pictures that fail`, async ({ page }) => {
    await breakPictures(page);

    await test.step("after the page has come to life", async () => {
      await page.goto(route);
      await hydrated(page);
      for (const image of await part(page, title).getByRole("img").all()) await expectPlaceholder(image);
    });

    await test.step("before it has", async () => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/*.js", async (script) => {
        await released;
        await script.fallback();
      });
      await page.goto(route, { waitUntil: "commit" });
      const image = part(page, title).getByRole("img").first();
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => failed(image)).toBe(true);
      release();
      await expectPlaceholder(image);
    });
  });
}

test("the slides of /metanet-mobile show the placeholder for pictures that fail", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await breakPictures(page);
  await page.goto("/metanet-mobile");
  await hydrated(page);
  const slideshow = page.getByRole("region", { name: "Five screens of Metanet Mobile" });
  await slideshow.scrollIntoViewIfNeeded();
  for (const number of [1, 2, 3, 4, 5]) {
    await slideshow.getByRole("button", { name: new RegExp(`^Go to slide ${number}:`) }).click();
    const slide = slideshow.getByRole("group", { name: new RegExp(`^${number} of 5`) });
    await expectPlaceholder(slide.getByRole("img"));
  }
});
