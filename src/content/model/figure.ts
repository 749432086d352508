import type { z } from "zod";
import { choice, group, line, list, text } from "./fields";

/** A figure: a list, read aloud in order and drawn by the style sheet (compile/figures.ts, theme/figure.css). */
export const figure = group(
  "TextFigure",
  "A figure below the first paragraph of the text, drawn from a list",
  {
    drawn: choice(["record", "sequence", "chain"], {
      help: "record: the fields of one record, in order; sequence: who tells whom what; chain: entries, each made after the one before it",
      noun: "kind of figure",
    }),
    caption: line({
      help: "What the figure shows, in one line",
      example: "A dive entry closes when two people have signed it",
      most: 100,
    }),
    items: list(
      group("TextFigureItem", "A field, a message or an entry of a figure", {
        label: line({
          help: "What it is called: the field, the message, the entry",
          example: "Signature",
          most: 40,
        }),
        text: text({
          help: "What it holds or does, in a sentence",
          example: "By the holder, over the three fields above it.",
          most: 160,
        }),
        who: list(line({ help: "Somebody's part", example: "Diver", most: 20 }), {
          help: "sequence: who sends it and who gets it, or one name for what somebody does alone; chain: who signs the entry",
          noun: "name",
        }).default([]),
        mark: choice(["plain", "covered", "proof"], {
          help: "proof: the one item by which the others are checked, in the page's hue; covered: one that it covers",
          noun: "mark",
        }).default("plain"),
      }),
      {
        help: "What the figure is made of, in the order in which it is read; two or more",
        noun: "item",
        least: 2,
      },
    ),
  },
  { block: "figure", shownIn: "body" },
);

export type Figure = z.output<typeof figure>;

/** The most parties that fit next to each other. */
export const mostParties = 4;

/** The parties of a sequence, in order of appearance. */
export const partiesOf = (items: readonly { who: readonly string[] }[]) => [
  ...new Set(items.flatMap(({ who }) => who)),
];
