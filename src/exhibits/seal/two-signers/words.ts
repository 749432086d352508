import { z } from "zod";
import { count } from "../../../content/model/amount";
import { exhibit, gaps, word } from "../../../content/model/exhibit";
import { date, group, line } from "../../../content/model/fields";

const short = (help: string, example: string) => line({ help, example, most: 32 });

const card = (name: string, grade: string) => ({
  name: short("The name on it", name),
  grade: short("What its holder may do", grade),
  validFrom: date({ help: "The first day on which it is valid", example: "2024-05-01" }),
  validUntil: date({ help: "The last day on which it is valid", example: "2029-04-30" }),
  medical: short("A field that stays closed", "Fit until 2027-03-31"),
});

export const words = exhibit(
  "seal-two-signers",
  "A dive entry that closes only with two signatures, each by the holder of a valid card",
  {
    labels: {
      diver: ["Who enters the dive", "Diver", 24],
      supervisor: ["Who countersigns", "Supervisor", 24],
      depth: ["Before the slider with the depth", "Depth", 16],
      feet: ["The depth; {feet} is the number", "{feet} feet", 24],
      signs: ["The box with which one of them signs", "Signs", 16],
      hand: [
        "Below a card’s name, where the other one has signed, and at the depth that was; {what}",
        "signed: {what}",
        24,
      ],
      neither: [
        "The verdict where the entry is not what either of them signed; {at} is its depth",
        "Both signed other words: neither signature fits this entry of {at} feet.",
        140,
      ],
      unsigned: [
        "The verdict where nobody has signed",
        "Neither has signed: the dive doesn’t count yet.",
        140,
      ],
      surface: ["In the picture: where the dive begins", "surface", 16],
      minutes: ["In the picture: the time at the bottom; {minutes} is the number", "{minutes} min", 24],
      void: ["Behind the entry, where it does not count", "this entry doesn’t count", 32],
      valid: ["Before the first and the last day of a card", "Valid", 16],
      dived: ["Below a card’s years, at the day of the dive; {day}", "dive {day}", 24],
      unfit: ["Beside the grade of somebody who may not countersign", "not a supervisor", 24],
      withdrawn: ["Before the day on which the school has withdrawn a card", "withdrawn", 16],
      asked: ["Below another kind of card: what was asked for", "asked: a trade card", 24],
      unread: ["In place of what cannot be read on a card", "not to be read", 24],
      signature: ["Before a signature", "Signature", 24],
      none: ["In place of a signature that is not there", "Not signed", 24],
      medical: ["Before the field that stays closed", "Fitness, closed", 24],
      inside: ["What opens the keys and signatures", "Keys and signatures, byte by byte", 40],
      type: ["Before the kind of card that counts", "Trade card’s type", 24],
      trusted: ["Before the key that the foreman knows to be the school's", "The school’s key", 24],
      twice: ["The button with which the diver signs in both places", "Sign twice", 24],
      peers: ["The button with which another diver countersigns", "Let a diver countersign", 24],
      alter: ["The button that changes the depth afterward", "Change the depth", 24],
      expire: ["The button with which the diver shows an old card", "Show old card", 24],
      otherCard: ["The button with which the diver shows a card of another kind", "Show another card", 24],
      withdraw: ["The button with which the diver shows a withdrawn card", "Show withdrawn card", 24],
      backdate: ["The button with which both sign an earlier day", "Date it back", 24],
      lend: ["The button with which one person holds both phones", "Use both phones", 24],
    },
    holds:
      "A diver and a supervisor signed this same entry, each with a card that was good on the day it names.",
    steps: {
      card: "Both cards come from the school",
      type: "Both are trade cards",
      revoked: "Neither was withdrawn by then",
      expired: "Both were valid that day",
      trade: "The first is a diver’s",
      grade: "The second is a supervisor’s",
      open: "There are two signatures",
      same: "They’re from two different keys",
      holder: "Each key belongs to its card",
      changed: "The diver signed these words",
      unread: "The supervisor signed them, too",
    },
    fails: {
      card: [
        "A card is not as the school has signed it",
        "This card isn’t what the school signed. Its signature covers the date that the school wrote itself.",
        140,
      ],
      type: [
        "A card of the school is of another kind",
        "The school signed this card, too, but it’s no trade card.",
        140,
      ],
      revoked: [
        "A card was withdrawn by the day of the dive",
        "The school had withdrawn this card by the day of the dive.",
        140,
      ],
      expired: [
        "A card was not valid on the day",
        "This card’s dates don’t include the day of the dive.",
        140,
      ],
      trade: [
        "The diver's card has another grade",
        "The diver’s card has another grade than a diver’s.",
        140,
      ],
      grade: [
        "Somebody without the grade countersigned",
        "Another diver countersigned, with a good card and a good signature. Only a supervisor’s card closes an entry.",
        140,
      ],
      open: ["A signature is missing", "One of the two hasn’t signed: the dive doesn’t count yet.", 140],
      same: [
        "Both signatures are of one key",
        "The diver signed in both places. A second signature with the first key is still one person’s word.",
        140,
      ],
      holder: [
        "A card is somebody else's, or the entry names another diver",
        "The key that signed here, the card and the name in the entry aren’t one person’s.",
        140,
      ],
      changed: [
        "The entry is not what the diver signed; {at} is its depth",
        "The diver’s signature doesn’t fit this entry of {at} feet.",
        140,
      ],
      unread: [
        "The entry is not what the supervisor signed; {at} is its depth",
        "The supervisor’s signature doesn’t fit this entry of {at} feet.",
        140,
      ],
    },
    more: {
      begins: word([
        "What is said before the first check",
        "Pull the dive up or down, and see who still signed it.",
        100,
      ]),
      gaps: gaps({
        lend: [
          "One person has signed with both phones",
          "One person held both phones and wrote another depth. The check sees keys, not hands: lock the screen, log the dive computer too.",
          140,
        ],
        backdate: [
          "Both have signed a day on which an old card was valid",
          "Both signed a day when the old card was good. The check takes their word for the day: anchor each entry when it’s written.",
          140,
        ],
      }),
    },
    sample: z
      .strictObject({
        entry: group("DiveEntry", "The dive", {
          number: count("Its number in the log", 412, 1, 99_999),
          site: short("Where it was", "Pier 3"),
          depth: count("Its depth in feet", 80, 10, 200),
          minutes: count("Its time at the bottom in minutes", 42, 1, 999),
          gas: short("What was breathed", "air"),
          task: short("What was done", "Weld inspection"),
          day: date({ help: "Its day", example: "2026-11-18" }),
        }),
        diver: group("DiverCard", "The diver's card", card("Dana Example", "Diver")),
        supervisor: group(
          "SupervisorCard",
          "The supervisor's card; whoever countersigns needs the grade on it",
          card("Lee Example", "Dive supervisor"),
        ),
        forged: group("DiveForgery", "What the cheats write", {
          depth: count("Another depth", 60, 10, 190),
          issued: date({ help: "The first day of the diver's old card", example: "2019-11-01" }),
          expired: date({ help: "The last day of the diver's old card", example: "2024-10-31" }),
          withdrawn: date({
            help: "The day on which the school withdrew the diver's card",
            example: "2026-11-02",
          }),
          card: short("Another card of the same school", "Library card"),
          peer: short("The diver who countersigns in the supervisor's place", "Sam Example"),
        }),
      })
      .refine(
        ({ entry: { day }, diver, supervisor }) =>
          [diver, supervisor].every(({ validFrom, validUntil }) => validFrom <= day && day <= validUntil),
        {
          error: "A card is not valid on the day of the dive. Write other dates on it",
          path: ["entry", "day"],
        },
      )
      .refine(({ diver, supervisor }) => diver.grade !== supervisor.grade, {
        error: "Both have the same grade, and a diver may not countersign. Write the supervisor's",
        path: ["supervisor", "grade"],
      })
      .refine(({ entry, forged }) => forged.issued <= forged.expired && forged.expired < entry.day, {
        error: "The old card is still valid on the day of the dive, or never was. Write an earlier date",
        path: ["forged", "expired"],
      })
      .refine(({ supervisor, forged }) => supervisor.validFrom <= forged.expired, {
        error: "Both date the dive back to this day, when the supervisor had no card yet. Write a later date",
        path: ["forged", "expired"],
      })
      .refine(({ entry, forged }) => forged.withdrawn <= entry.day, {
        error: "The card is withdrawn after the dive, which counts. Write an earlier date",
        path: ["forged", "withdrawn"],
      })
      .meta({ id: "SealTwoSignersSample", description: "The dive that is there at first" }),
  },
);

export type Content = z.output<typeof words>;
