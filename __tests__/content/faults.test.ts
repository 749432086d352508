/** @jest-environment node */
import { formatFault } from "../../src/content/faults";
import { faultsAfter, said, swap } from "../support/content";
import { findsEach } from "../support/seeds";

const home = "pages/index.yaml";

describe("A field that is not there or should not be", () => {
  findsEach([
    {
      fault: "an unknown field of a page",
      file: home,
      edit: swap("description:", "descripton:\ndescription:"),
      at: "3:1",
      problem: '"descripton" is not a field here.',
      expected: 'Did you mean "description"?',
    },
    {
      fault: "an unknown field of a section",
      file: home,
      edit: swap("    layout: wide", "    layuot: wide"),
      at: "7:5",
      problem: '"layuot" is not a field here.',
      expected: 'Did you mean "layout"?',
    },
    {
      fault: "an unknown field of a card inside a section",
      file: home,
      edit: swap("      - icon: key-round", "      - icn: key-round"),
      at: "17:9",
      problem: '"icn" is not a field here.',
      expected: 'Use one of "icon", "title", "text", "to". Did you mean "icon"?',
    },
    {
      fault: "an unknown field without a guess where nothing is alike",
      file: "claims.yaml",
      edit: swap("    value: 24 hours", "    value: 24 hours\n    zzzzzzzzz: yes"),
      at: "4:5",
      problem: '"zzzzzzzzz" is not a field here.',
      expected: 'Use one of "key", "value", "covers", "basis", "review".',
    },
    {
      fault: "an unknown field of an inline group",
      file: "news.yaml",
      edit: swap('alt: ""', 'alt: "", size: 3'),
      at: "6:46",
      problem: '"size" is not a field here.',
      expected: 'Use one of "src", "dark", "alt".',
    },
    {
      fault: "a page without a title",
      file: home,
      edit: swap("title: A house of records\n", ""),
      at: "1:1",
      problem: '"title" is missing.',
      expected: 'Add "title" with text.',
    },
    {
      fault: "a card without its text",
      file: home,
      edit: swap("        text: They stay with you.\n", ""),
      at: "17:9",
      problem: '"text" is missing.',
      expected: 'Add "text" with text.',
    },
    {
      fault: "a link without a label, on the line of the button",
      file: home,
      edit: swap("      - label: Write to us\n        to: /contact", "      - to: /contact"),
      at: "11:9",
      problem: '"label" is missing.',
      expected: 'Add "label" with text.',
    },
    {
      fault: "a page without sections",
      file: "pages/contact.yaml",
      edit: (text) => text.replace(/sections:[\s\S]*/, "sections: []\n"),
      at: "5:1",
      problem: '"sections" has too few entries.',
      expected: "It needs at least 1.",
    },
    {
      fault: "a card grid with one card",
      file: home,
      edit: (text) => text.replace(/ {6}- title: Reply[\s\S]*/, ""),
      at: "16:5",
      problem: '"cards" has too few entries.',
      expected: "It needs at least 2.",
    },
    {
      fault: "a header with two menus",
      file: "menus.yaml",
      edit: (text) => text.replace(/ {2}- title: Resources[\s\S]*(?=plain:)/, ""),
      at: "1:1",
      problem: '"header" has too few entries.',
      expected: "It needs exactly 3.",
    },
  ]);
});

