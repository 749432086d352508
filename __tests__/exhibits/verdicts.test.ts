import type { ExhibitName } from "../../src/content/model/exhibits";
import { exhibits } from "../../src/exhibits";
import { step } from "../../src/exhibits/kit/scene";
import { beginning, exampleOf, fixedRandom } from "../support/exhibits";

const input = { value: "", at: 0, random: fixedRandom() };

describe.each<ExhibitName>([
  "block",
  "hash-chain",
  "seal-sentence",
  "seal-document",
  "seal-file",
  "seal-voice",
])("The word for a cheat that the check of %s catches", (name) => {
  const exhibit = exhibits[name];

  it.each(Object.keys(exhibit.cheats))("is the same for every cheat: %s", async (does) => {
    const first = await beginning(exhibit, exampleOf(name))();
    const { verdict } = await step(exhibit, first, first, does, input);
    // Where no host keeps the file any more, nobody is caught, and it is lost.
    expect(verdict.state).toBe(does === "expire" ? "fails" : "caught");
  });
});
