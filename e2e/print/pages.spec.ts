import { expect, type Page } from "@playwright/test";
import { allSections, words as siteWords } from "../support/content";
import { exhibitOf, kitRoutes } from "../support/exhibits";
import { open, wide } from "../support/page";
import { test } from "../support/test";
import { printed } from "./pdf";

test.use({ viewport: wide });

/** Pages of unlike kinds, and every other one with an exhibit. */
const routes = new Set([
  "/",
  "/contact",
  "/costs",
  "/provenance",
  "/api-platform-monetization",
  "/overlay-hosting-services",
  "/smart-contract-development",
  "/provably-fair-gaming-architecture",
  "/blockchain-training-enterprise-engineers",
  ...allSections("Article").map(({ route }) => route),
  ...allSections("Exhibit")
    .map(({ route }) => route)
    .filter((_, index) => index % 2),
]);

/** On one line, with single spaces and without the number of the page. */
const plain = (text: string) =>
  text
    .replace(/\d+ \/ \d+\s*$/, "")
    .replace(/\s+/g, " ")
    .trim();

/** The headings of sections. */
const headings = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 }).allInnerTexts();

/** What is named in each exhibit that is printed: the words around it and those of its parts, without its hashes. */
const exhibits = (page: Page) =>
  page
    .getByRole("main")
    .locator("[data-kept]")
    .evaluateAll((all) =>
      all.map((exhibit) =>
        [
          ...exhibit.querySelectorAll<HTMLElement>("dt, h3, strong, [data-steps] li"),
          ...(exhibit.closest("section")?.querySelectorAll<HTMLElement>("h2") ?? []),
          ...(exhibit.parentElement?.nextElementSibling?.querySelectorAll("p") ?? []),
        ]
          .filter((part) => part.checkVisibility())
          // biome-ignore lint/performance/useDomNodeTextContent: what is hidden in it is not printed
          .flatMap((part) => part.innerText.match(/\b[A-Za-z]{4,}\b/g) ?? []),
      ),
    );

/** That one of the pages has all these words. */
function expectTogether(words: string[], texts: string[]) {
  const missing = texts.map((text) => words.filter((word) => !text.includes(word)));
  const best = missing.sort((a, b) => a.length - b.length)[0];
  expect.soft(best, "words that are not on the page of the others").toEqual([]);
}

for (const route of routes) {
  test(`${route} on paper: no heading ends a page, exhibits are whole, and pages are filled`, async ({
    page,
  }, testInfo) => {
    test.slow();
    await open(page, route);
    const { sheets } = await printed(page, "A4", testInfo.outputPath("page.pdf"));
    await page.emulateMedia({ media: "print" });
    const texts = sheets.map(({ text }) => plain(text));
    for (const heading of await headings(page))
      for (const [index, text] of texts.entries()) {
        // An entry of the table of contents, "6. …", may.
        const ends = text.endsWith(plain(heading)) && !/\d\. ?$/.test(text.slice(0, -plain(heading).length));
        expect.soft(ends, `"${heading}" ends page ${index + 1}`).toBe(false);
      }
    for (const words of await exhibits(page)) expectTogether(words, texts);
    for (const [index, { filled }] of sheets.slice(0, -1).entries())
      expect.soft(filled, `how far page ${index + 1} is filled`).toBeGreaterThan(1 / 2);
    const end = texts.find((text) => text.includes(siteWords.print.links));
    if (end)
      expect.soft(end, "the addresses are on the certificate's page").toContain(siteWords.certificate.hash);
  });
}

for (const route of kitRoutes) {
  test(`${route} on paper after a check: the exhibit is whole, with its seal as on screen`, async ({
    page,
  }, testInfo) => {
    test.slow();
    await open(page, route);
    const { root, check } = exhibitOf(page);
    await check.first().click();
    // Paper has no buttons, and hides what has the focus.
    await check.first().blur();
    await expect(root).not.toHaveAttribute("data-kit");
    await expect(root.locator("output[data-verdict]")).not.toHaveAttribute("data-verdict", "unchecked");
    const { sheets } = await printed(page, "Letter", testInfo.outputPath("page.pdf"));
    await page.emulateMedia({ media: "print" });
    await expect(root.locator(".ex-verdict .ex-seal")).toHaveCSS("print-color-adjust", "exact");
    const texts = sheets.map(({ text }) => plain(text));
    for (const words of await exhibits(page)) expectTogether(words, texts);
    expect.soft(sheets[0]?.filled, "how far the first page is filled").toBeGreaterThan(1 / 2);
  });
}
