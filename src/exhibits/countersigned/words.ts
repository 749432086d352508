import { z } from "zod";
import { exhibit, problems } from "../../content/model/exhibit";
import { date, group, line } from "../../content/model/fields";

const short = (help: string, example: string) => line({ help, example, most: 32 });
const feet = (help: string, example: number) =>
  z
    .number()
    .int()
    .min(1)
    .max(1000)
    .meta({ description: help, examples: [example] });

const card = (name: string, grade: string) => ({
  name: short("The name on it", name),
  grade: short("What its holder may do", grade),
  validUntil: date({ help: "The last day on which it is valid", example: "2029-04-30" }),
});

export const words = exhibit(
  "countersigned",
  "A dive entry that closes only with two signatures, each by the holder of a valid card",
  {
    labels: {
      school: ["Who issues the cards", "The dive school", 24],
      diver: ["Who enters the dive", "The diver", 24],
      supervisor: ["Who countersigns", "The supervisor", 24],
      issuing: ["The first record: two cards", "Has issued two cards", 32],
      entering: ["The second: the entry", "Enters the dive and signs", 32],
      countersigning: ["The third: the second signature", "Reads it and countersigns", 32],
      trusted: ["Before the key that the foreman knows to be the school's", "The school’s key", 24],
      validUntil: ["Before the last day of a card", "Valid until", 24],
      medical: ["Before the field that stays closed", "Fitness date, kept closed", 32],
      depth: ["Before the depth, which can be typed over", "Depth in feet", 24],
      minutes: ["Before the time at the bottom", "Bottom time in minutes", 32],
      task: ["Before the task, the gas and the day", "Task, gas and day", 24],
      signature: ["Before a signature", "Signature", 24],
      none: ["In place of a signature that is not there", "Not signed", 24],
      signs: ["The box with which the diver signs", "The diver signs", 32],
      countersigns: ["The box with which the supervisor signs", "The supervisor signs", 32],
      reads: ["Before what the supervisor has read", "Depth as read", 24],
      feet: ["The depth that the supervisor has read; {feet} is the number", "{feet} feet", 24],
      key: ["Before the key that has countersigned", "Key that countersigns", 24],
      open: ["The state of an entry that does not count yet", "Open, so it counts for nothing", 32],
      closed: ["The state of an entry that counts", "Closed by two signatures", 32],
      twice: ["The button with which the diver signs in both places", "Sign twice with one key", 32],
      peers: ["The button with which another diver countersigns", "Let a diver countersign", 32],
      alter: ["The button that changes the depth afterward", "Change the depth afterward", 32],
      expire: ["The button with which the diver shows an old card", "Show an expired card", 32],
      extend: ["The button that writes a later date on the old card", "Write a later date on it", 32],
    },
    holds: "A diver and a supervisor have signed this entry, and both cards were valid on the day.",
    steps: {
      card: "Each card: as the school signed it",
      expired: "Each card: valid on the day of the dive",
      grade: "The second card: a supervisor’s",
      open: "Two signatures are there",
      same: "Two signatures: of two keys",
      holder: "Each key: the one on the card",
      changed: "The diver’s signature: over this entry",
      unread: "The supervisor’s signature: over this entry",
    },
    fails: {
      card: ["A card is not as the school has signed it", "A card is not as it was signed.", 140],
      expired: ["A card was no longer valid on the day", "The card was no longer valid.", 140],
      grade: ["Somebody without the grade countersigned", "Only a supervisor may countersign.", 140],
      open: ["A signature is missing", "A signature is missing, so the entry stays open.", 140],
      same: ["Both signatures are of one key", "Both signatures are one person’s.", 140],
      holder: ["The card is somebody else's", "The card is not the signer’s.", 140],
      changed: [
        "The entry is not what the diver signed; {at} is its depth",
        "The diver has not signed this entry of {at} feet.",
        140,
      ],
      unread: [
        "The entry is not what the supervisor signed",
        "The supervisor has not signed this entry.",
        140,
      ],
    },
    more: {
      problems: problems({
        depth: [
          "The depth is no number of feet",
          "Type a depth from 1 to 1,000 feet, as a whole number, or start again.",
          100,
        ],
      }),
    },
    sample: z
      .strictObject({
        entry: group("DiveEntry", "The dive", {
          day: date({ help: "Its day", example: "2026-11-18" }),
          depth: feet("Its depth in feet", 80),
          minutes: z
            .number()
            .int()
            .min(1)
            .max(999)
            .meta({ description: "Its time at the bottom in minutes", examples: [42] }),
          gas: short("What was breathed", "air"),
          task: short("What was done", "Weld inspection"),
        }),
        diver: group("DiverCard", "The diver's card", {
          ...card("Dana Example", "Diver"),
          medical: short("A field that stays closed", "Fit until 2027-03-31"),
        }),
        supervisor: group(
          "SupervisorCard",
          "The supervisor's card; whoever countersigns needs the grade on it",
          card("Lee Example", "Dive supervisor"),
        ),
        forged: group("CountersignedForgery", "What the cheats write", {
          depth: feet("Another depth", 60),
          expired: date({ help: "The last day of the diver's old card", example: "2024-04-30" }),
          peer: short("The diver who countersigns in the supervisor's place", "Sam Example"),
        }),
      })
      .refine(
        ({ entry, diver, supervisor }) => entry.day <= diver.validUntil && entry.day <= supervisor.validUntil,
        {
          error: "A card has run out before the dive. Write a later date on it",
          path: ["entry", "day"],
        },
      )
      .refine(({ diver, supervisor }) => diver.grade !== supervisor.grade, {
        error: "Both have the same grade, and a diver may not countersign. Write the supervisor's",
        path: ["supervisor", "grade"],
      })
      .refine(({ entry, forged }) => forged.expired < entry.day, {
        error: "The old card is still valid on the day of the dive. Write an earlier date",
        path: ["forged", "expired"],
      })
      .refine(({ entry, forged }) => forged.depth !== entry.depth, {
        error: "That is the depth already. Write another",
        path: ["forged", "depth"],
      })
      .meta({ id: "CountersignedSample", description: "The dive that is there at first" }),
  },
);

export type Content = z.output<typeof words>;
