import { saidOf, text } from "../../support/ourStory";

const colon = "YAML cannot tell where this text ends: a colon and a space inside it start a new field.";
const comma = "Between { and } a comma ends each field: { label: Contact Us, href: /contact }.";

describe("A slip between braces", () => {
  it.each([
    ['"#lesson", look', '"#lesson" look', `10: A comma is missing before "look". ${comma}`],
    ["Read on, href", "Read on href", `10: A comma is missing before "href". ${comma}`],
    ["Contact Us, href", "Contact Us href", `9: A comma is missing before "href". ${comma}`],
    ["Read on, href", "Read on; href", `10: There is a semicolon before "href". ${comma}`],
    [
      "Read on, href",
      "Read on,, href",
      "10: There is one comma too many here. Remove it, or put the text that it belongs to in quotation marks.",
    ],
    [
      "Read on, href",
      "Read on: it, href",
      `10: ${colon} Put the whole text in quotation marks: "Read on: …".`,
    ],
    [
      "secondary }",
      "secondary",
      "10: The bracket { is opened here and never closed. Add the closing } where it ends.",
    ],
    [
      '"#lesson", look',
      "#lesson, look",
      '10: Everything after # is left out, the closing } too: a space and # begin a comment. Write href: "#lesson".',
    ],
    [
      "label: Contact Us",
      "label: Room #4",
      '9: Everything after # is left out, the closing } too: a space and # begin a comment. Write label: "Room #4".',
    ],
    ["secondary }", "secondary ]", "10: This { is closed with ]. Close it with }."],
    ["secondary }", "secondary }}", "10: There is one } too many. Remove it."],
    [
      "- { label: Read",
      "- label: Read",
      "10: This line ends with }, but no { opens it. Put { before the first field: { label: Contact Us, href: /contact }.",
    ],
    ["{ label: Read", "{ label Read", '10: A colon is missing after "label". Write label: Read on'],
    ["{ label: Read", "{ label:Read", '10: A space is missing after "label:". Write label: Read on'],
    [
      "Read on, href",
      "Read on, now, href",
      '10: "now" is not a field here. If it belongs to the text before it, put that text in quotation marks: between { and } a comma ends a text.',
    ],
  ])("is called by its cause: %j as %j", (from, to, said) => {
    expect(saidOf(from, to)).toEqual([said]);
  });
});

test("An entry in a list inside its own gets the right place for its hyphen", () => {
  const moved = text.slice(text.indexOf("  - type: Prose"), text.indexOf("  - type: Call"));
  expect(saidOf(moved, moved.replace(/^(?=.)/gm, "    "))).toEqual([
    '12: This entry is in "actions", but "type" is a field of "sections". To begin an entry of "sections", put its hyphen below the other hyphens of that list.',
  ]);
});
