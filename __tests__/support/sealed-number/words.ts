import type { z } from "zod";
import { count } from "../../../src/content/model/amount";
import { exhibit, problems } from "../../../src/content/model/exhibit";
import { group } from "../../../src/content/model/fields";

export const words = exhibit("sealed-number", "A number and its seal, and a number to put in its place", {
  labels: {
    number: ["What screen readers call the field with the number", "The number", 32],
    seal: ["Before the hash of the number that was sealed", "The seal made of it", 32],
    now: ["Before the hash of the number on the table", "Its seal now", 32],
    raise: ["The button that adds one", "Add one", 32],
  },
  holds: "This is the number that was sealed.",
  steps: { number: "The number fits its seal" },
  fails: {
    number: ["The number is another one", "Another number was sealed.", 140],
  },
  more: {
    problems: problems({
      number: ["What is typed is no number", "Use up to nine digits, or start again.", 100],
    }),
  },
  sample: group("SealedNumberSample", "The number that is there at first", {
    number: count("The number that is sealed", 42, 0, 999_999),
  }),
});

export type Content = z.output<typeof words>;
