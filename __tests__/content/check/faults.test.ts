import { formatFinding } from "../../../src/content/check/report";
import { faultsAfter, inOneLine, swap } from "../../support/content";
import { findsEach } from "../../support/seeds";

const home = "pages/index.yaml";

describe("A missing or unknown field", () => {
  findsEach(home, {
    "an unknown field of a page": [
      swap("description:", "descripton:\ndescription:"),
      '3:1 "descripton" is not a field here. ... Did you mean "description"?',
    ],
    "an unknown field of a section": [
      swap("    layout: wide", "    layuot: wide"),
      '7:5 "layuot" is not a field here. ... Did you mean "layout"?',
    ],
    "an unknown field of a card inside a section": [
      swap("      - icon: key-round", "      - icn: key-round"),
      '17:9 "icn" is not a field here. Use one of "icon", "drawing", "title", "text", "href". Did you mean "icon"?',
    ],
    "a page without a title": [
      swap("title: A house of records\n", ""),
      '1:1 "title" is missing. Add "title" with text.',
    ],
    "a card without its text": [
      swap("        text: They stay with you.\n", ""),
      '17:9 "text" is missing. Add "text" with text.',
    ],
    "a link without a label, on the line of the button": [
      swap("      - label: Write to us\n        href: /contact", "      - href: /contact"),
      '11:9 "label" is missing. Add "label" with text.',
    ],
    "a card grid with one card": [
      (text) => text.replace(/ {6}- title: Reply[\s\S]*/, ""),
      '16:5 "cards" has too few entries. It needs at least 2.',
    ],
  });

  findsEach("claims.yaml", {
    "an unknown field, without a guess if nothing is similar": [
      swap("    value: 24 hours", "    value: 24 hours\n    zzzzzzzzz: yes"),
      '4:5 "zzzzzzzzz" is not a field here. Use one of "key", "value", "dollars", "covers", "basis", "review".',
    ],
  });

  findsEach("menus.yaml", {
    "an unknown field of an inline group": [
      swap("{ href: guides, title: Guides", "{ href: guides, size: 3, title: Guides"),
      '17:25 "size" is not a field here. Use one of "href", "title", "description", "icon", "mark", "featured", "external", "image".',
    ],
    "a header with two menus": [
      (text) => text.replace(/ {2}- title: Resources[\s\S]*(?=plain:)/, ""),
      '1:1 "header" has too few entries. It needs exactly 3.',
    ],
  });

  findsEach("pages/contact.yaml", {
    "a page without sections": [
      (text) => text.replace(/sections:[\s\S]*/, "sections: []\n"),
      '5:1 "sections" has too few entries. It needs at least 1.',
    ],
  });
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
