import { join } from "node:path";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { allSections, menus, ownRoutes, pageAt, site, words } from "../support/content";
import { open, wide } from "../support/page";
import { searchOf } from "../support/search";
import { test } from "../support/test";
import { lightness, printed, shapeAboveText, shapeOf } from "./pdf";

test.use({ viewport: wide });

const articles = allSections("Article");
/** The longest of the texts that are made to be printed. */
const paper =
  articles.filter(({ printLabel }) => printLabel).sort((a, b) => b.parts.length - a.parts.length)[0] ??
  articles[0];

/** On one line, with single spaces: a heading may be broken into two. */
const plain = (text: string) => text.replace(/\s+/g, " ");

const sizes = { A4: { width: 595, height: 842 }, Letter: { width: 612, height: 792 } };

for (const colorScheme of ["light", "dark"] as const) {
  for (const format of ["A4", "Letter"] as const) {
    test(`the paper on ${paper?.route} is a document, ${format} from the ${colorScheme} theme`, async ({
      page,
    }, testInfo) => {
      test.skip(!paper, "No page holds a long text");
      test.slow();
      const route = paper?.route ?? "/";
      const { title } = pageAt(route);
      await page.emulateMedia({ colorScheme });
      await open(page, route);
      const { sheets, size, colors } = await printed(page, format, testInfo.outputPath("paper.pdf"));
      // Chromium rounds to dots, of which some do not make a whole point.
      expect(Math.abs(size.width - sizes[format].width)).toBeLessThanOrEqual(1);
      expect(Math.abs(size.height - sizes[format].height)).toBeLessThanOrEqual(1);
      expect(sheets.length).toBeGreaterThan(3);

      const [cover, ...rest] = sheets.map(({ text }) => plain(text));
      const heading = allSections("Hero").find((hero) => hero.route === route)?.title ?? "";
      expect(cover).toContain(heading);
      for (const { title: part } of paper?.parts ?? []) expect.soft(cover).not.toContain(part);
      for (const [index, text] of rest.entries()) {
        expect.soft(text, `the running head of page ${index + 2}`).toContain(`${site.brand} ${title}`);
        expect.soft(text, `the number of page ${index + 2}`).toContain(`${index + 2} / ${sheets.length}`);
      }

      const all = plain(sheets.map(({ text }) => text).join(" "));
      const controls = [
        words.header.skip,
        paper?.printLabel,
        words.newsletter.placeholder,
        words.footer.contact,
        words.footer.rights,
      ];
      for (const control of controls) if (control) expect.soft(all).not.toContain(control);
      for (const { title: menu } of menus.header) expect.soft(cover).not.toContain(menu);

      for (const color of colors) expect.soft(lightness(color), `text in ${color}`).toBeLessThan(0.3);
      // A table or a block of code that is kept whole may leave more than half of a page.
      for (const [index, { filled }] of sheets.slice(1, -1).entries())
        expect.soft(filled, `how far page ${index + 2} is filled`).toBeGreaterThan(0.4);
    });
  }
}

for (const colorScheme of ["light", "dark"] as const) {
  for (const route of ["/contact", "/about"]) {
    test(`the logo stands whole above ${route}, printed from the ${colorScheme} theme`, async ({
      page,
    }, testInfo) => {
      await page.emulateMedia({ colorScheme });
      await open(page, route);
      const path = testInfo.outputPath("page.pdf");
      await printed(page, "A4", path);
      const drawn = await shapeOf(sharp(join("data", site.logo.src), { density: 288 }));
      const onPaper = await shapeAboveText(path);
      expect(Math.abs(onPaper / drawn - 1), `${onPaper} rather than ${drawn}`).toBeLessThan(0.05);
    });
  }
}

test("the search does not lie over a page that is printed while it is open", async ({ page }, testInfo) => {
  await open(page, "/about");
  const file = testInfo.outputPath("page.pdf");
  const textOf = async () => (await printed(page, "A4", file)).sheets.map(({ text }) => text);
  const without = await textOf();
  const { button, field } = searchOf(page);
  await button.click();
  await expect(field).toBeFocused();
  expect(await textOf()).toEqual(without);
});

