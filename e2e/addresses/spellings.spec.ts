import { expect } from "@playwright/test";
import { canonicalOf, headingOf, ownRoutes, pages, routes } from "../support/content";
import { contact } from "../support/forms";
import { alive, collectFaults, open, wide } from "../support/page";
import { test } from "../support/test";

const capitals = (route: string) => route.replace(/(^|[/-])[a-z]/g, (start) => start.toUpperCase());
const deepRoute = routes.find((route) => route.lastIndexOf("/") > 0);
const second = pages.find(({ alsoAt }) => alsoAt.length > 0);

const cases = [
  ["/Contact", "/contact"],
  ["/CONTACT/", "/contact"],
  ["/contact/", "/contact"],
  ["/about/", "/about"],
  ["/About", "/about"],
  ["/contact%20", "/contact"],
  ["/contact,", "/contact"],
  ["/contact).", "/contact"],
  ...[deepRoute, second?.alsoAt[0]].flatMap((route) =>
    route ? [[`${capitals(route)}/`, route] as const] : [],
  ),
] as const;

test("other spellings of an address reach its page, query and hash kept, and log no 404", async ({
  page,
}) => {
  const [faults, warnings] = [collectFaults(page), [] as string[]];
  page.on("console", (message) => {
    if (message.text().startsWith("404:")) warnings.push(message.text());
  });
  for (const [written, route] of cases) {
    await page.goto(`${written}?from=mail&x=1#content`, { waitUntil: "commit" });
    await expect(page).toHaveURL(`${route}?from=mail&x=1#content`);
    await expect(page.getByRole("heading", { level: 1 }).first()).toHaveText(headingOf(route) ?? /./);
    await page.waitForLoadState("networkidle");
    expect(faults, written).toEqual([]);
    expect(warnings, written).toEqual([]);
  }
});

test("the way to a page by another spelling leaves no trace in the history", async ({ page }) => {
  await open(page, "/");
  const before = await page.evaluate(() => history.length);
  await page.goto("/Contact", { waitUntil: "commit" });
  await expect(page).toHaveURL("/contact");
  await expect(contact(page).name).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL("/");
});

const capital = ownRoutes.filter((route) =>
  pages.some((page) => page.route === route && JSON.stringify(page.sections).includes('"/Contact"')),
);

test.describe("a link that is written /Contact", () => {
  const from = capital[0] ?? "";
  test.skip(!from, "No page has a link written /Contact");

  test("leads to the contact page without a reload", async ({ page }) => {
    await page.setViewportSize(wide);
    for (const path of capital) {
      await open(page, path);
      await page.evaluate(() => {
        document.documentElement.dataset.kept = "yes";
      });
      await page.getByRole("main").locator('a[href="/Contact"]').first().click();
      await expect(page).toHaveURL("/contact");
      await expect(contact(page).name).toBeVisible();
      await expect(page.locator("html"), path).toHaveAttribute("data-kept", "yes");
    }
  });

  test("can be opened in a new tab", async ({ page, context }) => {
    await open(page, from);
    const opened = context.waitForEvent("page");
    await page
      .getByRole("main")
      .locator('a[href="/Contact"]')
      .first()
      .click({ modifiers: ["ControlOrMeta"] });
    const tab = await opened;
    await expect(tab).toHaveURL("/contact");
    await expect(page).toHaveURL(from);
  });
});

for (const { route, alsoAt } of pages.filter((page) => page.alsoAt.length > 0)) {
  test(`${alsoAt.join(" and ")} show the page at ${route}, which search engines know it by`, async ({
    page,
  }) => {
    const seen: (string | null)[] = [];
    for (const path of [route, ...alsoAt]) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveURL(path);
      await alive(page);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", canonicalOf(route));
      seen.push(await page.getByRole("main").textContent());
    }
    expect(new Set(seen).size).toBe(1);
  });
}
