import type { z } from "zod";
import { exhibit, gaps, word } from "../../content/model/exhibit";
import { flag, group, line } from "../../content/model/fields";

const tag = (help: string, example: string) => line({ help, example, most: 24 });

export const words = exhibit(
  "topic-manager",
  "A rule for a list, five slips that it sorts, and what should come of each; visitors may change the rule",
  {
    labels: {
      rule: ["Above the lines of the rule", "The rule admits a slip if", 48],
      also: [
        "In the verdict, after what is wrong with one slip; {at} are others",
        "The rule is wrong about slip {at}, too.",
        48,
      ],
      taken: ["In the verdict, before the lines that a rule lacks", "Taken away:", 24],
      added: ["In the verdict, before the lines that a rule has too many", "Added:", 24],
      restore: ["The button that puts the rule back", "Put the rule back", 24],
      record: ["A slip; {name} and {number} stand in it", "{name}, release {number}", 32],
      elsewhere: ["A slip that belongs elsewhere; {name} stands in it", "{name}, an invoice", 32],
      owner: ["A slip that its owner has signed", "Owner signed", 32],
      stranger: ["A slip that somebody else has signed", "A stranger signed", 32],
      spends: ["A slip that follows another; {at} is its number", "follows slip {at}", 24],
      spent: ["A slip that another one, number {at}, has replaced", "admitted, now out of date", 32],
      sixth: [
        "On the slip of an attack that came before all others; {slip} stands for it",
        "{slip} (first)",
        32,
      ],
      ended: ["On a slip that a refused one has spent; {at} is that one’s number", "spent by slip {at}", 32],
      held: ["On a slip that counts now", "valid", 16],
      none: [
        "In the place of a valid slip where there is none; {name} is what it would be about",
        "{name}: no valid slip",
        32,
      ],
      wanted: ["On a slip that comes out wrongly, before what should", "Wrong. It should be", 24],
      script: ["Before the transaction with the words on the slip", "In bytes", 32],
      admitted: ["Above the slips that the rule admits", "Admitted", 24],
      refused: ["Above the slips that the rule refuses", "Refused", 24],
      claimant: [
        "A slip whose signer, a stranger, is named as its owner",
        "A stranger signed, as its owner",
        40,
      ],
      meant: [
        "On a slip that an attack has put in the wrong place, before what should be",
        "It should be",
        24,
      ],
      format: ["The line that asks for the list's kind of slip", "It is a release slip", 48],
      signed: ["The line that asks for the owner's signature", "Its owner signed it", 48],
      follows: ["The line that asks for the next number", "It has the next number", 48],
      once: ["The line that lets no series start over", "The series isn’t begun twice", 48],
      listed: ["The line that asks for an owner whom the office knows", "The office knows its owner", 48],
      known: ["The line that asks for an owner who was there before", "Its owner has sent slips before", 48],
      notFormat: ["The reason: another kind of slip", "It isn’t a release slip", 48],
      notSigned: ["The reason: no signature of its owner", "Its owner didn’t", 48],
      notFollows: ["The reason: the number", "It skips a number", 48],
      notThere: ["The reason: the slip before it was refused", "The slip before was refused", 48],
      notOnce: ["The reason: a second series of the same name", "It begins the series again", 48],
      notListed: [
        "The reason: an owner whom the office does not know",
        "The office doesn’t know its owner",
        48,
      ],
      notKnown: ["The reason: an owner who is new", "Its owner is new to the list", 48],
      strip: ["The button for a rule that asks for no signature", "Forget the signature", 32],
      loosen: ["The button for a rule that lets too much in", "Forget the numbers", 32],
      tighten: ["The button for a rule that keeps too much out", "Turn newcomers away", 32],
      again: [
        "The button with which the owner begins the same series once more",
        "Let the owner start again",
        32,
      ],
      first: ["The button with which a stranger begins the series first", "Let a stranger be first", 32],
      spend: [
        "The button with which a slip of the owner’s is refused and has still spent another",
        "Let the owner skip a number",
        32,
      ],
    },
    holds: "The rule admitted the right slips, and refused the others.",
    steps: {
      slips: "Slips came in",
      intact: "None was changed, or came twice",
      refused: "What the right rule admits was admitted",
      unsigned: "What its owner didn’t sign was refused",
      admitted: "Nothing else got in",
    },
    fails: {
      slips: ["There are no slips", "No slip was handed in.", 140],
      intact: [
        "A slip was changed or came twice; {at} is its number",
        "Slip {at} is not the one handed in, or its coin was spent by a slip before.",
        140,
      ],
      refused: ["A slip was refused that should get in", "Number {at} was refused.", 140],
      unsigned: [
        "A slip got in that its owner has not signed; {at} is its number",
        "Number {at} got in, and its owner has not signed it.",
        140,
      ],
      admitted: ["A slip got in that should not; {at} is its number", "Number {at} got in.", 140],
    },
    more: {
      begins: word([
        "What is said before the first check",
        "Take a line of the rule away, and see which slip gets in.",
        100,
      ]),
      tries: word(["Before the buttons that change the rule", "Wrong rules to try", 32]),
      gaps: gaps({
        again: [
          "A second series of the same name is on the list",
          "The owner’s slip 6 starts the same series again, and all three lines admit it. Remedy: tick “The series isn’t begun twice”.",
          160,
        ],
        first: [
          "A stranger has begun the series before its owner",
          "A stranger sent slip 6 first. Now the real owner is refused. Remedy: tick “The office knows its owner”.",
          160,
        ],
        spend: [
          "A refused slip has spent the last one of its series",
          "The owner skipped a number on slip 6. Sending it spent slip 2, then the rule refused it: no slip is valid now. Remedy: ask the rule before you send.",
          160,
        ],
      }),
    },
    sample: group("TopicManagerSample", "What is handed in", {
      choose: flag("Whether visitors may change the rule"),
      tag: tag("The first field of its slips: their format", "release 1"),
      name: line({ help: "What the slips are about", example: "WI-204", most: 16 }),
      otherTag: tag("The first field of a slip that belongs elsewhere", "invoice 1"),
      otherName: line({ help: "What that one is about", example: "IN-8812", most: 16 }),
      claimedName: line({ help: "What the stranger's slip is about", example: "WI-311", most: 16 }),
    }),
  },
);

export type Content = z.output<typeof words>;
