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
  findsEach(about, {
    "a message that is not told by anybody": [
      withFigure("sequence", ["label: One, who: [Giver, Taker]", "label: Two"]),
      "26:11 This message names 0 parties. Name who sends it and who gets it, or one who acts alone.",
    ],
    "a figure of one item": [withFigure("record", ["label: One"]), '24:7 "items" ... 2'],
  });

  warnsOfEach(about, {
    "names in a record": [
      withFigure("record", ["label: One, who: [Giver]", "label: Two"]),
      "25:44 A field of a record shows no names. Leave them out.",
    ],
    "more parties than there is room for": [
      withFigure("sequence", [
        "label: One, who: [Giver, Taker]",
        "label: Two, who: [Keeper, Reader]",
        "label: Three, who: [Finder]",
      ]),
      "24:7 This sequence has 5 parties. There is room for 4 side by side.",
    ],
    "two proofs": [
      withFigure("chain", ["label: One, mark: proof", "label: Two, mark: proof"]),
      "24:7 Several items are marked as the proof. Mark the one that proves the rest.",
    ],
  });
});
