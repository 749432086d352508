import { contentOf } from "../../src/content/read/parse";
import { readSources } from "../../src/content/read/sources";
import { dataFolder } from "../support/site";

const { pages, shared } = readSources(dataFolder);
const header = shared.menus ? contentOf(shared.menus).header : [];
const solutions = header.find(({ title }) => title === "Solutions")?.entries.map(({ href }) => href) ?? [];

/** The looks of the steps of the pages of the menu, in its order. */
const looks = solutions.map((href) => {
  const file = pages.find(({ name }) => name.endsWith(`pages${href}.yaml`));
  const steps = file && contentOf(file).sections.find((section) => section.type === "Steps");
  return steps?.type === "Steps" ? steps.look : undefined;
});

describe("Pages on a solution", () => {
  it("show their steps unlike the next page in the menu", () => {
    const alike = solutions.slice(1).filter((_, index) => looks[index] && looks[index] === looks[index + 1]);
    expect(alike).toEqual([]);
  });

  it("show their steps in no look on more than two pages of five", () => {
    const chosen = looks.filter((look) => look !== undefined);
    expect(chosen.length).toBeGreaterThan(4);
    const often = chosen.filter(
      (look) => chosen.filter((other) => other === look).length > chosen.length * 0.4,
    );
    expect(often).toEqual([]);
  });
});
