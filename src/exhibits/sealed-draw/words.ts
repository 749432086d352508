import { z } from "zod";
import { exhibit, hex, problems } from "../../content/model/exhibit";
import { group, line, list } from "../../content/model/fields";

const number = (help: string, example: number) =>
  z
    .number()
    .int()
    .min(0)
    .max(999_999)
    .meta({ description: help, examples: [example] });

export const words = exhibit(
  "sealed-draw",
  "A die that falls by a seed sealed before play and a list of numbers closed before the seed is opened",
  {
    labels: {
      house: ["Who seals and opens the seed", "The house", 24],
      players: ["Who add numbers", "The players", 24],
      anyone: ["Who works out the roll", "Anyone", 24],
      sealing: ["The first record: the house publishes the seal", "Seals a secret seed", 32],
      closing: ["The second: the numbers are in", "Close their list", 32],
      opening: ["The third: the seed is shown", "Opens the seed", 32],
      rolling: ["The fourth: the die falls", "Works out the roll", 32],
      seal: ["Before the hash of the seed", "Its hash, the seal", 32],
      you: ["The visitor's line in the list", "You", 16],
      number: ["What screen readers say for the field with the visitor's number", "Your number", 32],
      roll: ["The button that plays a round with the visitor's number", "Roll", 16],
      late: ["The line of a number that came after the list was closed", "Late entry", 16],
      closed: ["Before the hash that closed the list", "Hash that closed it", 32],
      closedNow: ["Before the hash of the list as it is now, where that is another", "Its hash now", 32],
      seed: ["Before the seed", "The seed", 32],
      hashed: ["Before the hash of the seed that was opened", "Its hash", 32],
      result: ["Before the number that was rolled", "The die shows", 32],
      waiting: ["In place of a seed that is not open yet", "Still sealed", 32],
      pending: ["In place of the number that was rolled, before that", "Not rolled yet", 32],
      swap: ["The button with which the house opens another seed", "Swap the seed", 32],
      slip: ["The button with which the house adds a number to a closed list", "Slip in a late number", 32],
    },
    holds: "The seed fits its seal, the list is the one that was closed, and the die comes out the same.",
    steps: {
      list: "List: the one that was closed",
      seed: "Seed: the one that was sealed",
      roll: "Die: falls as both halves have it",
    },
    fails: {
      seed: [
        "The seed is not the sealed one",
        "The house opened another seed than the one it had sealed.",
        140,
      ],
      list: ["The list is not the closed one", "A number came in after the list was closed.", 140],
      roll: ["The die should have fallen otherwise", "Both halves give another roll.", 140],
    },
    more: {
      problems: problems({
        number: ["The visitor's number is not one", "Use a whole number from 0 to 999999, in digits.", 100],
      }),
    },
    sample: group("SealedDrawSample", "The round that is there at first", {
      seed: hex({
        help: "The seed of the house",
        example: "5f1c0d6e8b2a4f97c3e1d05a7b684392e0f1a2c4d6b8097a5c3e1f4b2d607a98",
      }),
      players: list(
        group("SealedDrawPlayer", "Somebody who plays along", {
          name: line({ help: "A name", example: "Ana", most: 16 }),
          number: number("The number that they chose", 48213),
        }),
        { help: "Who else plays, one or more", noun: "player", least: 1 },
      ),
      number: number("The visitor's number", 7),
    }),
  },
);

export type Content = z.output<typeof words>;
