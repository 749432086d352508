import { expect, test } from "@playwright/test";
import { collectFaults, open } from "../support/page";

const path = "/no/such/page";

test("an unknown address answers 404 with its page", async ({ page }) => {
  const faults = collectFaults(page);
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL(path);
  await expect(page.getByText("404", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Woah, what just happened?");
  await expect(page.getByRole("main").getByRole("paragraph").nth(1)).toHaveText(
    "This page was spent in an earlier transaction, and nobody kept the change.",
  );
  await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  await open(page, path);
  expect(faults).toEqual([]);
});

test("the attempted address is logged to the console", async ({ page }) => {
  const logged = page.waitForEvent("console", (message) => message.text().includes(path));
  await page.goto(path);
  expect((await logged).text()).toContain(path);
});

test("'Return to Home' leads home without a reload", async ({ page }) => {
  await open(page, path);
  await page.evaluate(() => {
    document.documentElement.dataset.kept = "yes";
  });
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Real solutions");
  await expect(page.locator("html")).toHaveAttribute("data-kept", "yes");
});

for (const [wrong, route] of [
  ["/contct", "/contact"],
  ["/provenence", "/provenance"],
  ["/legal-solution", "/legal-solutions"],
  ["/case-study/thryll-arcade", "/case-studies/thryll-arcade"],
] as const) {
  test(`${wrong} suggests ${route}`, async ({ page }) => {
    await open(page, wrong);
    const suggestion = page.getByText("The nearest page we have is");
    await expect(suggestion.getByRole("link")).toHaveAttribute("href", route);
    await suggestion.getByRole("link").click();
    await expect(page).toHaveURL(route);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("an address like no other gets no suggestion", async ({ page }) => {
  await open(page, "/zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz");
  await expect(page.getByRole("link", { name: "Return to Home" })).toBeVisible();
  await expect(page.getByText("The nearest page we have is")).toHaveCount(0);
});

test("an address that looks like markup is shown as none", async ({ page }) => {
  const faults = collectFaults(page);
  await open(page, "/%3Cimg%20src=x%20onerror=alert(1)%3E");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Woah, what just happened?");
  expect(faults).toEqual([]);
});

test("search engines are told to leave the page out", async ({ page }) => {
  await page.goto(path);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expect(page).toHaveTitle(/Page not found/);
});

test("the page works without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
  await context.close();
});
