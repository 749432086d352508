import { page } from "../../../src/content/model/schema";
import { parseFile } from "../../../src/content/read/parse";
import { saidOf, text } from "../../support/ourStory";

const by = (line: number, spaces: string, right: number) =>
  `${line}: This line is indented by ${spaces}, its neighbors by ${right}. ${right === 0 ? "Remove the spaces before it." : `It needs ${right} spaces.`}`;

const tab = "This line is indented with a tab. Indent with two spaces for each level.";

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
    ["    title: What", "  \ttitle: What", `14: ${tab}`],
    ["      - A list", "\t- A list", `18: ${tab}`],
  ])("is named with both numbers: %j as %j", (from, to, said) => {
    expect(saidOf(from, to)).toEqual([said]);
  });
});

const unclosed = 'The quotation mark " is opened here and never closed. Add the closing " where it ends.';
const noSpace = (name: string) =>
  `A space is missing after "${name}:". Write ${name}: and a space, and then its value.`;
const colon = "YAML cannot tell where this text ends: a colon and a space inside it start a new field.";

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
    ["title: What", "title:What", `14: ${noSpace("title")}`],
    ["- type: Prose", "- type:Prose", `12: ${noSpace("type")}`],
    ["title: What", "title What", '14: A colon is missing after "title". Write it: title: What we learned'],
    ["body: |", "body |", '15: A colon is missing after "body". Write it: body: |'],
    ["title: What", 'title: "What', `14: ${unclosed}`],
    ["title: It", 'title: "It', `6: ${unclosed}`],
    ['"#lesson"', '"#lesson', `10: ${unclosed}`],
    [
      "title: What we learned",
      '"title: What we learned"',
      '14: The quotation marks are around the field\'s name, too. Put them around its text: title: "What we learned".',
    ],
    ["- type: Prose", "-type: Prose", "12: A space is missing after the hyphen. Write - type: Prose"],
    [
      "- type: Prose",
      "– type: Prose",
      "12: An entry of a list begins with a hyphen, not with –. Write - type: Prose",
    ],
    [
      "- type: Prose",
      "- - type: Prose",
      "12: There are two hyphens here, which make a list inside a list. Remove one of them: an entry begins with one hyphen.",
    ],
    [
      "  - type: Prose",
      "  type: Prose",
      "12: The hyphen of a list entry is missing. Put a hyphen and a space before it: - type: ….",
    ],
    [
      "      - { label: Read",
      "        { label: Read",
      '10: The hyphen of a list entry is missing. Put a hyphen and a space before it: - { label: Read on, href: "#lesson", look: secondary }.',
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
      "16: This text has paragraphs or a list, and YAML runs its lines together. Write | after the field's name, and the whole text below it, indented by two more spaces.",
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
      `${said} quotation marks run its lines together. Write | after the field's name, and the whole text below it without the marks around it, indented by two more spaces.`,
    ],
  ])("are noticed %s", (_, to, words) => {
    expect(saidOf(body, to)).toEqual([words]);
  });
  it("are no fault where there is but one", () => {
    expect(saidOf(body, "body: >\n      One paragraph\n      on two lines.\n")).toEqual([]);
  });
});
