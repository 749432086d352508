import { contentOf } from "../../src/content/read/parse";
import { readSources } from "../../src/content/read/sources";
import { dataFolder } from "../support/site";

describe("An opening above a piece", () => {
  it("leaves the one primary button to the piece", () => {
    const loud = readSources(dataFolder).pages.flatMap((file) => {
      const [opening, ...rest] = contentOf(file).sections;
      const below = rest.find(({ type }) => type !== "Divider");
      if (opening?.type !== "Hero" || below?.type !== "Exhibit") return [];
      return opening.actions.filter(({ look }) => look === "primary").map(({ label }) => label);
    });
    expect(loud).toEqual([]);
  });
});
