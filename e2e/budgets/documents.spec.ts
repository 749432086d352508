import { expect } from "@playwright/test";
import { collectLoads, gzipped, report, total } from "../support/bytes";
import { pages, routes } from "../support/content";
import { open, readThrough, small } from "../support/page";
import { test } from "../support/test";

test.use({ viewport: small });

interface Parts {
  text: number;
  machines: number;
  pictures: number;
  icons: number;
  sketches: number;
  exhibits: number;
  coins: number;
  cards: number;
  verifiers: number;
  records: number;
  figures: number;
  drawn: number;
  costs: number;
}

/**
 * What a document may weigh, gzipped, with its styles: the frame and its styles, what the editors' own words, pictures,
 * icons and drawings need in markup, what they say to machines (JSON-LD), an exhibit's drawings, styles and shown code, the keys,
 * hashes and signatures that it begins with, which nothing makes shorter, the presets of the coin, all of which each of
 * its pages carries, two signers' cards with what checks them, the verifier's words and examples, the styles of figures, a drawn figure of an exhibit with its
 * styles, and the presets, the table and the styles of a calculator of costs. A budget for the code alone: no word or
 * picture can break it.
 */
const budgetOf = ({
  text,
  machines,
  pictures,
  icons,
  sketches,
  exhibits,
  coins,
  cards,
  verifiers,
  records,
  figures,
  drawn,
  costs,
}: Parts) =>
  28_400 +
  1.5 * text +
  machines +
  records +
  350 * pictures +
  100 * icons +
  300 * sketches +
  15_450 * exhibits +
  3_850 * coins +
  2_600 * cards +
  10_700 * verifiers +
  (figures && 3_000) +
  8_700 * drawn +
  1_850 * costs;

test("every document is as light as its words, pictures and icons allow", async ({ page }) => {
  test.slow();
  const heavy: string[] = [];
  for (const route of routes) {
    const html = await page.request.get(route).then((response) => response.text());
    const parts = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, "text/html");
      const machines = parsed.querySelector('script[type="application/ld+json"]')?.textContent ?? "";
      const records = [...parsed.querySelectorAll("[data-exhibit] > script")].map(({ textContent }) =>
        JSON.stringify(JSON.parse(textContent ?? "{}").game ?? ""),
      );
      const styles = parsed.querySelectorAll("style[data-styles], style[data-emotion]").length;
      for (const hidden of parsed.querySelectorAll("script, style, noscript")) hidden.remove();
      return {
        machines,
        records: records.join(""),
        text: parsed.body.textContent ?? "",
        pictures: parsed.querySelectorAll("picture").length,
        icons: parsed.querySelectorAll("main svg").length,
        sketches: parsed.querySelectorAll('main svg[viewBox="0 0 240 108"]').length,
        exhibits: parsed.querySelectorAll("[data-exhibit]").length,
        coins: parsed.querySelectorAll("[data-exhibit=coin]").length,
        cards: parsed.querySelectorAll("[data-preset=two-signers]").length,
        verifiers: parsed.querySelectorAll("[data-verifier]").length,
        figures: parsed.querySelectorAll("figure[data-drawn]").length,
        drawn: parsed.querySelectorAll(".ex:not([data-exhibit], [data-verifier])").length,
        costs: parsed.querySelectorAll(".calc-presets").length,
        styles,
        sheets: parsed.querySelectorAll("link[rel='stylesheet']").length,
      };
    }, html);
    expect.soft(parts.styles, `Emotion's style sheets in ${route}`).toBe(1);
    expect.soft(parts.sheets, `style sheets beside ${route}`).toBe(0);
    const bytes = gzipped(html);
    const { text, machines, records } = parts;
    const budget = budgetOf({
      ...parts,
      text: gzipped(text),
      machines: gzipped(machines),
      records: gzipped(records),
    });
    report(`HTML of ${route}`, bytes);
    if (bytes > budget) heavy.push(`${route}: ${bytes} of ${Math.round(budget)}`);
  }
  expect(heavy).toEqual([]);
});

const withCode = pages.find(({ sections }) => /<pre/.test(JSON.stringify(sections)))?.route;

for (const route of new Set(["/", "/contact", withCode ?? "/about"])) {
  test(`${route}: at most 40 KB of fonts, and nothing from other sites`, async ({ page, baseURL }) => {
    const loads = collectLoads(page);
    const elsewhere: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(baseURL ?? "") && request.url().startsWith("http"))
        elsewhere.push(request.url());
    });
    await open(page, route);
    await readThrough(page);
    const bytes = total((await loads.fonts()).map(({ body }) => body.byteLength));
    report(`fonts of ${route}`, bytes);
    expect(bytes).toBeLessThanOrEqual(40_000);
    expect(elsewhere).toEqual([]);
  });
}
