import type { Edit } from "../../support/content";
import { findsEach, warnsOfEach } from "../../support/seeds";

const about = "pages/about.yaml";

/** A page whose text ends in a figure; the first of its items is in line 25 of the file. */
const withFigure =
  (drawn: string, items: string[]): Edit =>
  (page) =>
    `${page}  - type: Prose
    title: The record
    body: One paragraph.
    figure:
      drawn: ${drawn}
      caption: What is kept
      items:
${items.map((item) => `        - { text: It is kept., ${item} }\n`).join("")}`;

describe("A figure", () => {
  findsEach([
    {
      fault: "a message that is not told by anybody",
      file: about,
      edit: withFigure("sequence", ["label: One, who: [Giver, Taker]", "label: Two"]),
      at: "26:11",
      problem: "This message names 0 parties.",
      expected: "Name who sends it and who gets it, or one who acts alone.",
    },
    {
      fault: "a figure of one item",
      file: about,
      edit: withFigure("record", ["label: One"]),
      at: "24:7",
      problem: '"items"',
      expected: "2",
    },
  ]);

  warnsOfEach([
    {
      fault: "names in a record",
      file: about,
      edit: withFigure("record", ["label: One, who: [Giver]", "label: Two"]),
      at: "25:44",
      problem: "A field of a record shows no names.",
      expected: "Leave them out.",
    },
    {
      fault: "more parties than there is room for",
      file: about,
      edit: withFigure("sequence", [
        "label: One, who: [Giver, Taker]",
        "label: Two, who: [Keeper, Reader]",
        "label: Three, who: [Finder]",
      ]),
      at: "24:7",
      problem: "This sequence has 5 parties.",
      expected: "There is room for 4 side by side.",
    },
    {
      fault: "two proofs",
      file: about,
      edit: withFigure("chain", ["label: One, mark: proof", "label: Two, mark: proof"]),
      at: "24:7",
      problem: "Several items are marked as the proof.",
      expected: "Mark the one that proves the rest.",
    },
  ]);
});
