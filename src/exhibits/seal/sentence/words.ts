import type { z } from "zod";
import { exhibit, gaps, problems, word } from "../../../content/model/exhibit";
import { group, line } from "../../../content/model/fields";

export const words = exhibit("seal-sentence", "A sentence and its seal, and one letter to change", {
  labels: {
    sentence: ["What screen readers call the field with the sentence", "The sentence", 32],
    seal: ["Before the hash that was made of it", "The seal on file", 32],
    now: ["Before the hash of what is there", "Its seal now", 32],
    replaced: ["Below the seal that another one was put in the place of", "Replaced", 24],
    sealIt: ["The button that seals what the visitor has typed", "Seal what stands here", 32],
    change: ["The button that changes a character", "Change one character", 32],
    hide: ["The button that adds a space at the end", "Add a space at the end", 32],
    anew: ["The button that changes it and seals it anew", "Change it and seal it anew", 32],
    guess: ["The button with which somebody finds the sentence by its seal", "Guess a character", 32],
    knew: ["Before what a guesser knows, with a line in place of the rest", "Known:", 32],
    tried: [
      "Before the seals of the last characters that were tried; {count} is how many were",
      "Try {count} has the same seal:",
      40,
    ],
  },
  holds: "This is the sentence that was sealed, to the letter.",
  steps: { letter: "The seal is this sentence’s, letter by letter" },
  fails: {
    letter: [
      "The sentence is another one",
      "This sentence gives a different seal. One character is enough, even an invisible space.",
      140,
    ],
  },
  more: {
    begins: word([
      "What is said before the first check",
      "Change one character above, and watch its seal.",
      100,
    ]),
    gaps: gaps({
      anew: [
        "The forger has sealed the other sentence as well",
        "A seal alone doesn’t say who made it. Keep it where no forger gets at it, or sign it.",
        140,
      ],
      guess: [
        "Somebody who knows the rest tries until the sentence fits its seal",
        "Whoever knows almost all of it can guess the rest. Add a long secret number, and seal both.",
        140,
      ],
    }),
    problems: problems({
      empty: ["There is no sentence", "There is no sentence to seal. Type one, or start again.", 100],
      long: [
        "The sentence is too long",
        "A sentence has at most 140 characters here. Shorten it, or start again.",
        100,
      ],
    }),
  },
  sample: group("SealSentenceSample", "The sentence that is there at first", {
    sentence: line({ help: "A sentence with a number", example: "Pump 3 passed on May 4.", most: 100 }),
  }),
});

export type Content = z.output<typeof words>;
