import { formatFinding } from "../../../src/content/check/report";
import { faultsAfter, swap } from "../../support/content";
import { findsEach, warnsOfEach } from "../../support/seeds";

const home = "pages/index.yaml";
const contact = "pages/contact.yaml";
const table = (cells: string) => (text: string) =>
  `${text}  - type: Table\n    title: Columns\n    columns: [One, Two, Three]\n    rows:\n      - cells: [${cells}]\n`;

describe("YAML features that content must not use", () => {
  findsEach([
    {
      fault: "a second document",
      file: contact,
      edit: (text) => `${text}---\nname: Another\n`,
      at: "11:1",
      problem: "--- begins a second document in one file.",
      expected: "Remove the line with ---, or make a second file.",
    },
    {
      fault: "a word that YAML would drop for its ampersand",
      file: contact,
      edit: swap("name: Contact", "name: &Co Contact"),
      at: "1:11",
      problem: '"&Co" is a YAML anchor, not text.',
      expected: "Put text that begins with & in quotation marks.",
    },
    {
      fault: "a YAML directive",
      file: contact,
      edit: (text) => `# Contact\n%YAML 1.1\n---\n${text}`,
      at: "2:1",
      problem: "A line that begins with % is a YAML directive.",
      expected: "Remove it",
    },
    {
      fault: "a merge key",
      file: contact,
      edit: (text) => `<<: { name: Contact }\n${text}`,
      at: "1:1",
      problem: '"<<" is not a field here.',
      expected: 'Use one of "name", "title"',
    },
    {
      fault: "a list at the top",
      file: contact,
      edit: "- name: Contact\n",
      at: "1:1",
      problem: "The file holds a list.",
      expected: "It should hold a group of fields.",
    },
    {
      fault: "a page of nothing but a comment",
      file: contact,
      edit: "# to be written\n",
      at: "1:1",
      problem: "The file holds nothing.",
      expected: 'Begin with "name", as the other files do, or delete this one.',
    },
    {
      fault: "spaces of another kind",
      file: contact,
      edit: swap("  - type: Notice", "\u00a0\u00a0- type: Notice"),
      at: "6:1",
      problem: "This line is indented with a character that only looks like a space.",
      expected: "type spaces",
    },
    {
      fault: "thousands of marks",
      file: contact,
      edit: `a: ${"&a ".repeat(60_000)}`,
      at: "1:15003",
      problem: "The file has more than 5000 words that begin with &, * or !.",
      expected: "one entry per line, like the other files.",
    },
  ]);

  it("do not include the end of a document", () => {
    expect(faultsAfter({ [contact]: (text) => `---\n${text}...\n` })).toEqual([]);
  });
});

