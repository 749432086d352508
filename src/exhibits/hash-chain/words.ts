import { z } from "zod";
import { exhibit, gaps, problems, word } from "../../content/model/exhibit";
import { group, line, list } from "../../content/model/fields";

const entry = (help: string, example: string) => line({ help, example, most: 72 });

export const words = exhibit(
  "hash-chain",
  "A log whose lines are each hashed together with the one before, and whose last hash is kept elsewhere",
  {
    labels: {
      line: ["What screen readers call a line, before its number", "Line", 16],
      amount: [
        "What screen readers call the bar of what a line counts, before its number",
        "Amount of line",
        32,
      ],
      hash: ["What screen readers call the hash of a line, before its number", "Fingerprint of line", 32],
      anchor: [
        "Before the last hash, which nobody who writes the log can change",
        "Last fingerprint, kept out of reach",
        40,
      ],
      found: [
        "Before the last hash that the lines as they are give",
        "Last fingerprint, from these lines",
        40,
      ],
      from: ["On a line that was moved; {at} is its place before", "was line {at}", 24],
      slipped: ["On a line that was slipped in", "added later", 24],
      replaced: ["Below the seal of a kept hash that was replaced", "Replaced", 24],
      sum: ["Below the lines; {sum} is what is counted in all of them", "In all: {sum}", 32],
      was: ["Behind that, where it was another sum; {sum} is that one", "written as {sum}", 32],
      gone: ["In the place of a line that was taken out", "A line was here", 32],
      copied: [
        "Beside what was taken out, and what the lines counted as they were written",
        "Marked from this page’s copy, which no check has.",
        80,
      ],
      later: ["In the place of a line to come", "Not written yet", 32],
      anchored: [
        "On the line below the last one that the kept hash covers; {when} is the first word of that one",
        "kept where no intruder gets, at {when}",
        40,
      ],
      moved: [
        "The verdict where lines were moved; {at} is the place of the first one",
        "What is now line {at} was written after another line: the order was changed.",
        140,
      ],
      added: [
        "The verdict where another line was slipped in above one; {at} is the place of that one",
        "What is now line {at} was written before the one above it, which was added later.",
        140,
      ],
      doubled: [
        "The verdict where a line was put in once more; {at} is the place of the line below both",
        "Line {at} was written when only one of the two lines above was there. The second was added later.",
        140,
      ],
      forge: ["The button that changes a line", "Change a line", 32],
      double: ["The button that puts a line in once more, where lines count something", "Write it twice", 32],
      slip: ["The button that slips another line in above it, there, too", "Slip one in", 32],
      remove: ["The button that takes a line out", "Delete a line", 32],
      swap: ["The button that makes two lines change places", "Swap two lines", 32],
      cut: ["The button that cuts the last two lines off", "Cut the last two lines", 32],
      rewrite: ["The button that changes a line and all hashes", "Change it, and fit all the rest", 32],
      replace: ["The button that changes the kept hash as well", "Replace the kept one, too", 32],
      early: ["The button that changes a line before any hash is kept", "Change it before it’s kept", 32],
      cutEarly: [
        "The button that cuts the last two lines off before their hashes are kept",
        "Cut the end before it’s kept",
        32,
      ],
    },
    holds: "Every line fits the one before it, and the last fingerprint is the one kept out of reach.",
    steps: {
      line: "Each line fits the one before",
      anchor: "The last fingerprint is the one out of reach",
    },
    fails: {
      line: [
        "A line does not fit; {at} is its number",
        "From line {at} on, this isn’t the log that was written.",
        140,
      ],
      anchor: [
        "All lines fit, but the last hash is another",
        "The last fingerprint isn’t the one kept out of reach.",
        140,
      ],
    },
    more: {
      begins: word([
        "What is said before the first check",
        "Change one line, and see how far it breaks.",
        100,
      ]),
      saves: z
        .string()
        .regex(/^[a-z]+(?:-[a-z]+)*$/, "Use lowercase letters and hyphens")
        .max(32)
        .optional()
        .meta({ description: "What the saved file is called, without its ending", examples: ["time-sheet"] }),
      gaps: gaps({
        replace: [
          "The forger gets at the hash that was kept apart",
          "The kept fingerprint was replaced, too. Remedy: put it into a block, and note that transaction’s id: a later one is the forger’s.",
          160,
        ],
        early: [
          "The line was changed before anybody had its hash",
          "It was changed before its fingerprint was kept. Remedy: keep each one elsewhere as soon as its line is written.",
          160,
        ],
        cutEarly: [
          "The last two lines were cut off before anybody had their hashes",
          "They were cut before their fingerprints were kept, and nobody misses them. Remedy: keep each one elsewhere at once.",
          160,
        ],
      }),
      problems: problems({
        empty: ["A line was emptied", "The line is empty. Type something, or start again.", 100],
        long: [
          "A line is too long",
          "A line has at most 120 characters here. Shorten it, or start again.",
          100,
        ],
      }),
    },
    sample: z
      .strictObject({
        lines: list(entry("A line of the log", "02:14 deploy logs in"), {
          help: "The lines of the log, three or more, each another one; eight fit best",
          noun: "line",
          least: 3,
        }).meta({ examples: [["02:11 backup finished", "02:14 deploy logs in", "02:16 deploy logs out"]] }),
        unit: line({
          help: "What the numbers before it count, if they have a sum",
          example: "min",
          most: 8,
        }).optional(),
        forged: group("HashChainForged", "What the forger writes", {
          line: z
            .number()
            .int()
            .min(1)
            .meta({ description: "The number of the line that the forger changes", examples: [2] }),
          text: entry("What it says then", "02:14 nobody logs in"),
          added: entry(
            "What the forger slips in above it, where lines count something",
            "Mon, 48 min: a call",
          ).optional(),
        }),
      })
      .refine(({ lines }) => new Set(lines).size === lines.length, {
        error: "Two lines are the same, so nobody would see them swapped. Change one",
        path: ["lines"],
      })
      .refine(({ lines, forged }) => forged.line <= lines.length, {
        error: "Use the number of one of the lines",
        path: ["forged", "line"],
      })
      .refine(({ lines, forged }) => !lines.includes(forged.text), {
        error: "The log says that already. Write something else",
        path: ["forged", "text"],
      })
      .meta({ id: "HashChainSample", description: "The log that is there at first" }),
  },
);

export type Content = z.output<typeof words>;
