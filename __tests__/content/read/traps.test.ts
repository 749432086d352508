import { formatFinding } from "../../../src/content/check/report";
import { faultsAfter, swap } from "../../support/content";
import { findsEach, warnsOfEach } from "../../support/seeds";

const home = "pages/index.yaml";
const contact = "pages/contact.yaml";
const table = (cells: string) => (text: string) =>
  `${text}  - type: Table\n    title: Columns\n    columns: [One, Two, Three]\n    rows:\n      - cells: [${cells}]\n`;

describe("YAML features that content must not use", () => {
  findsEach(contact, {
    "a second document": [
      (text) => `${text}---\nname: Another\n`,
      "11:1 --- begins a second document in one file. Remove the line with ---, or make a second file.",
    ],
    "a word that YAML would drop for its ampersand": [
      swap("name: Contact", "name: &Co Contact"),
      '1:11 "&Co" is a YAML anchor, not text. ... Put text that begins with & in quotation marks.',
    ],
    "a YAML directive": [
      (text) => `# Contact\n%YAML 1.1\n---\n${text}`,
      "2:1 A line that begins with % is a YAML directive. Remove it",
    ],
    "a merge key": [
      (text) => `<<: { name: Contact }\n${text}`,
      '1:1 "<<" is not a field here. Use one of "name", "title"',
    ],
    "a list at the top": [
      "- name: Contact\n",
      "1:1 The file holds a list. It should hold a group of fields.",
    ],
    "a page of nothing but a comment": [
      "# to be written\n",
      '1:1 The file holds nothing. Begin with "name", as the other files do, or delete this one.',
    ],
    "spaces of another kind": [
      swap("  - type: Notice", "\u00a0\u00a0- type: Notice"),
      "6:1 This line is indented with a character that only looks like a space. ... type spaces",
    ],
    "thousands of marks": [
      `a: ${"&a ".repeat(60_000)}`,
      "1:15003 The file has more than 5000 words that begin with &, * or !. ... one entry per line, like the other files.",
    ],
  });

  it("do not include the end of a document", () => {
    expect(faultsAfter({ [contact]: (text) => `---\n${text}...\n` })).toEqual([]);
  });
});

describe("Text that would be read differently than meant", () => {
  findsEach(home, {
    "an invisible character that is written as an escape": [
      swap("title: Keys", 'title: "Ke\\u0000ys"'),
      "18:9 There is an invisible character in this text (U+0000). Remove the backslash that makes it",
    ],
    "a title of spaces": [
      swap("title: Keys", 'title: "  "'),
      '18:9 "title" is empty. It holds nothing but spaces: write something.',
    ],
    "a title that begins with a number sign": [
      swap("title: Keys", "title: #1 of keys"),
      '18:9 Everything after # is left out: a space and # begin a comment. Write title: "#1 of keys".',
    ],
    "an endless text": [
      swap("text: They stay with you.", `text: "${"a](b ".repeat(20_000)}"`),
      '19:9 "text" is too long: 100000 characters. A text can have at most 12000. Split it into several sections.',
    ],
    "a row with one cell too few": [
      table("A, B"),
      '27:9 This list has 2 cells, but "columns" has 3. Give it one cell for each of those.',
    ],
    "a row with one cell too many": [
      table("A, B, C, D"),
      '27:9 This list has 4 cells, but "columns" has 3. Give it one cell for each of those.',
    ],
  });

  findsEach("site.yaml", {
    "a brand that names itself": [
      swap("brand: Housemark", 'brand: "The {brand}"'),
      "1:1 {brand} is not filled in here. Write out what visitors should read.",
    ],
    "a slash after the site's address": [
      swap("url: https://www.example.com", "url: https://www.example.com/"),
      '3:1 "url" is not valid: "https://www.example.com/". Write it without a slash at the end: https://www.example.com.',
    ],
    "a path behind the site's host": [
      swap("url: https://www.example.com", "url: https://www.example.com/site"),
      '3:1 "url" is not valid: "https://www.example.com/site". The site needs a host of its own and cannot lie below a path. Write the host alone: https://www.example.com.',
    ],
    "a thirteenth month": [
      swap('"2020-03"', '"2020-13"'),
      '5:1 "founded" is not valid: "2020-13". Write year and month: 2020-03.',
    ],
  });

  findsEach("claims.yaml", {
    "a claim that names a claim": [
      swap("value: 24 hours", 'value: "{claim:reply-time}"'),
      "3:5 {claim:reply-time} is not filled in here. Write out what visitors should read.",
    ],
  });

  findsEach("images/logo.svg", {
    "an event that an animation sets in a picture": [
      '<svg viewBox="0 0 1 1"><set attributeName="onclick" to="alert(1)"/></svg>',
      "1:24 The picture contains a script that an animation sets. Export it again as plain SVG",
    ],
  });

  findsEach("pages/story.yaml/x.txt", {
    "a folder with the name of a page": [
      "x",
      "pages/story.yaml:1:1 data/pages/story.yaml is a folder, but it is named like a file. Give the folder a name without a dot.",
    ],
  });

  findsEach("pages/404.yaml", {
    "a missing page for unknown addresses": [null, "1:1 The file is missing. Put it back."],
  });

  warnsOfEach(home, {
    "a page with two openings": [
      (text) => `${text}  - type: Hero\n    title: Again\n    text: Once more.\n`,
      "23:5 This page already has a first-level heading. Use another type of section.",
    ],
  });

  warnsOfEach(contact, {
    "a page without an opening": [
      (text) => text.replace(/ {2}- type: Hero[\s\S]*/, ""),
      '5:1 This page has no first-level heading. Begin it with a section of type "Hero", "ContactForm", "NotFound".',
    ],
  });
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
