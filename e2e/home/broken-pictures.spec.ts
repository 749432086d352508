import { expect, type Page, test } from "@playwright/test";
import { alive, holdScripts, open, wide } from "../support/page";

test.use({ viewport: wide });

const news = (page: Page) => page.getByRole("region", { name: "Latest News & Videos" });
const picture = (page: Page, card: number) => news(page).getByRole("listitem").nth(card).locator("img");

const bringIntoView = (page: Page) =>
  news(page).evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));

const isDrawn = (page: Page, card: number) =>
  picture(page, card).evaluate(
    (img) => img instanceof HTMLImageElement && img.complete && img.naturalWidth > 0,
  );

/** Cuts off every size and format of the first news card's picture. */
const breakFirst = (page: Page) => page.route(/\/desktop-tour\./, (route) => route.abort());

test("a picture that fails while the page is alive gives way to the placeholder", async ({ page }) => {
  await breakFirst(page);
  await open(page, "/");
  await bringIntoView(page);
  await expect(picture(page, 0)).toHaveAttribute("src", /placeholder/);
  await expect.poll(() => isDrawn(page, 0)).toBe(true);
});

test("a picture that failed before the page came alive gives way to the placeholder", async ({ page }) => {
  await breakFirst(page);
  const release = await holdScripts(page);
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("desktop-tour"));
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await bringIntoView(page);
  await failed;
  await expect(picture(page, 0)).not.toHaveAttribute("src", /placeholder/);
  release();
  await alive(page);
  await expect(picture(page, 0)).toHaveAttribute("src", /placeholder/);
  await expect.poll(() => isDrawn(page, 0)).toBe(true);
});

test("the other pictures stay what they are", async ({ page }) => {
  await breakFirst(page);
  await open(page, "/");
  await bringIntoView(page);
  await expect(picture(page, 0)).toHaveAttribute("src", /placeholder/);
  await expect(picture(page, 1)).not.toHaveAttribute("src", /placeholder/);
  await expect.poll(() => isDrawn(page, 1)).toBe(true);
});

test("a placeholder that fails too is not asked for again and again", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/placeholder/.test(request.url())) asked.push(request.url());
  });
  await breakFirst(page);
  await page.route(/placeholder/, (route) => route.abort());
  await open(page, "/");
  await bringIntoView(page);
  await expect(picture(page, 0)).toHaveAttribute("src", /placeholder/);
  await page.waitForLoadState("networkidle");
  expect(asked.length).toBeLessThanOrEqual(2);
});

test("a slide whose picture fails shows the placeholder", async ({ page }) => {
  await page.route(/\/apps-light\./, (route) => route.abort());
  await open(page, "/");
  const screens = page.getByRole("region", { name: "Metanet Desktop screens" });
  await screens.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await expect(screens.getByRole("img").first()).toHaveAttribute("src", /placeholder/);
});
