import { expect, type Locator, type Page } from "@playwright/test";

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

/** Waits until the page answers clicks: the theme control has turned the theme, and back. */
export async function hydrated(page: Page) {
  const html = page.locator("html");
  const dark = async () => /\bdark\b/.test((await html.getAttribute("class")) ?? "");
  const before = await dark();
  await expect(async () => {
    await page.getByRole("button", { name: "Toggle theme" }).first().click();
    expect(await dark()).toBe(!before);
  }).toPass();
  await page.getByRole("button", { name: "Toggle theme" }).first().click();
  await expect.poll(dark).toBe(before);
}

/** The part of a page that a second-level heading opens. */
export const part = (page: Page, title: string | RegExp): Locator =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: title, exact: typeof title === "string" }) })
    .last();

/** The items of a part, in a list or in the rows of a table. */
export const itemsOf = (section: Locator): Locator =>
  section.locator("li, tbody tr").filter({ visible: true });

export const names = (section: Locator): Promise<string[]> =>
  section.getByRole("heading", { level: 3 }).allInnerTexts();

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

/** Expects a link that leaves the site in a new tab, and says so. */
export async function expectToLeave(link: Locator, to: string) {
  await expect(link).toHaveAttribute("href", to);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toContainText("opens in a new tab");
}