describe("Text that would be read differently than meant", () => {
  findsEach([
    {
      fault: "an invisible character that is written as an escape",
      file: home,
      edit: swap("title: Keys", 'title: "Ke\\u0000ys"'),
      at: "18:9",
      problem: "There is an invisible character in this text (U+0000).",
      expected: "Remove the backslash that makes it",
    },
    {
      fault: "a title of spaces",
      file: home,
      edit: swap("title: Keys", 'title: "  "'),
      at: "18:9",
      problem: '"title" is empty.',
      expected: "It holds nothing but spaces: write something.",
    },
    {
      fault: "a title that begins with a number sign",
      file: home,
      edit: swap("title: Keys", "title: #1 of keys"),
      at: "18:9",
      problem: "Everything after # is left out: a space and # begin a comment.",
      expected: 'Write title: "#1 of keys".',
    },
    {
      fault: "an endless text",
      file: home,
      edit: swap("text: They stay with you.", `text: "${"a](b ".repeat(20_000)}"`),
      at: "19:9",
      problem: '"text" is too long: 100000 characters.',
      expected: "A text can have at most 12000. Split it into several sections.",
    },
    {
      fault: "a brand that names itself",
      file: "site.yaml",
      edit: swap("brand: Housemark", 'brand: "The {brand}"'),
      at: "1:1",
      problem: "{brand} is not filled in here.",
      expected: "Write out what visitors should read.",
    },
    {
      fault: "a claim that names a claim",
      file: "claims.yaml",
      edit: swap("value: 24 hours", 'value: "{claim:reply-time}"'),
      at: "3:5",
      problem: "{claim:reply-time} is not filled in here.",
      expected: "Write out what visitors should read.",
    },
    {
      fault: "a slash after the site's address",
      file: "site.yaml",
      edit: swap("url: https://www.example.com", "url: https://www.example.com/"),
      at: "3:1",
      problem: '"url" is not valid: "https://www.example.com/".',
      expected: "Write it without a slash at the end: https://www.example.com.",
    },
    {
      fault: "a path behind the site's host",
      file: "site.yaml",
      edit: swap("url: https://www.example.com", "url: https://www.example.com/site"),
      at: "3:1",
      problem: '"url" is not valid: "https://www.example.com/site".',
      expected:
        "The site needs a host of its own and cannot lie below a path. Write the host alone: https://www.example.com.",
    },
    {
      fault: "a thirteenth month",
      file: "site.yaml",
      edit: swap('"2020-03"', '"2020-13"'),
      at: "5:1",
      problem: '"founded" is not valid: "2020-13".',
      expected: "Write year and month: 2020-03.",
    },
    {
      fault: "a row with one cell too few",
      file: home,
      edit: table("A, B"),
      at: "27:9",
      problem: 'This list has 2 cells, but "columns" has 3.',
      expected: "Give it one cell for each of those.",
    },
    {
      fault: "a row with one cell too many",
      file: home,
      edit: table("A, B, C, D"),
      at: "27:9",
      problem: 'This list has 4 cells, but "columns" has 3.',
      expected: "Give it one cell for each of those.",
    },
    {
      fault: "an event that an animation sets in a picture",
      file: "images/logo.svg",
      edit: '<svg viewBox="0 0 1 1"><set attributeName="onclick" to="alert(1)"/></svg>',
      at: "1:24",
      problem: "The picture contains a script that an animation sets.",
      expected: "Export it again as plain SVG",
    },
    {
      fault: "a folder with the name of a page",
      file: "pages/story.yaml/x.txt",
      edit: "x",
      reportedIn: "pages/story.yaml",
      at: "1:1",
      problem: "data/pages/story.yaml is a folder, but it is named like a file.",
      expected: "Give the folder a name without a dot.",
    },
    {
      fault: "a missing page for unknown addresses",
      file: "pages/404.yaml",
      edit: null,
      at: "1:1",
      problem: "The file is missing.",
      expected: "Put it back.",
    },
  ]);

  warnsOfEach([
    {
      fault: "a page with two openings",
      file: home,
      edit: (text) => `${text}  - type: Hero\n    title: Again\n    text: Once more.\n`,
      at: "23:5",
      problem: "This page already has a first-level heading.",
      expected: "Use another type of section.",
    },
    {
      fault: "a page without an opening",
      file: contact,
      edit: (text) => text.replace(/ {2}- type: Hero[\s\S]*/, ""),
      at: "5:1",
      problem: "This page has no first-level heading.",
      expected: 'Begin it with a section of type "Hero", "ContactForm", "NotFound".',
    },
  ]);
});

it("prints no character that would move the cursor or color the screen", () => {
  const fault = {
    file: "data/\u001b[2Jx.yaml",
    line: 1,
    column: 1,
    problem: "A \u001b[31msign\n\u202e.",
    expected: "Mend it.",
  };
  expect(formatFinding(fault, "a\u001b[31mb\u0007\tc")).toBe(
    "data/·[2Jx.yaml:1:1\n  A ·[31msign··. Mend it.\n  > 1 | a·[31mb· c\n      | ^",
  );
});
