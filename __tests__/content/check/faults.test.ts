import { formatFinding } from "../../../src/content/check/report";
import { faultsAfter, inOneLine, swap } from "../../support/content";
import { findsEach } from "../../support/seeds";

const home = "pages/index.yaml";

describe("A missing or unknown field", () => {
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
      expected: 'Use one of "icon", "title", "text", "href". Did you mean "icon"?',
    },
    {
      fault: "an unknown field, without a guess if nothing is similar",
      file: "claims.yaml",
      edit: swap("    value: 24 hours", "    value: 24 hours\n    zzzzzzzzz: yes"),
      at: "4:5",
      problem: '"zzzzzzzzz" is not a field here.',
      expected: 'Use one of "key", "value", "dollars", "covers", "basis", "review".',
    },
    {
      fault: "an unknown field of an inline group",
      file: "menus.yaml",
      edit: swap("{ href: guides, title: Guides", "{ href: guides, size: 3, title: Guides"),
      at: "17:25",
      problem: '"size" is not a field here.',
      expected: 'Use one of "href", "title", "description", "icon", "mark", "featured", "external", "image".',
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
      edit: swap("      - label: Write to us\n        href: /contact", "      - href: /contact"),
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

describe("Several faults at once", () => {
  it("are sorted by file and line, after what is missing", () => {
    const faults = faultsAfter({
      "pages/index.yaml": (text) =>
        text.replace("look: secondary", "look: loud").replace("name: Home", "name: 1"),
      "claims.yaml": swap("basis:", "base:"),
      "news.yaml": null,
    });
    expect(faults.map(inOneLine)).toEqual([
      expect.stringMatching(/^data\/news\.yaml:1:1 The file is missing\./),
      expect.stringMatching(/^data\/claims\.yaml:5:5 "base" is not a field here\..*Did you mean "basis"\?/),
      expect.stringMatching(/^data\/pages\/index\.yaml:1:1 "name" holds a number/),
      expect.stringMatching(/^data\/pages\/index\.yaml:13:9 "look" cannot be "loud"\./),
    ]);
  });

  it("include every unknown field of one group", () => {
    const faults = faultsAfter({ "claims.yaml": swap("    value:", "    one: 1\n    two: 2\n    value:") });
    expect(faults.map(inOneLine)).toEqual([
      expect.stringMatching(/^data\/claims\.yaml:3:5 "one" is not a field here\./),
      expect.stringMatching(/^data\/claims\.yaml:4:5 "two" is not a field here\./),
    ]);
  });
});

describe("A fault in print", () => {
  const fault = { file: "data/x.yaml", line: 10, column: 3, problem: "It is wrong.", expected: "Mend it." };

  it("shows its place, the lines around it and a caret under the spot", () => {
    const source = Array.from({ length: 12 }, (_, index) => `  line${index + 1}`).join("\n");
    expect(formatFinding(fault, source)).toBe(
      [
        "data/x.yaml:10:3",
        "  It is wrong. Mend it.",
        "     8 |   line8",
        "     9 |   line9",
        "  > 10 |   line10",
        "       |   ^",
        "    11 |   line11",
        "    12 |   line12",
      ].join("\n"),
    );
  });

  it("shows nothing before the first or after the last line", () => {
    expect(formatFinding({ ...fault, line: 1, column: 1 }, "only")).toBe(
      "data/x.yaml:1:1\n  It is wrong. Mend it.\n  > 1 | only\n      | ^",
    );
  });

  it("is only its place and its sentences if the file is gone", () => {
    expect(formatFinding(fault, undefined)).toBe("data/x.yaml:10:3\n  It is wrong. Mend it.");
  });
});
