import { JSDOM } from "jsdom";
import { calculatorHtml } from "../../src/content/compile/calculators";
import { exampleSection } from "../../src/content/derive/examples";
import { calculator as model } from "../../src/content/model/exhibits/calculator";
import { fields, type Sums, sums, type Typed } from "../../src/exhibits/calculator/run";
import { view } from "../../src/exhibits/calculator/view";

const content = model.parse(exampleSection("Calculator").calculator);
const typed: Typed = { price: "0.01", calls: "100,000", gathered: "40", percent: "3", fixed: "0.30" };

/** The calculator as a browser sees it. */
const shown = (html: string) => new JSDOM(html).window.document.body;

describe("A month of calls", () => {
  it("is worked out: what comes in, how often a card is charged, what that costs, what is left", () => {
    const { taken, charges, fees, left } = sums(typed) as Sums;
    expect(taken).toBeCloseTo(1000);
    expect(charges).toBe(2500);
    expect(fees).toBeCloseTo(2500 * 0.3 + 30);
    expect(left).toBeCloseTo(220);
  });

  it("may leave less than nothing, and a last charge is a whole one", () => {
    expect((sums({ ...typed, gathered: "1" }) as Sums).left).toBeCloseTo(1000 - 30_030);
    expect(sums({ ...typed, calls: "41" })).toMatchObject({ charges: 2 });
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
  ] as const)("may have %s", (_, field, value) => {
    expect(sums({ ...typed, [field]: value })).not.toHaveProperty("wrong");
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
  ])("is told in the words of its field where it is %s", (_, value) => {
    for (const field of fields) {
      expect(sums({ ...typed, [field]: value })).toEqual({ wrong: field });
      const body = shown(view(content, { ...typed, [field]: value }).html);
      expect(body.querySelector("[data-problem]")?.textContent).toBe(content.problems[field]);
      expect(body.querySelectorAll("[aria-invalid='true']")).toHaveLength(1);
      expect(body.querySelector("output")?.textContent).toBe("");
      for (const input of body.querySelectorAll("input")) expect(input.value.length).toBeLessThanOrEqual(40);
    }
  });

  it("is a whole number where it counts something, and at most a hundred where it is a percentage", () => {
    expect(sums({ ...typed, calls: "1.5" })).toEqual({ wrong: "calls" });
    expect(sums({ ...typed, gathered: "0" })).toEqual({ wrong: "gathered" });
    expect(sums({ ...typed, percent: "101" })).toEqual({ wrong: "percent" });
    expect(sums({ ...typed, price: "0" })).toEqual({ wrong: "price" });
  });
});

describe("A calculator, drawn by the build", () => {
  const { html } = calculatorHtml({ calculator: content });

  it("is a worked example that can be read without any script", () => {
    const body = shown(html);
    const rows = [...body.querySelectorAll("dl > div")].map(
      (row) => `${row.querySelector("dt")?.textContent}: ${row.querySelector("dd")?.textContent}`,
    );
    const { labels } = content;
    expect(rows).toEqual([
      `${labels.taken}: $1,000.00`,
      `${labels.fees.replace("{count}", "2,500")}: $780.00`,
      `${labels.card}: $220.00`,
      `${labels.call}: $1,000.00`,
    ]);
    expect([...body.querySelectorAll("label b")].map(({ textContent }) => textContent)).toEqual([
      "0.01",
      "100,000",
      "40",
      "3",
      "0.30",
    ]);
  });

  it("has a name for each field", () => {
    for (const label of shown(html).querySelectorAll("label")) {
      expect(label.querySelectorAll("input")).toHaveLength(1);
      expect(label.querySelector("span")?.textContent).not.toBe("");
    }
  });
});
