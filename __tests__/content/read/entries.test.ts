import { files } from "../../../src/content/model/schema";
import { parseFile } from "../../../src/content/read/parse";
import { saidOfPage } from "../../support/slips";

/** What is said first of a file with these lines. */
function said(name: "menus" | "writing" | "redirects", source: string) {
  const { faults, warnings } = parseFile(`${name}.yaml`, source, files[name] as typeof files.menus);
  const [first] = [...faults, ...warnings].map(
    ({ line, column, problem, expected }) => `${line}:${column} ${problem} ${expected}`,
  );
  return first;
}

const menu = (...entries: string[]) => `header: []\nfooter: []\nsmall:\n${entries.join("\n")}\n`;
const verify = "  - { href: /verify, title: Verify }";

describe("An entry of a list in braces", () => {
  it.each([
    [
      "needs its hyphen, the first one too",
      ["  { href: /costs, title: Costs }", verify],
      "4:3 The hyphen of a list entry is missing. Put a hyphen and a space before it: - { href: /costs, title: Costs }.",
    ],
    [
      "needs its hyphen, a later one too",
      [verify, "  { href: /costs, title: Costs }", verify],
      "5:3 The hyphen of a list entry is missing. Put a hyphen and a space before it: - { href: /costs, title: Costs }.",
    ],
    [
      "has no comma after it",
      ["  - { href: /costs, title: Costs },", verify],
      "4:35 There is a comma after the closing }. Remove it.",
    ],
    [
      "has no semicolon after it",
      [verify, "  - { href: /costs, title: Costs };"],
      "5:35 There is a semicolon after the closing }. Remove it.",
    ],
    [
      "is no link of a text",
      ["  - [Costs](/costs)", verify],
      "4:5 A link of this list is written between { and }. Write { href: /costs, title: Costs }.",
    ],
  ])("%s", (_, entries, words) => {
    expect(said("menus", menu(...entries))).toBe(words);
  });
});

test("The first of several entries needs its hyphen, however far it is indented", () => {
  const source = "    from: /old\n    to: /new\n  - from: /older\n    to: /new\n";
  expect(said("redirects", `items:\n${source}`)).toBe(
    "2:5 The hyphen of a list entry is missing. Put a hyphen and a space before it: - from: ….",
  );
});

test.each([
  ["  - One\n  -Two\n  - Three\n", "3:3"],
  ['  -Two\n  - "Three"\n', "2:3"],
  ["  -Two\n  - Three\n", "2:3"],
])("A hyphen before a word needs its space: %j", (entries, at) => {
  expect(said("writing", `words:\n${entries}`)).toBe(
    `${at} A space is missing after the hyphen. Write - Two`,
  );
});

const page = (section: string) =>
  `name: Ask\ntitle: Ask us\ndescription: Answers.\nsections:\n  - type: Hero\n    title: Ask\n    text: Us.\n${section}`;

test("A question with a title and a text gets the right field names", () => {
  const questions = page(
    "  - type: Questions\n    title: Ask\n    questions:\n      - title: Who signs?\n        text: You do.\n",
  );
  expect(saidOfPage(questions)).toEqual([
    '11:9 "title" is not a field here. Use one of "anchor", "question", "answer". Rename it to "question".',
    '12:9 "text" is not a field here. Use one of "anchor", "question", "answer". Rename it to "answer".',
  ]);
});

test.each([
  [
    "    title: Ask",
    "    title: **Ask us",
    '6:12 Text cannot begin with * in YAML. This is plain text: write title: "Ask us".',
  ],
  [
    "    text: Us.",
    "    text: **Ask** us.",
    '7:11 Text cannot begin with * in YAML. Put the whole text in quotation marks: text: "**Ask** us.".',
  ],
  [
    "    text: Us.",
    "    text: ? Ask",
    '7:11 Text cannot begin with ? in YAML. Put the whole text in quotation marks: text: "? Ask".',
  ],
  [
    "    title: Ask",
    "    - title: Ask",
    '6:5 There is a hyphen before "title", which is among the fields of the entry above. Remove it.',
  ],
  ["type: Hero", "type:", '5:5 "type" holds nothing. Use one of'],
  [
    "title: Ask us",
    "title: “Ask us: we answer”",
    '2:8 “ and ” do not quote a text in YAML, and this one has a colon and a space inside. Write title: "Ask us: we answer".',
  ],
])("A page with %j as %j is told the cause", (from, to, words) => {
  expect(saidOfPage(page("").replace(from, () => to))[0]).toContain(words);
});

test.each([
  [
    "    actions:\n      - ( label: Ask, href: /a )",
    "9:9 A group of fields goes between { and }, not between ( and ). Write { label: Ask, href: /a }.",
  ],
  [
    "    actions:\n      - [ label: Ask, href: /a ]",
    '9:9 Entry 1 of "actions" holds a list. Write { and } in place of [ and ]: { label: Ask, href: /a }.',
  ],
  ["    actions:\n      - /a", '9:9 Entry 1 of "actions" holds text (/a). Write - { href: /a, label: … }.'],
  [
    "    image: images/box.jpg\n      src: images/box.jpg",
    '8:5 "image" has a value on its line, and fields below it. Keep one of the two: write "image:" alone on its line, or remove the fields.',
  ],
  [
    "  - type: Prose\n    title: One\n    body:\n      **Bold** words.\n\n      And more.",
    '10:10 The | is missing after "body:", which begins a text on the lines below it. Write body: |',
  ],
  [
    "  - type: Prose\n    title: One\n    body: |\n      Words.\n    - type: Quote\n      text: Two.",
    "12:5 This list entry is indented more than the entries before it. Indent its hyphen by 2 spaces, and its other lines by 4.",
  ],
  [
    "    actions:\n      - { label: Call Us, href: tel:{phone} }",
    '9:33 Between { and } a text with braces of its own needs quotation marks. Write href: "tel:{phone}".',
  ],
  [
    '    image:\n      src: "images/box.jpg",\n      alt: "A box"\n      }',
    '11:7 This } closes a group that no { opens. Put { on a line of its own below "image:".',
  ],
  [
    "  - type: Prose\n    title: One\n    body: |\n      Words.\n\n    We set out to build: two.",
    "13:5 This line is indented by 4 spaces, the text that it belongs to by 6. It needs 6 spaces.",
  ],
  [
    "  - type: Questions\n    title: Ask\n    questions:\n      - ? Who signs",
    '11:11 Text cannot begin with ? in YAML. Put the whole text in quotation marks: "? …".',
  ],
])("A page that goes on with %j is told the cause", (lines, words) => {
  expect(saidOfPage(page(lines))[0]).toContain(words);
});
