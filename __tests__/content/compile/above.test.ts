import { aboveOf } from "../../../src/content/compile/above";

const [opening, line, words] = [{ type: "Hero" }, { type: "Divider" }, { type: "Prose" }];

describe("What a page's opening stands above", () => {
  it.each(["Exhibit", "ExhibitFigure", "Calculator", "Verifier"])("is a piece: %s", (type) => {
    expect(aboveOf([opening, { type }, words])).toBe("piece");
  });

  it("is told also where something stands above the opening", () => {
    expect(aboveOf([words, opening, { type: "Exhibit" }])).toBe("piece");
  });

  it("is a line, if a piece comes after it", () => {
    expect(aboveOf([opening, line, { type: "Exhibit" }])).toBe("line");
  });

  it.each([
    ["a line above words", [opening, line, words]],
    ["words above a piece", [opening, words, { type: "Exhibit" }]],
    ["nothing", [opening]],
    ["a page without one", [words, { type: "Exhibit" }]],
  ])("is neither, for %s", (_, sections) => {
    expect(aboveOf(sections)).toBeUndefined();
  });
});
