import { mapContent } from "../../src/content/derive/walk";
import { anyExhibit, exhibitNames } from "../../src/content/model/exhibits";
import { exhibits } from "../../src/exhibits";
import type { ExhibitContent } from "../../src/exhibits/kit/exhibit";
import { asHash } from "../../src/exhibits/kit/hash";
import { exampleOf } from "../support/exhibits";

describe.each(exhibitNames)("The words of the exhibit %s", (name) => {
  const content = exampleOf(name);

  it("have defaults that fit their lengths", () => {
    const tooLong: string[] = [];
    mapContent(anyExhibit, content, {
      string: (text, { facts, path }) =>
        text.length > (facts.most ?? text.length) && tooLong.push(path.join(".")),
    });
    expect(tooLong).toEqual([]);
    for (const text of [
      ...Object.values(content.labels),
      content.holds,
      ...Object.values(content.fails),
      ...Object.values(content.steps),
      ...Object.values((content as ExhibitContent).gaps ?? {}),
    ])
      expect(text).not.toBe("");
    expect(Object.keys(content.steps).sort()).toEqual(Object.keys(content.fails).sort());
  });

  it("have a label for each attack's button", () => {
    const { cheats, gaps } = exhibits[name];
    expect(Object.keys(content.labels)).toEqual(expect.arrayContaining(Object.keys({ ...cheats, ...gaps })));
  });
});

test("a page's own words replace the defaults, and the others stay", () => {
  const { labels, fails, sample } = exampleOf("draw");
  const own = anyExhibit.parse({ name: "draw", sample, labels: { house: "The bank" } });
  expect(own.labels).toEqual({ ...labels, house: "The bank" });
  expect(own.fails).toEqual(fails);
});

test("a seal can only be drawn from a hash", () => {
  expect(asHash("parity", "0".repeat(64))).toBe("0".repeat(64));
  for (const text of ["", "odd", "0".repeat(63), "0".repeat(65), "G".repeat(64)])
    expect(() => asHash("parity", text)).toThrow(`parity has no hash: ${text}`);
});
