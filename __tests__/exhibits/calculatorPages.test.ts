import { calculatorHtml } from "../../src/build/calculators";
import { ratesOf } from "../../src/content/read/claims";
import { pageRoute } from "../../src/content/read/pageRoutes";
import { contentOf } from "../../src/content/read/parse";
import { readSources } from "../../src/content/read/sources";
import { dollarsFor, satoshisFor } from "../../src/shared/networkFees";
import { dataFolder } from "../support/site";

const { pages, shared } = readSources(dataFolder);
const claims = contentOf(shared.claims);
const rates = ratesOf(claims);

const calculators = pages.flatMap((file) =>
  contentOf(file).sections.flatMap((section) =>
    section.type === "Calculator" ? [{ file, section, route: pageRoute(file) }] : [],
  ),
);

describe.each(calculators)("The calculator of $route", ({ file, section }) => {
  const fees = claims.fees.filter(({ key }) => file.source.includes(`{claim:${key}}`));

  it("stands on a page that names a month of network fees", () => {
    expect(fees).not.toEqual([]);
  });

  it.each(fees)("works out the same month as {claim:$key}", ({ entries, transactions, bytes }) => {
    const { sample } = section.calculator;
    expect([sample.calls, section.calculator.bytes]).toEqual([entries * transactions, bytes]);
    const dollars = dollarsFor(satoshisFor(entries * transactions, bytes, rates), rates);
    const { html } = calculatorHtml(section, rates);
    const shown = html.match(/<dd>[^<]+/g)?.at(-1);
    expect(Number(shown?.replace(/[^\d.]/g, ""))).toBe(dollars);
  });
});
