import { type BrowserContext, expect, test } from "@playwright/test";
import { collectFaults, open } from "../support/page";

const answer = (context: BrowserContext) =>
  context.route(/^https:\/\/(docs|desktop)\.example\.com\//, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>There</title><h1>There</h1>" }),
  );

const cases = [
  ["/docs", "https://docs.example.com/"],
  ["/docs/", "https://docs.example.com/"],
  ["/docs?x=1#y", "https://docs.example.com/?x=1#y"],
  ["/docs/a/b?x=1#y", "https://docs.example.com/a/b?x=1#y"],
  ["/docs/A/B", "https://docs.example.com/A/B"],
  ["/Docs/a", "https://docs.example.com/a"],
  ["/metanet-desktop", "https://desktop.example.com/"],
  ["/metanet-desktop/", "https://desktop.example.com/"],
  ["/desktop", "https://desktop.example.com/"],
  ["/desktop/x", "https://desktop.example.com/x"],
  ["/desktop/x/y/z?v=2", "https://desktop.example.com/x/y/z?v=2"],
] as const;

for (const [path, target] of cases) {
  test(`${path} replaces the location with ${target}`, async ({ page, context }) => {
    await answer(context);
    await open(page, "/about");
    const faults = collectFaults(page);
    const before = await page.evaluate(() => history.length);
    await page.evaluate((to) => {
      location.href = to;
    }, path);
    await expect(page).toHaveURL(target);
    await expect(page.getByRole("heading", { name: "There" })).toBeVisible();
    // The way there is one step, not two.
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    expect(faults).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });
}

test("nothing of the 404 page is seen or logged on the way", async ({ page, context }) => {
  await answer(context);
  const said: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("404:")) said.push(message.text());
  });
  await page.addInitScript(() => {
    addEventListener("pagehide", () => {
      const body = document.body;
      const hidden = body === null || getComputedStyle(body).visibility === "hidden";
      if (!hidden && location.pathname.startsWith("/docs")) console.warn("404: seen");
    });
  });
  await page.goto("/docs/a/b", { waitUntil: "commit" });
  await expect(page).toHaveURL("https://docs.example.com/a/b");
  expect(said).toEqual([]);
});

test("a neighbour of a redirect is no redirect", async ({ page }) => {
  const response = await page.goto("/docsearch");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Woah, what just happened?");
  await expect(page).toHaveURL("/docsearch");
});

test("without JavaScript /docs and /metanet-desktop lead on too", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await answer(context);
  const page = await context.newPage();
  for (const [path, target] of [
    ["/docs", "https://docs.example.com/"],
    ["/metanet-desktop", "https://desktop.example.com/"],
  ] as const) {
    await page.goto(path, { waitUntil: "commit" });
    await expect(page).toHaveURL(target);
  }
  await context.close();
});
