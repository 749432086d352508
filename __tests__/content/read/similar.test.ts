import { mostSimilar, similarFile } from "../../../src/content/read/similar";

describe("A file that is not there", () => {
  const files = ["images/scenes/parts.jpg", "images/logo.svg", "images/a.png", "images/icons/logo.svg"];

  it.each([
    ["parts.jpg", "images/scenes/parts.jpg"],
    ["images\\scenes\\part.jpg", "images/scenes/parts.jpg"],
    ["logo.svg", "images/logo.svg"],
    ["images/icon/logo.png", "images/icons/logo.svg"],
  ])("reminds of one with the same name in another folder, or nearly the same: %s", (target, meant) => {
    expect(similarFile(target, files)).toBe(` Did you mean "${meant}"?`);
  });

  it.each(["images/32.png", "images/route.svg", `${"x/".repeat(60)}parts.jpg`])(
    "reminds of none with another name, and is not examined if it is far too long: %s",
    (target) => {
      expect(similarFile(target, files)).toBe("");
    },
  );
});

describe("A page that has moved", () => {
  it("is recognized by its lines, also where they end as on Windows", () => {
    const source =
      "name: A page\ntitle: A title that no other page has\ndescription: Words of this page alone.\n";
    expect(mostSimilar(source, [{ source: "title: Something else that is long\n" }])).toBeUndefined();
    const moved = { source: source.replaceAll("\n", "\r\n") };
    expect(mostSimilar(source, [moved])).toBe(moved);
  });
});
