import { JSDOM } from "jsdom";
import { calculatorHtml } from "../../src/build/calculators";
import { exampleExhibit } from "../../src/content/derive/examples";
import { fieldsOf, numbersIn, type Typed } from "../../src/exhibits/calculator/numbers";
import { type CallField, callLimits, sums } from "../../src/exhibits/calculator/run";
import { view } from "../../src/exhibits/calculator/view";
import { type CallContent, words as model } from "../../src/exhibits/calculator/words";

const content = model.parse(exampleExhibit("calls")) as CallContent;
const fields = fieldsOf(callLimits);
const rates = { satoshisPerKilobyte: 100, dollarsPerBsv: 20 };
const claims = { rates: { network: { satoshisPerKilobyte: 100 }, bsv: { dollars: 20 } } };
const network = { ...rates, bytes: 1000 };
const typed: Typed<CallField> = {
  price: "0.01",
  calls: "100,000",
  gathered: "1,000",
  percent: "3",
  fixed: "0.30",
  broker: "2",
  hosting: "30",
};

/** The month that this makes, with some fields typed anew. */
const month = (given: Partial<Typed<CallField>> = {}, rates = network) => {
  const read = numbersIn(callLimits, { ...typed, ...given });
  if ("wrong" in read) throw new Error(`The ${read.wrong} cannot be used`);
  return sums(read.numbers, rates);
};
const read = (given: Partial<Typed<CallField>>) => numbersIn(callLimits, { ...typed, ...given });

/** The calculator as a browser sees it. */
const shown = (html: string) => new JSDOM(html).window.document.body;

describe("A month of calls", () => {
  it("is computed by card: income, number of charges, their cost, what is left", () => {
    const { taken, charges, byCard } = month();
    expect(taken).toBeCloseTo(1000);
    expect(charges).toBe(100);
    expect(byCard.costs).toBeCloseTo(100 * 0.3 + 30);
    expect(byCard.left).toBeCloseTo(940);
  });

  it("is computed per call: what broker and hosting cost, what is left", () => {
    const { byCall } = month();
    expect(byCall.costs).toBeCloseTo(20 + 30);
    expect(byCall.left).toBeCloseTo(950);
    expect(month({ broker: "0", hosting: "0" }).byCall.left).toBeCloseTo(1000);
  });

  it("costs callers what the network charges for their calls, whatever else is typed", () => {
    expect(month().network).toBe(2);
    expect(month({ calls: "1" }).network).toBe(0.00002);
    expect(month({ price: "5", broker: "50", hosting: "0" }).network).toBe(2);
    const dearer = { bytes: 300, satoshisPerKilobyte: 250, dollarsPerBsv: 45.5 };
    // 100,000 calls of 75 satoshis at $45.50 are $3.4125.
    expect(month({}, dearer)).toMatchObject({ network: 3.42 });
  });

  it("may end below zero on either side, and counts a started charge in full", () => {
    expect(month({ gathered: "1" }).byCard.left).toBeCloseTo(1000 - 30_030);
    expect(month({ hosting: "2,000" }).byCall.left).toBeCloseTo(1000 - 2020);
    expect(month({ calls: "1001" }).charges).toBe(2);
  });
});

describe("What is typed", () => {
  it.each([
    ["a dollar sign", "price", "$0.01"],
    ["spaces around it", "price", "  0.01 "],
    ["no digit before the point", "price", ".01"],
    ["no comma", "calls", "100000"],
    ["a percent sign", "percent", "3 %"],
    ["nothing taken of a charge", "fixed", "0"],
    ["no broker", "broker", "0%"],
    ["no hosting", "hosting", "$0"],
  ] as const)("may have %s", (_, field, value) => {
    expect(read({ [field]: value })).not.toHaveProperty("wrong");
  });

  it.each([
    ["nothing", ""],
    ["a space", " "],
    ["a point", "."],
    ["a word", "ten"],
    ["less than nothing", "-1"],
    ["a power", "1e3"],
    ["two points", "1.2.3"],
    ["a decimal comma", "0,01"],
    ["a picture", "💸"],
    ["hex", "0x10"],
    ["no end", "Infinity"],
    ["far too much", "9".repeat(13)],
    ["a huge text", "9".repeat(100_000)],
  ])("is rejected in the words of its field if it is %s", (_, value) => {
    for (const field of fields) {
      expect(read({ [field]: value })).toEqual({ wrong: field });
      const body = shown(view({ ...content, network }, { ...typed, [field]: value }).html);
      expect(body.querySelector("[data-problem]")?.textContent).toBe(content.problems[field]);
      expect(body.querySelectorAll("[aria-invalid='true']")).toHaveLength(1);
      expect(body.querySelector("[role=status]")?.textContent).toBe("");
      for (const input of body.querySelectorAll("input")) expect(input.value.length).toBeLessThanOrEqual(40);
    }
  });

  it("has to be a whole number for counts, and at most 100 for percentages", () => {
    expect(read({ calls: "1.5" })).toEqual({ wrong: "calls" });
    expect(read({ gathered: "0" })).toEqual({ wrong: "gathered" });
    expect(read({ percent: "101" })).toEqual({ wrong: "percent" });
    expect(read({ price: "0" })).toEqual({ wrong: "price" });
    expect(read({ broker: "101" })).toEqual({ wrong: "broker" });
    expect(read({ hosting: "1,000,001" })).toEqual({ wrong: "hosting" });
  });
});

describe("A calculator, drawn by the build", () => {
  const { html } = calculatorHtml({ calculator: content }, claims);

  it("is a worked example that is readable without scripts", () => {
    const body = shown(html);
    const rows = [...body.querySelectorAll("dl > div")].map(
      (row) => `${row.querySelector("dt")?.textContent}: ${row.querySelector("dd")?.textContent}`,
    );
    const { labels } = content;
    expect(rows).toEqual([
      `${labels.taken}: $1,000.00`,
      `${labels.fees.replace("{count}", "100")}: $60.00`,
      `${labels.card}: $940.00`,
      `${labels.running}: $50.00`,
      `${labels.call}: $950.00`,
      `${labels.network}: $2.00`,
    ]);
    expect([...body.querySelectorAll("label b")].map(({ textContent }) => textContent)).toEqual([
      "0.01",
      "100,000",
      "1,000",
      "3",
      "0.30",
      "2",
      "30",
    ]);
  });

  it("passes the same rates to its script", () => {
    const script = shown(html).querySelector("script[type='application/json']")?.textContent ?? "";
    expect(JSON.parse(script)).toMatchObject({ network });
  });

  it("has a name for each field", () => {
    for (const label of shown(html).querySelectorAll("label")) {
      expect(label.querySelectorAll("input")).toHaveLength(1);
      expect(label.querySelector("span")?.textContent).not.toBe("");
    }
  });
});
