import { page } from "../../../src/content/model/schema";
import { parseFile } from "../../../src/content/read/parse";

const text = `name: Our story
title: How a box of receipts became a company
description: Why we began to sign records in 2020.
sections:
  - type: Hero
    title: It began with a box of receipts
    text: Two people, one box of receipts, and an auditor.
    actions:
      - { label: Contact Us, href: /contact }
      - { label: Read on, href: "#lesson", look: secondary }

  - type: Prose
    anchor: lesson
    title: What we learned
    body: |
      A record is worth what a stranger can check.

      - A list has hyphens.
      - A link names [a page](/about).

  - type: CallToAction
    title: Bring your own box
    text: We answer within a day.
`;

/** What is said of the page after a change, with its line: the first fault alone, as nothing else is at fault. */
function saidOf(from: string, to: string): string[] {
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`The change changes nothing: ${from}`);
  const { faults, warnings } = parseFile("pages/x.yaml", changed, page);
  return [...faults, ...warnings].map(({ line, problem, expected }) => `${line}: ${problem} ${expected}`);
}

const by = (line: number, spaces: string, right: number) =>
  `${line}: This line is indented by ${spaces}, its neighbors by ${right}. ${right === 0 ? "Remove the spaces before it." : `It needs ${right} spaces.`}`;

test("The page is in order", () => {
  expect(parseFile("pages/x.yaml", text, page).faults).toEqual([]);
});

describe("A line that doesn't line up", () => {
  it.each([
    ["    title: What", "     title: What", by(14, "5 spaces", 4)],
    ["    title: What", "   title: What", by(14, "3 spaces", 4)],
    ["    title: What", "      title: What", by(14, "6 spaces", 4)],
    ["    title: What", "  title: What", by(14, "2 spaces", 4)],
    ["    anchor: lesson", "     anchor: lesson", by(13, "5 spaces", 4)],
    ["    body: |", "   body: |", by(15, "3 spaces", 4)],
    ["    actions:", "     actions:", by(8, "5 spaces", 4)],
    ["      - { label: Read", "       - { label: Read", by(10, "7 spaces", 6)],
    ["      - { label: Read", "     - { label: Read", by(10, "5 spaces", 6)],
    ["      - { label: Contact", "       - { label: Contact", by(9, "7 spaces", 6)],
    ["  - type: Prose", "   - type: Prose", by(12, "3 spaces", 2)],
    ["  - type: Prose", " - type: Prose", by(12, "1 space", 2)],
    ["  - type: Prose", "- type: Prose", by(12, "0 spaces", 2)],
    ["  - type: Hero", "   - type: Hero", by(5, "3 spaces", 2)],
    ["name: Our", " name: Our", by(1, "1 space", 0)],
    ["title: How", " title: How", by(2, "1 space", 0)],
    ["sections:", " sections:", by(4, "1 space", 0)],
    ["      A record", "       A record", by(16, "7 spaces", 6)],
    [
      "      - A list",
      "    - A list",
      "18: This line is indented by 4 spaces, the text that it belongs to by 6. It needs 6 spaces.",
    ],
    [
      "      A record",
      "A record",
      "16: This line is indented by 0 spaces, the text under a field by 6. It needs 6 spaces.",
    ],
    [
      "    title: What",
      "  \ttitle: What",
      "14: This line is indented with a tab. Indent with two spaces for each level.",
    ],
    [
      "      - A list",
      "\t- A list",
      "18: This line is indented with a tab. Indent with two spaces for each level.",
    ],
  ])("is named with both numbers: %j as %j", (from, to, said) => {
    expect(saidOf(from, to)).toEqual([said]);
  });
});

const colon = "YAML cannot tell where this text ends: a colon and a space inside it start a new field.";
const comma = "Between { and } a comma ends each field: { label: Contact Us, href: /contact }.";