describe("A value of the wrong kind", () => {
  findsEach([
    {
      fault: "a number where text is meant",
      file: home,
      edit: swap("name: Home", "name: 404"),
      at: "1:1",
      problem: '"name" holds a number (404).',
      expected: 'Put it in quotation marks to make it text: "name": "404".',
    },
    {
      fault: "a truth value where text is meant",
      file: home,
      edit: swap("title: Two points", "title: true"),
      at: "15:5",
      problem: '"title" holds true or false (true).',
      expected: "Put it in quotation marks",
    },
    {
      fault: "a list where text is meant",
      file: home,
      edit: swap("title: Two points", "title: [Two, points]"),
      at: "15:5",
      problem: '"title" holds a list.',
      expected: "It should hold text.",
    },
    {
      fault: "text where a list is meant",
      file: "pages/about.yaml",
      edit: swap("alsoAt: [/company]", "alsoAt: /company"),
      at: "4:1",
      problem: '"alsoAt" holds text (/company).',
      expected: "It should hold a list.",
    },
    {
      fault: "a field with nothing behind it",
      file: home,
      edit: swap("title: A house of records", "title:"),
      at: "2:1",
      problem: '"title" holds nothing.',
      expected: "It should hold text.",
    },
    {
      fault: "empty text",
      file: home,
      edit: swap("title: A house of records", 'title: ""'),
      at: "2:1",
      problem: '"title" is empty.',
      expected: "Write something, or remove the field.",
    },
    {
      fault: "a description too long for search results",
      file: home,
      edit: (text) => text.replace(/description: .*/, `description: ${"long ".repeat(41)}`),
      at: "3:1",
      problem: '"description" is too long.',
      expected: "It may have at most 200 characters.",
    },
    {
      fault: "a value that a field cannot have",
      file: home,
      edit: swap("look: secondary", "look: secondry"),
      at: "13:9",
      problem: '"secondry" is not a value that "look" can have.',
      expected: 'Use one of "primary", "secondary", "quiet". Did you mean "secondary"?',
    },
    {
      fault: "a value that belongs to another field",
      file: home,
      edit: swap("layout: wide", "layout: bento"),
      at: "7:5",
      problem: '"bento" is not a value that "layout" can have.',
      expected: 'Use one of "wide", "split", "plain".',
    },
    {
      fault: "a section type that does not exist",
      file: home,
      edit: swap("type: CardGrid", "type: CardGird"),
      at: "14:5",
      problem: 'There is no section type "CardGird".',
      expected: 'Did you mean "CardGrid"?',
    },
    {
      fault: "a section without a type",
      file: home,
      edit: swap("  - type: CardGrid\n    title: Two", "  - title: Two"),
      at: "14:5",
      problem: '"type" is missing.',
      expected: 'Use one of "Hero", "Showcase",',
    },
    {
      fault: "an anchor with a space and a capital",
      file: home,
      edit: swap("anchor: top", "anchor: The top"),
      at: "6:5",
      problem: '"anchor" is not right: "The top".',
      expected: "Use small letters, digits and single hyphens, such as how-it-works.",
    },
    {
      fault: "a day that the calendar does not have",
      file: "pages/contact.yaml",
      edit: swap("2026-01-31", "2026-02-30"),
      at: "4:1",
      problem: '"published" is not right: "2026-02-30".',
      expected: "This is not a date of the calendar. Write year, month and day: 2026-11-21.",
    },
    {
      fault: "a date written the other way round",
      file: "news.yaml",
      edit: swap("2026-05-04", "04.05.2026"),
      at: "5:5",
      problem: '"date" is not right: "04.05.2026".',
      expected: "Write year, month and day: 2026-11-21.",
    },
    {
      fault: "a further address without a slash at its beginning",
      file: "pages/about.yaml",
      edit: swap("[/company]", "[company]"),
      at: "4:10",
      problem: 'Entry 1 of "alsoAt" is not right: "company".',
      expected: "An address begins with / and has small letters, digits and hyphens.",
    },
    {
      fault: "an outside address without encryption",
      file: "site.yaml",
      edit: swap("guides: https://", "guides: http://"),
      at: "12:3",
      problem: '"guides" is not right: "http://docs.example.com/guides".',
      expected: "Write the whole address, beginning with https://.",
    },
    {
      fault: "an e-mail address without a dot",
      file: "site.yaml",
      edit: swap("desk@example.com", "desk@example"),
      at: "4:1",
      problem: '"email" is not right: "desk@example".',
      expected: "This is not an e-mail address.",
    },
    {
      fault: "a link key with capitals",
      file: "site.yaml",
      edit: swap("  guides: https", "  theGuides: https://docs.example.com/other\n  guides: https"),
      at: "12:3",
      problem: '"theGuides" cannot be a key.',
      expected: "Use small letters, digits and single hyphens, such as desktop-app.",
    },
    {
      fault: "a fraction where a whole number is meant",
      file: "glossary.yaml",
      edit: swap("brc: 22", "brc: 22.5"),
      at: "4:5",
      problem: '"brc" holds a number (22.5).',
      expected: "It should hold a whole number.",
    },
    {
      fault: "a button that leads somewhere and is inert",
      file: home,
      edit: swap("        look: secondary", "        inert: true"),
      at: "12:9",
      problem: '"to" is not right: "/contact".',
      expected: "A button either leads somewhere (to) or is inert: true.",
    },
    {
      fault: "a button that does neither",
      file: home,
      edit: swap("        to: /contact\n", ""),
      at: "11:9",
      problem: '"to" is ',
      expected: "A button either leads somewhere (to) or is inert: true.",
    },
  ]);
});

describe("Several faults at once", () => {
  it("come in the order of files and lines", () => {
    const faults = faultsAfter({
      "pages/index.yaml": (text) =>
        text.replace("look: secondary", "look: loud").replace("name: Home", "name: 1"),
      "claims.yaml": swap("basis:", "base:"),
      "news.yaml": null,
    });
    expect(faults.map(said)).toEqual([
      expect.stringMatching(/^data\/claims\.yaml:2:5 "basis" is missing\./),
      expect.stringMatching(/^data\/claims\.yaml:5:5 "base" is not a field here\..*Did you mean "basis"\?/),
      expect.stringMatching(/^data\/news\.yaml:1:1 The file is missing\./),
      expect.stringMatching(/^data\/pages\/index\.yaml:1:1 "name" holds a number/),
      expect.stringMatching(/^data\/pages\/index\.yaml:13:9 "loud" is not a value/),
    ]);
  });

  it("name every unknown field of one group", () => {
    const faults = faultsAfter({ "claims.yaml": swap("    value:", "    one: 1\n    two: 2\n    value:") });
    expect(faults.map(said)).toEqual([
      expect.stringMatching(/^data\/claims\.yaml:3:5 "one" is not a field here\./),
      expect.stringMatching(/^data\/claims\.yaml:4:5 "two" is not a field here\./),
    ]);
  });
});

describe("A fault in print", () => {
  const fault = { file: "data/x.yaml", line: 10, column: 3, problem: "It is wrong.", expected: "Mend it." };

  it("shows its place, the lines around it and a caret under the spot", () => {
    const source = Array.from({ length: 12 }, (_, index) => `  line${index + 1}`).join("\n");
    expect(formatFault(fault, source)).toBe(
      [
        "data/x.yaml:10:3",
        "  It is wrong. Mend it.",
        "     9 |   line9",
        "  > 10 |   line10",
        "       |   ^",
        "    11 |   line11",
      ].join("\n"),
    );
  });

  it("shows nothing beyond the first and the last line", () => {
    expect(formatFault({ ...fault, line: 1, column: 1 }, "only")).toBe(
      "data/x.yaml:1:1\n  It is wrong. Mend it.\n  > 1 | only\n      | ^",
    );
  });

  it("is its place and its sentences alone where the file is gone", () => {
    expect(formatFault(fault, undefined)).toBe("data/x.yaml:10:3\n  It is wrong. Mend it.");
  });
});
