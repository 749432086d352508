import { expect, type Page } from "@playwright/test";

/** Collects what a visitor would never see but a developer should: console messages, errors, failed requests. */
export function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(`Uncaught: ${error.message}`));
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} for ${response.url()}`);
  });
  return problems;
}

/** Scrolls to the end, as a reader does, so that all that waits for it loads and appears. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight * 0.8) {
      window.scrollTo({ top, behavior: "instant" });
      await frame();
      await frame();
    }
  });
}

/** Expects every picture that can be seen to have loaded, once it has been scrolled to. */
export async function expectPicturesToLoad(page: Page) {
  await scrollThrough(page);
  const missing = () =>
    page.evaluate(() => {
      const seen = [...document.images].filter(
        (image) =>
          image.checkVisibility({ visibilityProperty: true }) &&
          !image.closest("[aria-hidden='true'], [inert]"),
      );
      const empty = seen.filter((image) => image.naturalWidth === 0);
      empty[0]?.scrollIntoView({ behavior: "instant", block: "center", inline: "center" });
      return empty.map((image) => image.currentSrc || image.src);
    });
  await expect.poll(missing, { message: "pictures that have not loaded", timeout: 15_000 }).toEqual([]);
}