describe("A slip of the keyboard", () => {
  it.each([
    [
      "title: What we",
      "title: What: we",
      `14: ${colon} Put the whole text in quotation marks: title: "What: we learned".`,
    ],
    [
      "title: What we learned",
      "title: What we learned:",
      `14: ${colon} Put the whole text in quotation marks: title: "What we learned:".`,
    ],
    [
      "title: What",
      "title:What",
      '14: A space is missing after "title:". Write title: and a space, and then its value.',
    ],
    [
      "- type: Prose",
      "- type:Prose",
      '12: A space is missing after "type:". Write type: and a space, and then its value.',
    ],
    ["title: What", "title What", '14: A colon is missing after "title". Write it: title: What we learned'],
    ["body: |", "body |", '15: A colon is missing after "body". Write it: body: |'],
    [
      "title: What",
      'title: "What',
      '14: The quotation mark " is opened here and never closed. Add the closing " where it ends.',
    ],
    [
      "title: It",
      'title: "It',
      '6: The quotation mark " is opened here and never closed. Add the closing " where it ends.',
    ],
    [
      '"#lesson"',
      '"#lesson',
      '10: The quotation mark " is opened here and never closed. Add the closing " where it ends.',
    ],
    [
      "title: What we learned",
      '"title: What we learned"',
      '14: The quotation marks stand around the field\'s name as well. Put them around its text: title: "What we learned".',
    ],
    ["- type: Prose", "-type: Prose", "12: A space is missing after the hyphen. Write - type: Prose"],
    [
      "- type: Prose",
      "– type: Prose",
      "12: An entry of a list begins with a hyphen, and this is –. Write - type: Prose",
    ],
    [
      "- type: Prose",
      "- - type: Prose",
      "12: There are two hyphens here, which make a list inside a list. Remove one of them: an entry begins with one hyphen.",
    ],
    [
      "  - type: Prose",
      "  type: Prose",
      "12: The hyphen is missing that begins an entry of a list. Put a hyphen and a space before it: - type: ….",
    ],
    [
      "      - { label: Read",
      "        { label: Read",
      '10: The hyphen is missing that begins an entry of a list. Put a hyphen and a space before it: - { label: Read on, href: "#lesson", look: secondary }.',
    ],
    [
      "  - type: Prose",
      "    type: Prose",
      '12: "type" appears twice here, the first time on line 5. If another entry of the list begins here, put a hyphen before it: - type: … If not, keep one of the two.',
    ],
    [
      "    title: What",
      "    title: Why\n    title: What",
      '15: "title" appears twice here, the first time on line 14. Keep one of the two. If another section begins here, its first line is missing: - type: …',
    ],
    [
      "\n  - type: Prose",
      "\n  hello\n  - type: Prose",
      "12: There is no field name here: a line must begin with a name, a colon and a space. Write name: value. Indent text of several lines below its field.",
    ],
    [
      "    body: |",
      "    body:",
      "16: This text has paragraphs or a list, and YAML runs its lines together. Write | behind the field's name, and the whole text below it, indented by two more spaces.",
    ],
  ])("is called by its cause: %j as %j", (from, to, said) => {
    expect(saidOf(from, to)).toEqual([said]);
  });
});

describe("Paragraphs whose lines would run together", () => {
  const body = text.slice(text.indexOf("body: |"), text.indexOf("\n  - type: Call"));
  const said = "15: This text has paragraphs or a list, and";
  it.each([
    ["behind >", body.replace("|", ">"), `${said} > runs its lines together. Write | in place of >.`],
    [
      "in quotation marks",
      `${body.replace("|\n      ", '"').trimEnd()}"\n`,
      `${said} quotation marks run its lines together. Write | behind the field's name, and the whole text below it without the marks around it, indented by two more spaces.`,
    ],
  ])("are noticed %s", (_, to, words) => {
    expect(saidOf(body, to)).toEqual([words]);
  });
  it("are no fault where there is but one", () => {
    expect(saidOf(body, "body: >\n      One paragraph\n      on two lines.\n")).toEqual([]);
  });
});

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
      '10: Everything behind # is left out, the closing } too: a space and # begin a comment. Write href: "#lesson".',
    ],
    [
      "label: Contact Us",
      "label: Room #4",
      '9: Everything behind # is left out, the closing } too: a space and # begin a comment. Write label: "Room #4".',
    ],
    ["secondary }", "secondary ]", "10: This { is closed with ]. Close it with }."],
    ["secondary }", "secondary }}", "10: There is one } too many. Remove it."],
    [
      "- { label: Read",
      "- label: Read",
      "10: This line ends with }, and no { begins it. Put { before the first field: { label: Contact Us, href: /contact }.",
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

test("An entry in the list inside of its own is told where its hyphen belongs", () => {
  const moved = text.slice(text.indexOf("  - type: Prose"), text.indexOf("  - type: Call"));
  expect(saidOf(moved, moved.replace(/^(?=.)/gm, "    "))).toEqual([
    '12: This entry stands in "actions", and "type" is a field of "sections". To begin an entry of "sections", put its hyphen below the other hyphens of that list.',
  ]);
});
