import { page } from "../../../src/content/model/schema";
import { slipIn } from "../../../src/content/read/layout";

/** The first slip in a text, with its line and column. */
function slipOf(text: string): string | undefined {
  const slip = slipIn(text, page);
  if (!slip) return undefined;
  const lines = text.slice(0, slip.offset).split("\n");
  return `${lines.length}:${(lines.at(-1) as string).length + 1} ${slip.problem} ${slip.expected}`;
}

const group = `sections:
  - title: Luxury goods
    image:
      {
        src: images/one.jpg,
        dark: images/two.jpg,
        alt: "A watch, {new}",
        look: wide,
      }
  - title: Another
`;
const list = `rows:
  - cells:
      [
        "Keys, and more", # the first
        { label: Read, href: /a },
        "Records",
        "Receipts",
      ]
  - cells: [One, Two]
`;
const ofField = "Between { and } a comma ends each field.";
const ofEntry = "Between [ and ] a comma ends each entry.";

test("Lines with their commas are in order", () => {
  expect([slipOf(group), slipOf(list)]).toEqual([undefined, undefined]);
});

describe("A comma that is missing at the end of a line between brackets", () => {
  it.each([
    ["one.jpg,", "one.jpg", `5:28 A comma is missing at the end of this line, before "dark". ${ofField}`],
    [
      "two.jpg,",
      "two.jpg # dark",
      `6:29 A comma is missing at the end of this line, before "alt". ${ofField}`,
    ],
    ['{new}",', '{new}"', `7:30 A comma is missing at the end of this line, before "look". ${ofField}`],
    [
      "one.jpg,\n        dark: images/two.jpg,",
      "one.jpg\n\n        dark: images/two.jpg",
      `5:28 A comma is missing at the end of this line, before "dark". ${ofField}`,
    ],
    [
      "one.jpg,",
      "one.jpg;",
      `5:29 A semicolon is in place of the comma at the end of this line, before "dark". ${ofField}`,
    ],
  ])("%j as %j in a group", (from, to, said) => {
    expect(slipOf(group.replace(from, to))).toBe(said);
  });

  it.each([
    ['more",', 'more"', `4:25 A comma is missing at the end of this line. ${ofEntry}`],
    ['Records",', 'Records"', `6:18 A comma is missing at the end of this line. ${ofEntry}`],
    ["/a },", "/a }", `5:34 A comma is missing at the end of this line. ${ofEntry}`],
  ])("%j as %j in a list", (from, to, said) => {
    expect(slipOf(list.replace(from, to))).toBe(said);
  });
});

test("A bracket that is not closed is still reported as such", () => {
  expect(slipOf(group.replace("      }\n", ""))).toBe(
    "4:7 The bracket { is opened here and never closed. Add the closing } where it ends.",
  );
});
