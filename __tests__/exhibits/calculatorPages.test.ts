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

const ofCalls = calculators.flatMap(({ file, section: { calculator }, route }) =>
  calculator.name === "calls" ? [{ file, calculator, route }] : [],
);
const presets = calculators.flatMap(({ section: { calculator } }) =>
  calculator.name === "costs" ? calculator.presets : [],
);

describe("The presets of what an offering costs", () => {
  it("are a month of network fees wherever claims.yaml has one, and every such month is a preset", () => {
    for (const { key, entries, transactions, bytes } of claims.fees) {
      const preset = presets.find(({ anchor }) => anchor === key);
      expect(preset).toMatchObject({ records: entries, bytes: transactions * bytes });
    }
  });

  it("have the number that they start with in their names", () => {
    for (const { title, records } of presets) {
      const counted = /^[\d,]+/.exec(title)?.[0];
      if (counted) expect(Number(counted.replaceAll(",", ""))).toBe(records);
    }
  });
});

describe("The calculator of costs", () => {
  it("shows what share of the sum each part has, and says so of one that rounds to nothing", () => {
    const costs = calculators.find(({ section }) => section.calculator.name === "costs");
    if (!costs) throw new Error("No page has it");
    const { html } = calculatorHtml(costs.section, claims);
    const parts = [...html.matchAll(/--part:([\d.]+)%">[^<]+<b>([^<]+)/g)];
    expect(parts.map(([, , said]) => said)).toEqual(["&lt;1%", "6%", "83%", "11%"]);
    expect(parts.reduce((sum, [, part]) => sum + Number(part), 0)).toBeCloseTo(100, 0);
  });
});

describe.each(ofCalls)("The calculator of $route", ({ file, calculator }) => {
  const fees = claims.fees.filter(({ key }) => file.source.includes(`{claim:${key}}`));

  it("is on a page that names a month of network fees", () => {
    expect(fees).not.toEqual([]);
  });

  it.each(fees)("works out the same month as {claim:$key}", ({ entries, transactions, bytes }) => {
    expect([calculator.sample.calls, calculator.bytes]).toEqual([entries * transactions, bytes]);
    const dollars = dollarsFor(satoshisFor(entries * transactions, bytes, rates), rates);
    const { html } = calculatorHtml({ calculator }, claims);
    const shown = html.match(/<dd>[^<]+/g)?.at(-1);
    expect(Number(shown?.replace(/[^\d.]/g, ""))).toBe(dollars);
  });
});
