import { expect, type Page } from "@playwright/test";
import { axe } from "../support/axe";
import { allSections, elsewhere, glossary, headingOf, menus, pageAt, words } from "../support/content";
import { boxOf, collectFaults, footerLink, open, saveData, small, wide } from "../support/page";
import { searchOf } from "../support/search";
import { test } from "../support/test";

const page = pageAt(elsewhere);
const term = glossary[0]?.term ?? "";

const [listed] = allSections("GlossaryList");

const modifier = process.platform === "darwin" ? "Meta" : "Control";

const isOfSearch = (url: string) => /\/static\/search\/|\/search\.json/.test(url);

function collectSearchLoads(on: Page) {
  const loads: string[] = [];
  on.on("request", (request) => {
    if (isOfSearch(request.url())) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

for (const viewport of [small, wide]) {
  test.describe(`the search at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("opens by its button, finds a page, and leads there without a new document", async ({
      page: at,
    }) => {
      const faults = collectFaults(at);
      await open(at, "/about");
      const { button, dialog, field, results, status } = searchOf(at);
      await button.click();
      await expect(field).toBeFocused();
      await expect(status).toHaveText(words.search.hint);
      await field.fill(page.name);
      const result = results.and(at.locator(`[href="${elsewhere}"]`));
      await expect(result).toContainText(page.name);
      await expect(result.locator("mark").first()).toBeVisible();
      await at.evaluate(() => {
        document.documentElement.dataset.kept = "yes";
      });
      await result.click();
      await expect(at).toHaveURL(elsewhere);
      await expect(dialog).toBeHidden();
      const heading = headingOf(elsewhere);
      if (heading) await expect(at.getByRole("heading", { level: 1 }).first()).toHaveText(heading);
      await expect(at.locator("html")).toHaveAttribute("data-kept", "yes");
      expect(faults).toEqual([]);
    });

    test("stays inside the window, has no fault that axe knows, and returns the focus to its button", async ({
      page: at,
    }) => {
      await open(at, "/about");
      const { button, field, close, dialog, results } = searchOf(at);
      await button.click();
      await expect(field).toBeFocused();
      await at.keyboard.press("Escape");
      await expect(button).toBeFocused();
      await button.click();
      await field.fill("a");
      await expect(results.first()).toBeVisible();
      const { x, y, width, height } = await boxOf(dialog);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(viewport.width);
      expect(y + height).toBeLessThanOrEqual(viewport.height);
      await field.fill(term);
      await expect(results.first().locator("mark").first()).toBeVisible();
      const { violations } = await axe(at).include("dialog.search").analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      await close.click();
      await expect(button).toBeFocused();
    });
  });
}

test("nothing of the search is loaded before it is opened, and everything once", async ({ page: at }) => {
  const loads = collectSearchLoads(at);
  await open(at, "/");
  await at.waitForLoadState("networkidle");
  expect(loads).toEqual([]);
  const { button, field } = searchOf(at);
  await button.click();
  await expect(field).toBeFocused();
  await at.keyboard.press("Escape");
  await button.click();
  await expect(field).toBeFocused();
  expect(loads).toHaveLength(2);
});

test("Ctrl+K opens it anywhere but where the visitor types", async ({ page: at }) => {
  await open(at, "/contact");
  const { button, dialog, field } = searchOf(at);
  await at.getByRole("main").getByRole("textbox").first().click();
  await at.keyboard.press(`${modifier}+k`);
  await expect(dialog).toHaveCount(0);
  await at.getByRole("banner").getByRole("link", { name: words.header.home }).focus();
  await at.keyboard.press(`${modifier}+k`);
  await expect(field).toBeFocused();
  await at.keyboard.press("Escape");
  await expect(button).toBeFocused();
});

test("before anything is typed it offers the first pages, and the keyboard chooses among them", async ({
  page: at,
}) => {
  await open(at, "/about");
  const { button, field, results, status } = searchOf(at);
  await button.click();
  await expect(status).toHaveText(words.search.hint);
  await expect(results).toHaveCount(menus.search.first.length);
  for (const { title } of menus.search.first) await expect(results.getByText(title)).toBeVisible();
  await at.keyboard.press("ArrowDown");
  await at.keyboard.press("ArrowDown");
  await expect(results.nth(1)).toBeFocused();
  await field.fill(term);
  await expect(results.first().locator("mark").first()).toBeVisible();
  await field.fill("");
  await expect(results).toHaveCount(menus.search.first.length);
  await at.keyboard.press("ArrowDown");
  await at.keyboard.press("Enter");
  await expect(at).toHaveURL(String(menus.search.first[0]?.href));
});

test("the keyboard chooses: arrows go along the results and back to the field, Enter opens", async ({
  page: at,
}) => {
  await open(at, "/about");
  const { button, field, results } = searchOf(at);
  await button.click();
  await field.fill(page.name);
  await at.keyboard.press("ArrowDown");
  await expect(results.first()).toBeFocused();
  await at.keyboard.press("ArrowUp");
  await expect(field).toBeFocused();
  const to = (await results.first().getAttribute("href")) ?? "";
  await at.keyboard.press("Enter");
  await expect(at).toHaveURL(to);
});

for (const from of new Set(["/about", listed?.route ?? "/about"])) {
  test(`from ${from} it finds a term of the glossary, and takes the focus along to it`, async ({
    page: at,
  }) => {
    test.skip(!listed, "No page lists the glossary");
    await open(at, from);
    const { button, field, results } = searchOf(at);
    await button.click();
    await field.fill(term);
    const result = results.and(at.locator('[href*="#term-"]')).first();
    const anchor = ((await result.getAttribute("href")) ?? "").split("#")[1] ?? "";
    await result.focus();
    await at.keyboard.press("Enter");
    const entry = at.locator(`[id="${anchor}"]`);
    await expect(entry).toBeInViewport();
    await expect(entry.getByRole("term")).toBeFocused();
    await at.keyboard.press("Tab");
    const isBehind = await at.evaluate((id) => {
      const place = document.getElementById(id) as Element;
      const order = place.compareDocumentPosition(document.activeElement as Element);
      return (order & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    }, anchor);
    expect(isBehind).toBe(true);
  });
}

test("it closes when the way back leads to another page", async ({ page: at }) => {
  await open(at, "/");
  await footerLink(at, "/about").click();
  await expect(at).toHaveURL("/about");
  const { button, dialog, field } = searchOf(at);
  await button.click();
  await expect(field).toBeFocused();
  await at.goBack();
  await expect(at).toHaveURL("/");
  await expect(dialog).toBeHidden();
  await expect(at.locator("html")).not.toHaveClass(/locked/);
});

test("it says how many it has found, lists a page once, and takes markup as what was typed", async ({
  page: at,
}) => {
  const faults = collectFaults(at);
  await open(at, "/");
  const { button, field, results, status, dialog } = searchOf(at);
  await button.click();
  await field.fill("a");
  await expect(status).toHaveText(new RegExp(`^\\d+ ${words.search.many}(, \\d+ ${words.search.listed})?$`));
  await field.fill("qqqqqqqqqqqqqqqqqq");
  await expect(status).toHaveText(words.search.none);
  await expect(results).toHaveCount(0);
  await field.fill("record");
  await expect(results.nth(5)).toBeVisible();
  const names = await dialog.getByRole("heading").allInnerTexts();
  expect(names.length).toBeGreaterThan(3);
  expect(new Set(names).size).toBe(names.length);
  await field.fill("<img src=x onerror=alert(1)>");
  await expect(dialog.locator("img")).toHaveCount(0);
  expect(faults).toEqual([]);
});

test("a search that is asked for before the page is alive opens all the same", async ({ page: at }) => {
  await saveData(at);
  await at.goto("/about");
  const { button, field } = searchOf(at);
  await button.click();
  await expect(field).toBeFocused();
});

test("where its code does not arrive, the button leads to the page that lists all pages", async ({
  page: at,
}) => {
  await at.route(
    ({ href }) => isOfSearch(href),
    (route) => route.abort(),
  );
  await open(at, "/");
  await searchOf(at).button.click();
  await expect(at).toHaveURL(menus.search.href);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the button is a link to the page that lists all pages", async ({ page: at }) => {
    await at.goto("/about");
    await expect(searchOf(at).button).toBeHidden();
    await at.getByRole("banner").getByRole("link", { name: menus.search.title, exact: true }).click();
    await expect(at).toHaveURL(menus.search.href);
  });
});