test("links are numbered, and their addresses are listed at the end, each once", async ({
  page,
}, testInfo) => {
  const route = paper?.route ?? "/about";
  await open(page, route);
  const { sheets } = await printed(page, "A4", testInfo.outputPath("paper.pdf"));
  const all = plain(sheets.map(({ text }) => text).join(" "));
  expect(all).toContain(words.print.links);
  const notes = await page.locator(".endnotes li").allTextContents();
  expect(notes.length).toBeGreaterThan(0);
  expect(new Set(notes).size).toBe(notes.length);
  const numbers = await page
    .getByRole("main")
    .locator("a[data-note]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("data-note")));
  for (const [index] of notes.entries()) expect(numbers).toContain(String(index + 1));
  const unnumbered = await page
    .getByRole("main")
    .locator("a[href]:not([href^='#'], [data-note])")
    .filter({ visible: true })
    .count();
  expect(unnumbered).toBe(0);
  for (const note of notes) expect.soft(all.replaceAll(" ", "")).toContain(note.slice(0, 24));
  // So few that they fit one page stand on one.
  if (notes.length <= 30) expect(plain(sheets.at(-1)?.text ?? "")).toContain(words.print.links);
});

test("a page that is printed ends with its engraving, which no screen has loaded", async ({
  page,
}, testInfo) => {
  await open(page, "/about");
  const drawing = page.locator(".medallion img");
  const width = () => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(await width()).toBe(0);
  await printed(page, "A4", testInfo.outputPath("page.pdf"));
  expect(await width()).toBeGreaterThan(0);
});

test("a paper's cover has its engraving, and each of its figures is whole on a page", async ({
  page,
}, testInfo) => {
  test.skip(!paper, "No page holds a long text");
  await open(page, paper?.route ?? "/");
  const { sheets } = await printed(page, "A4", testInfo.outputPath("paper.pdf"));
  await page.emulateMedia({ media: "print" });
  const engraving = page.locator("[data-layout] .pattern");
  await expect(engraving).toBeVisible();
  expect((await engraving.boundingBox())?.height).toBeGreaterThan(300);
  const figures = await page.locator("main figure.figure").allInnerTexts();
  for (const figure of figures) {
    const words = figure.match(/\b[A-Za-z]{4,}\b/g) ?? [];
    const missing = sheets.map(({ text }) => words.filter((word) => !text.includes(word)).length);
    expect.soft(Math.min(...missing), `words apart from the others in: ${figure.slice(0, 40)}`).toBe(0);
  }
});

test("from the dark theme, pictures are printed as they are in the light one", async ({ page }, testInfo) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "/provenance");
  const picture = page.getByRole("listitem").filter({ hasText: "Luxury goods" }).locator("img");
  await picture.scrollIntoViewIfNeeded();
  const file = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(file).toContain("-dark.");
  const dark = await file();
  const light = page.waitForRequest((request) =>
    request.url().endsWith(dark.replace(/^.*\//, "").replace("-dark.", ".")),
  );
  await printed(page, "A4", testInfo.outputPath("page.pdf"));
  await light;
  await expect.poll(file).toBe(dark);
});

test("every page is printed without its controls, in dark ink, under its own name", async ({
  page,
}, testInfo) => {
  test.slow();
  await page.emulateMedia({ colorScheme: "dark" });
  for (const route of ownRoutes.filter((_, index) => index % 6 === 1)) {
    await page.goto(route);
    const { sheets, colors } = await printed(page, "Letter", testInfo.outputPath("page.pdf"));
    const all = plain(sheets.map(({ text }) => text).join(" "));
    expect.soft(all, route).not.toContain(words.header.skip);
    expect.soft(all, route).not.toContain(words.footer.rights);
    for (const color of colors) expect.soft(lightness(color), `${route}: text in ${color}`).toBeLessThan(0.3);
    if (sheets.length > 1) expect.soft(plain(sheets[1]?.text ?? ""), route).toContain(pageAt(route).title);
  }
});

test("without JavaScript each link has its address behind it", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(paper?.route ?? "/about");
  await page.emulateMedia({ media: "print" });
  const silent = await page
    .getByRole("main")
    .locator("a[href^='https:'], a[href^='/']")
    .filter({ visible: true })
    .evaluateAll((links) =>
      links
        .filter(
          (link) => !getComputedStyle(link, "::after").content.includes(link.getAttribute("href") ?? "?"),
        )
        .map((link) => link.textContent),
    );
  expect(silent).toEqual([]);
  await context.close();
});
