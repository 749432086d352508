import { expect, type Page, test } from "@playwright/test";
import { hydrated, itemsOf, part } from "./support/browser";
import { words } from "./support/site";

/** The whitepaper, the case studies and the deep dive (specification 2.11 and the table of pages). */

const main = (page: Page) => page.getByRole("main");
const contents = (page: Page) => page.getByRole("navigation", { name: words.page?.contents, exact: true });

/** Expects a table of contents whose lines lead to the parts they name, in order. */
async function expectContents(page: Page) {
  const links = contents(page).getByRole("link");
  const lines = await links.evaluateAll((found) =>
    found.map((link) => ({ title: link.textContent, anchor: link.getAttribute("href")?.slice(1) ?? "" })),
  );
  expect(lines.length).toBeGreaterThanOrEqual(5);
  const titles = await page.evaluate(
    (anchors) =>
      anchors.map((anchor) => document.getElementById(anchor)?.querySelector("h2")?.textContent ?? null),
    lines.map(({ anchor }) => anchor),
  );
  expect(titles).toEqual(lines.map(({ title }) => title));
  await links.last().click();
  await expect(page).toHaveURL(new RegExp(`#${lines.at(-1)?.anchor}$`));
  await expect(part(page, lines.at(-1)?.title ?? "").getByRole("heading", { level: 2 })).toBeInViewport();
  return lines.map(({ anchor }) => anchor);
}

test("the whitepaper has numbered parts, contents that lead to them, references and a print button", async ({
  page,
}) => {
  let prints = 0;
  await page.exposeFunction("print", () => {
    prints += 1;
  });
  await page.goto("/whitepapers/skilled-industries");
  await hydrated(page);
  await main(page)
    .getByRole("button", { name: /^Print ?\/ ?Save as PDF$/ })
    .click();
  await expect.poll(() => prints).toBe(1);
  const anchors = await expectContents(page);
  const numbers = await page.evaluate(
    (ids) =>
      ids.map((id) => {
        const heading = document.getElementById(id)?.querySelector("h2");
        return heading ? getComputedStyle(heading, "::before").content : "";
      }),
    anchors,
  );
  for (const number of numbers) expect.soft(number).toMatch(/counter|\d/);

  const references = await itemsOf(part(page, "References")).count();
  expect.soft(references).toBeGreaterThanOrEqual(5);
  const text = (await main(page).textContent()) ?? "";
  const cited = [...text.matchAll(/\[(\d{1,2})\]/g)].map((match) => Number(match[1]));
  expect.soft(cited.length, "citations").toBeGreaterThan(0);
  for (const number of new Set(cited)) expect.soft(number).toBeLessThanOrEqual(references);
  const uncited = Array.from({ length: references }, (_, index) => index + 1).filter(
    (n) => !cited.includes(n),
  );
  expect.soft(uncited, "references that nothing cites").toEqual([]);
});

test("the printed whitepaper is a document: no shell, a page per part, link targets in print", async ({
  page,
}) => {
  await page.goto("/whitepapers/skilled-industries");
  const anchors = (
    await contents(page)
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.slice(1) ?? ""))
  ).slice(1);
  await page.emulateMedia({ media: "print" });
  await expect.soft(page.getByRole("banner")).toBeHidden();
  await expect.soft(page.getByRole("contentinfo")).toBeHidden();
  await expect.soft(main(page).getByRole("button", { name: /^Print/ })).toBeHidden();
  await expect.soft(page.getByRole("heading", { level: 1 })).toBeVisible();
  const breaks = await page.evaluate(
    (ids) =>
      ids.map((id) => {
        const section = document.getElementById(id);
        return section && getComputedStyle(section).breakBefore;
      }),
    anchors,
  );
  expect.soft(breaks, "page breaks before the parts").toEqual(anchors.map(() => "page"));
  const external = main(page).locator("a[href^='https:']").filter({ visible: true });
  const printed = await external.evaluateAll((links) =>
    links.map((link) => getComputedStyle(link, "::after").content.includes(link.getAttribute("href") ?? "?")),
  );
  expect.soft(printed.length).toBeGreaterThan(0);
  expect.soft(printed, "link targets in print").toEqual(printed.map(() => true));
  const internal = await main(page)
    .locator("a[href^='/']")
    .filter({ visible: true })
    .evaluateAll((links) =>
      links
        .filter(
          (link) => !getComputedStyle(link, "::after").content.includes(link.getAttribute("href") ?? "?"),
        )
        .map((link) => link.textContent),
    );
  expect.soft(internal, "links inside the site without their target in print").toEqual([]);
});

for (const route of ["/case-studies/thryll-arcade", "/case-studies/p2p-voicemail", "/voicemail-case-study"]) {
  test(`${route} tells challenge, approach, architecture, result and what it shows`, async ({ page }) => {
    await page.goto(route);
    for (const title of ["Challenge", "Approach", "Architecture", "Result", "What It Shows"])
      await expect.soft(part(page, title), title).toBeVisible();
    await expect.soft(main(page).getByRole("blockquote").first()).toBeVisible();
    await expect.soft(main(page).getByRole("figure").filter({ hasText: "Whitepaper" }).first()).toBeVisible();
    await expect.soft(main(page).locator("a[href='/contact']").first()).toBeVisible();
  });
}

test("the deep dive documents GET /lookup with highlighted code, and never calls it", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (/lookup/i.test(new URL(request.url()).pathname)) calls.push(request.url());
  });
  await page.goto("/deep-dives/parts-requisition");
  const lookup = main(page).locator("pre").filter({ hasText: "GET /lookup?" });
  await expect.soft(lookup.first()).toBeVisible();
  await expect.soft(lookup.first()).toContainText("partNumber=");
  await expect.soft(lookup.first()).toContainText("radius=");
  await expect.soft(main(page)).toContainText("documentation only");
  await expectContents(page);
  await page.keyboard.press("End");
  expect(calls).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("code samples are highlighted in the document itself", async ({ page }) => {
    await page.goto("/deep-dives/parts-requisition");
    const samples = main(page)
      .locator("pre")
      .filter({ hasText: /import|const/ });
    expect(await samples.count()).toBeGreaterThanOrEqual(3);
    for (const sample of await samples.all())
      expect.soft(await sample.locator("span").count()).toBeGreaterThan(3);
    const colours = await samples
      .first()
      .locator("span")
      .evaluateAll((spans) => spans.map((span) => getComputedStyle(span).color));
    expect(new Set(colours).size, "colours in one sample").toBeGreaterThan(1);
  });
});
