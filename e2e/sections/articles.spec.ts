import { expect, type Page } from "@playwright/test";
import { allSections, pages, words } from "../support/content";
import { open } from "../support/page";
import { test } from "../support/test";

const main = (page: Page) => page.getByRole("main");
const contents = (page: Page) => page.getByRole("navigation", { name: words.page.contents, exact: true });

for (const { route, parts, numbered, references, printLabel } of allSections("Article")) {
  test(`the contents of ${route} lead to its parts, in their order`, async ({ page }) => {
    await open(page, route);
    const links = contents(page).getByRole("link");
    await expect(links).toHaveText(parts.map(({ title }) => title));
    const last = parts.at(-1);
    for (const { anchor, title } of parts)
      await expect.soft(page.locator(`[id="${anchor}"] h2`)).toHaveText(title);
    await links.last().click();
    await expect(page).toHaveURL(`${route}#${last?.anchor}`);
    await expect(page.locator(`[id="${last?.anchor}"] h2`)).toBeInViewport();
  });

  test(`the parts of ${route} are ${numbered ? "" : "not "}numbered, its references are listed`, async ({
    page,
  }) => {
    await page.goto(route);
    const numbers = await page.evaluate(
      (ids) =>
        ids.map((id) => {
          const heading = document.getElementById(id)?.querySelector("h2");
          return heading ? getComputedStyle(heading, "::before").content : "";
        }),
      parts.map(({ anchor }) => anchor),
    );
    for (const number of numbers) expect.soft(/counter|\d/.test(number)).toBe(numbered);
    const listed = main(page)
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: words.page.references, exact: true }) })
      .last()
      .getByRole("listitem");
    await expect(listed).toHaveCount(references.length);
  });

  test(`${route} in print is a document: no shell, a page per part, link targets in print`, async ({
    page,
  }) => {
    await page.goto(route);
    await page.emulateMedia({ media: "print" });
    await expect.soft(page.getByRole("banner")).toBeHidden();
    await expect.soft(page.getByRole("contentinfo")).toBeHidden();
    await expect.soft(contents(page).getByRole("button")).toHaveCount(0);
    await expect.soft(page.getByRole("heading", { level: 1 })).toBeVisible();
    const anchors = parts.slice(1).map(({ anchor }) => anchor);
    const breaks = await page.evaluate(
      (ids) =>
        ids.map((id) => {
          const section = document.getElementById(id);
          return section && getComputedStyle(section).breakBefore;
        }),
      anchors,
    );
    expect.soft(breaks, "page breaks before the parts").toEqual(anchors.map(() => "page"));
    const silent = await main(page)
      .locator("a[href^='https:'], a[href^='/']")
      .filter({ visible: true })
      .evaluateAll((links) =>
        links
          .filter(
            (link) => !getComputedStyle(link, "::after").content.includes(link.getAttribute("href") ?? "?"),
          )
          .map((link) => link.textContent),
      );
    expect.soft(silent, "links without their target in print").toEqual([]);
  });

  if (!printLabel) continue;
  test(`the button of ${route} prints`, async ({ page }) => {
    let prints = 0;
    await page.exposeFunction("print", () => {
      prints += 1;
    });
    await open(page, route);
    await main(page).getByRole("button", { name: printLabel, exact: true }).click();
    await expect.poll(() => prints).toBe(1);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { route, sections } of pages) {
    if (!JSON.stringify(sections).includes("hljs-")) continue;
    test(`the code samples of ${route} are highlighted in the document itself`, async ({ page }) => {
      await page.goto(route);
      const signs = main(page).locator("pre span[class^='hljs-']");
      expect(await signs.count()).toBeGreaterThan(0);
      const colours = await signs.evaluateAll((spans) => spans.map((span) => getComputedStyle(span).color));
      const plain = await main(page)
        .locator("pre")
        .first()
        .evaluate((sample) => getComputedStyle(sample).color);
      expect(new Set([...colours, plain]).size, "colours in samples").toBeGreaterThan(1);
    });
  }
});
