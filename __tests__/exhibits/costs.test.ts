import { JSDOM } from "jsdom";
import { calculatorHtml } from "../../src/build/calculators";
import { exampleExhibit } from "../../src/content/derive/examples";
import { numbersIn } from "../../src/exhibits/calculator/numbers";
import { budget, type CostField, costLimits } from "../../src/exhibits/calculator/run";
import { type CostContent, words as model } from "../../src/exhibits/calculator/words";

const archive = { anchor: "archive", title: "40,000 entries", records: 40_000, bytes: 1000, years: 30 };
const sprint = { anchor: "sprint", title: "A sprint", records: 0, bytes: 1, years: 1, hosting: 0, upkeep: 0 };
const content = model.parse({
  ...exampleExhibit("costs"),
  sample: { hosting: 30, upkeep: 5, build: 20, day: 1000 },
  presets: [archive, sprint],
}) as CostContent;
const claims = { rates: { network: { satoshisPerKilobyte: 100 }, bsv: { dollars: 20 } } };
const numbers = {
  records: 40_000,
  bytes: 1000,
  bsv: 20,
  hosting: 30,
  upkeep: 6,
  build: 20,
  day: 1000,
  years: 30,
};
const rate = { satoshisPerKilobyte: 100 };

describe("What an offering costs", () => {
  it("is records × bytes × rate × price, per month, per year and over all years", () => {
    // 40,000 records of 100 satoshis are 0.04 BSV a month.
    expect(budget(numbers, rate).network).toEqual([0.8, 9.6, 288]);
    expect(budget({ ...numbers, bsv: 40 }, rate).network).toEqual([1.6, 19.2, 576]);
    expect(budget(numbers, { satoshisPerKilobyte: 250 }).network).toEqual([2, 24, 720]);
  });

  it("adds hosting and the people who run it, and over all years those who build it", () => {
    const { hosting, upkeep, build, together } = budget(numbers, rate);
    expect(hosting).toEqual([30, 360, 10_800]);
    expect(upkeep).toEqual([500, 6000, 180_000]);
    expect(build).toBe(20_000);
    expect(together.map((sum) => Math.round(100 * sum) / 100)).toEqual([530.8, 6369.6, 211_088]);
  });

  it("may have no records", () => {
    expect(budget({ ...numbers, records: 0 }, rate).network).toEqual([0, 0, 0]);
  });

  it.each([
    ["records", "1.5"],
    ["bytes", "0"],
    ["bsv", "0"],
    ["years", "101"],
    ["day", "a lot"],
  ] as const)("is not computed while %s is %s", (field, value) => {
    const typed = Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, String(number)]));
    expect(numbersIn(costLimits, { ...(typed as Record<CostField, string>), [field]: value })).toEqual({
      wrong: field,
    });
  });
});

describe("The calculator of costs, drawn by the build", () => {
  const shown = (given = claims) =>
    new JSDOM(calculatorHtml({ calculator: content }, given).html).window.document.body;

  it("computes its first preset without scripts, with the formula of each amount", () => {
    const rows = [...shown().querySelectorAll("tbody tr")].map(({ children }) =>
      [...children].map(({ textContent }) => textContent),
    );
    expect(rows[0]).toEqual([
      content.labels.network,
      "40,000 × (1,000 bytes × {network-rate}, up to a whole satoshi) × $20.00 per BSV",
      "$0.80",
      "$9.60",
      "$288.00",
    ]);
    expect(rows.at(-2)?.slice(2)).toEqual(["–", "–", "$20,000.00"]);
    expect(shown().querySelector("[role=status] dl > div:last-child dt")?.textContent).toContain("30 years");
  });

  it("shows each preset's total without scripts", () => {
    const sums = [...shown().querySelectorAll("nav .without-js")].map(({ textContent }) => textContent);
    expect(sums).toEqual(["$181,088.00", "$20,000.00"]);
  });

  it("starts with the owner's day rate if there is one, and says so", () => {
    const label = (body: HTMLElement) => body.querySelector('[data-do="day"]')?.previousElementSibling;
    expect(label(shown())?.textContent).toBe(content.labels.day);
    const own = shown({ rates: { ...claims.rates, day: { dollars: 1450 } } } as typeof claims);
    expect(label(own)?.textContent).toBe(content.labels.ours);
    expect(own.querySelector<HTMLInputElement>('[data-do="day"]')?.value).toBe("1,450");
  });
});
