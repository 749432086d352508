import { catalogOf } from "../../src/build/recordCatalog";
import { recordWords } from "../../src/build/recordWords";
import type { Catalog } from "../../src/exhibits/verify/judgement";
import { wordsFor } from "../../src/exhibits/verify/kinds/record";

const catalog: Catalog = JSON.parse(catalogOf((name) => `/${name}.js`).text);

const kinds = Object.entries(recordWords).flatMap(([name, all]) =>
  Object.keys(all).map((kind) => [name, kind] as const),
);

describe.each(kinds)("A record of %s, kind %s", (name, kind) => {
  const known = catalog[name];
  if (!known) throw new Error(`There is no exhibit ${name}`);

  it("is judged in words of its own, for steps that its check has", () => {
    const told = wordsFor(known, { kind });
    const { steps = {}, fails = {}, only = [] } = recordWords[name]?.[kind] ?? {};
    expect(told.holds).not.toBe(known.holds);
    expect(Object.keys(known.steps)).toEqual(
      expect.arrayContaining([...Object.keys(steps), ...Object.keys(fails), ...only]),
    );
    expect(Object.keys(told.steps)).toEqual(only.length > 0 ? only : Object.keys(known.steps));
  });
});

it("judges dice and a raffle each in its own words", () => {
  const { draw } = catalog;
  if (!draw) throw new Error("There is no draw");
  const [dice, tickets] = [false, true].map((raffle) => wordsFor(draw, { raffle }));
  expect(dice).toEqual(wordsFor(draw, { kind: "dice" }));
  expect(tickets).toEqual(wordsFor(draw, { kind: "tickets" }));
  expect(wordsFor(draw, { raffle: "yes" })).toBe(draw);
});

it("keeps the exhibit's words if a record's kind is missing or unknown", () => {
  const { coin } = catalog;
  if (!coin) throw new Error("There is no coin");
  for (const record of [{}, null, { kind: "__proto__" }, { kind: "handover" }, { kind: 1 }])
    expect(wordsFor(coin, record)).toBe(coin);
});
