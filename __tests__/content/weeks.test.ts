import { listTypes } from "../../src/content/model/sections/lists";
import { contentOf } from "../../src/content/read/parse";
import { readSources } from "../../src/content/read/sources";
import { claimValues, fillVariables } from "../../src/content/read/variables";
import { dataFolder } from "../support/site";

const plans = listTypes.find(({ shape }) => shape.type.value === "Plans");
const planOf = (weeks: unknown) => ({
  title: "Pilot",
  duration: "6-10 weeks",
  weeks,
  text: "Real work",
  points: ["One crew"],
});
const accepts = (weeks: unknown) =>
  plans?.safeParse({ type: "Plans", title: "Engagement Models", plans: [planOf(weeks), planOf(undefined)] })
    .success;

describe("The weeks of a plan or a number", () => {
  it("are whole numbers up to a year, the fewest first", () => {
    expect(accepts({ from: 6, to: 10 })).toBe(true);
    expect(accepts({ from: 2, to: 2 })).toBe(true);
    expect(accepts({ from: 10, to: 6 })).toBe(false);
    expect(accepts({ from: 1.5, to: 2 })).toBe(false);
    expect(accepts({ from: 0, to: 2 })).toBe(false);
    expect(accepts({ from: 6, to: 53 })).toBe(false);
  });

  it("are those that its words name", () => {
    const { pages, shared } = readSources(dataFolder);
    const values = shared.claims ? claimValues(contentOf(shared.claims)) : new Map<string, string>();
    const drawn = pages
      .flatMap((file) => contentOf(file).sections)
      .flatMap((section) => {
        if (section.type === "Plans")
          return section.plans.map(({ duration, weeks }) => [weeks, duration] as const);
        return section.type === "Figures"
          ? section.figures.map(({ value, weeks }) => [weeks, value] as const)
          : [];
      })
      .flatMap(([weeks, words]) => (weeks ? [{ weeks, words: fillVariables(words, values) }] : []));
    expect(drawn.length).toBeGreaterThan(0);
    for (const { weeks, words } of drawn) {
      const named = /^(\d+)(?:[-–](\d+))?[ -]week/.exec(words);
      expect([words, Number(named?.[1]), Number(named?.[2] ?? named?.[1])]).toEqual([
        words,
        weeks.from,
        weeks.to,
      ]);
    }
  });
});
