import { expect } from "@playwright/test";
import { headingOf, literally, notFound, ownRoutes, pageAt, sectionsAt } from "../support/content";
import { expectNoNotice } from "../support/notices";
import { alive, boxOf, collectFaults, holdScripts, open, showUp, small, wide } from "../support/page";
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
  await expect(page.getByRole("link", back)).toHaveAttribute("href", said?.action.href ?? "");
  await showUp(page);
  await alive(page);
  // Search engines are told to leave the page out.
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expect(page).toHaveTitle(new RegExp(literally(pageAt(notFound).title)));
  expect(faults).toEqual([]);
});

test("the button of the page leads on without a reload", async ({ page }) => {
  test.skip(!ownRoutes.includes(said?.action.href ?? ""), "The button leads to no page of the site");
  await open(page, path);
  await page.evaluate(() => {
    document.documentElement.dataset.kept = "yes";
  });
  await page.getByRole("link", back).click();
  await expect(page).toHaveURL(said?.action.href ?? "");
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

/** One word of an address of the site that has several, which is near it. */
const word = longest.split(/[/-]/).sort((one, other) => other.length - one.length)[0];

test("an address like no other, or of few letters, gets no suggestion, and nothing is asked for", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  for (const wrong of ["/some/Unknown path", "/xyz", "/wp-admin"]) {
    await open(page, wrong);
    await expect(page.getByRole("link", back)).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("main").getByText(suggestion)).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(0);
  }
  expect(asked.filter((path) => /search/.test(path))).toEqual([]);
});

for (const viewport of [small, wide]) {
  for (const wrong of ["/contct", `/${word}`, "/xyz"]) {
    test(`at ${viewport.width} px, what stands below does not move when ${wrong} gets its suggestions`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const release = await holdScripts(page);
      await page.goto(wrong, { waitUntil: "commit" });
      const footer = page.getByRole("contentinfo");
      await page.waitForLoadState("domcontentloaded");
      await page.evaluate(() => document.fonts.ready);
      const { y } = await boxOf(footer);
      release();
      await showUp(page);
      await alive(page);
      expect((await boxOf(footer)).y).toBeCloseTo(y, 0);
    });
  }
}

test("the attempted address is logged to the console as it was typed", async ({ page }) => {
  for (const odd of [
    path,
    "/some/Unknown%20path",
    "/%E0%A4%A",
    "/%25",
    "/a%2Fb",
    "/no//such///page",
    "/No.Such.Page",
    "/contct/?a=1#b",
  ]) {
    const [attempted = ""] = odd.split(/[?#]/);
    const logged = page.waitForEvent("console", (message) => message.text().endsWith(` ${attempted}`));
    await page.goto(odd);
    expect((await logged).text()).toContain(attempted);
  }
});

test("the page at an address that Gatsby cannot read is alive like any other", async ({ page }) => {
  const faults = collectFaults(page);
  for (const odd of ["/%E0%A4%A", "/%25", "/contact%00", "/about%23us", "/about%3Fus"]) {
    const answer = await page.goto(odd);
    expect(answer?.status()).toBe(404);
    await showUp(page);
    await alive(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(said?.title ?? "");
    await expectNoNotice(page);
    expect(faults, odd).toEqual([]);
  }
});

test("an address that looks like markup is shown as none", async ({ page }) => {
  const faults = collectFaults(page);
  await open(page, "/%3Cimg%20src=x%20onerror=alert(1)%3E");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(said?.title ?? "");
  expect(faults).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page is read and left all the same", async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("link", back).click();
    await expect(page).toHaveURL(said?.action.href ?? "");
  });
});
