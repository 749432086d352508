import { expect } from "@playwright/test";
import { headingOf, literally, notFound, ownRoutes, pageAt, sectionsAt } from "../support/content";
import { alive, collectFaults, open } from "../support/page";
import { test } from "../support/test";

const path = "/no/such/page";
const [said] = sectionsAt(notFound, "NotFound");
const back = { name: said?.action.label, exact: true };
const suggestion = said?.suggestion ?? "";

test.skip(!said, "The page for unknown addresses has no section for them");

test("an unknown address answers 404 with its page", async ({ page }) => {
  const faults = collectFaults(page);
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL(path);
  await expect(page.getByText(said?.code ?? "", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(said?.title ?? "");
  await expect(page.getByRole("link", back)).toHaveAttribute("href", said?.action.to?.href ?? "");
  await open(page, path);
  expect(faults).toEqual([]);
});

test("the attempted address is logged to the console", async ({ page }) => {
  const logged = page.waitForEvent("console", (message) => message.text().includes(path));
  await page.goto(path);
  expect((await logged).text()).toContain(path);
});

test("the button of the page leads on without a reload", async ({ page }) => {
  test.skip(!ownRoutes.includes(said?.action.to?.href ?? ""), "The button leads to no page of the site");
  await open(page, path);
  await page.evaluate(() => {
    document.documentElement.dataset.kept = "yes";
  });
  await page.getByRole("link", back).click();
  await expect(page).toHaveURL(said?.action.to?.href ?? "");
  await expect(page.locator("html")).toHaveAttribute("data-kept", "yes");
});

const longest = [...ownRoutes].sort((one, other) => other.length - one.length)[0] ?? "";

for (const [wrong, route] of [
  ["/contct", "/contact"],
  ["/abuot", "/about"],
  [longest.slice(0, -1), longest],
] as const) {
  test(`${wrong} suggests ${route}`, async ({ page }) => {
    await open(page, wrong);
    const nearest = page.getByRole("main").getByRole("listitem").getByRole("link").first();
    await expect(nearest).toHaveAttribute("href", route);
    await nearest.click();
    await expect(page).toHaveURL(route);
    const heading = headingOf(route);
    if (heading) await expect(page.getByRole("heading", { level: 1 }).first()).toHaveText(heading);
  });
}

test("an address like no other gets no suggestion", async ({ page }) => {
  await open(page, "/zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz");
  await expect(page.getByRole("link", back)).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("main").getByText(suggestion)).toHaveCount(0);
});

test("an address that looks like markup is shown as none", async ({ page }) => {
  const faults = collectFaults(page);
  await open(page, "/%3Cimg%20src=x%20onerror=alert(1)%3E");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(said?.title ?? "");
  expect(faults).toEqual([]);
});

test("search engines are told to leave the page out", async ({ page }) => {
  await page.goto(path);
  await alive(page);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expect(page).toHaveTitle(new RegExp(literally(pageAt(notFound).title)));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page is read and left all the same", async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("link", back).click();
    await expect(page).toHaveURL(said?.action.to?.href ?? "");
  });
});
