import type { z } from "zod";
import { exhibit, problems } from "../../content/model/exhibit";
import { date, group } from "../../content/model/fields";

export const words = exhibit(
  "escrow",
  "Coins that two of three keys can move, and that the buyer alone can take back after a date",
  {
    labels: {
      buyer: ["Who has paid", "Buyer", 24],
      seller: ["Who is to be paid", "Seller", 24],
      arbiter: ["Who decides where the two disagree", "Arbiter", 24],
      stranger: ["Somebody whose key is not in the lock", "Stranger", 24],
      lineSettle: ["The first line of the lock", "Either two of the three keys have signed,", 72],
      lineSame: ["The second line", "or the script reads the transaction that would move the coins,", 72],
      lineWaits: ["The third line", "which miners may not take before its date,", 72],
      lineLate: ["The fourth line; {date} is the deadline", "and that date is {date} or later,", 72],
      lineRefund: ["The fifth line", "and the buyer has signed.", 72],
      held: ["The state in which nobody has the coins", "Held by the script", 32],
      toSeller: ["The state in which the seller has them", "Paid to the seller", 32],
      toBuyer: ["The state in which the buyer has them back", "Back with the buyer", 32],
      passed: ["The box that lets the date come", "The date has come", 32],
      signed: ["Before those who have signed", "Signed by", 24],
      lockTime: ["Before the date that the transaction names", "Not to be mined before", 24],
      none: ["In place of that date where there is none", "No date", 24],
      sequence: ["Before the number that tells miners whether to wait", "Sequence number", 24],
      unlock: ["Before the script that is to open the lock", "Opening script", 24],
      lock: ["Before the script that locks the coins", "Lock", 24],
      twice: ["The button with which the buyer signs twice", "Sign twice as the buyer", 32],
      strange: ["The button with which a stranger signs", "Sign with a stranger’s key", 32],
      early: ["The button with which the buyer takes the coins too early", "Take it back too early", 32],
      pretend: [
        "The button that names a later date and does not wait for it",
        "Only claim that it is late",
        32,
      ],
    },
    holds: "The script ran to its end, so miners would take this transaction.",
    steps: {
      lock: "The lock: the one with these terms",
      unlock: "The opening script: readable, in one form",
      settle: "Two of three signed, or the buyer’s way out",
      same: "That way: the script reads the transaction",
      waits: "That way: the transaction waits for its date",
      late: "That way: the date is the deadline or later",
      refund: "That way: the buyer signed",
    },
    fails: {
      lock: ["The lock is another one", "These coins are locked to other terms.", 140],
      unlock: ["The opening script cannot be read", "The opening script cannot be run to the end.", 140],
      settle: ["Two of the three keys have not signed", "One signature fits none of the other keys.", 140],
      same: ["What is shown is not what was signed", "The script was shown another transaction.", 140],
      waits: ["The transaction would not wait", "Its sequence number says it waits for no date.", 140],
      late: ["The date is too early", "The date has not come.", 140],
      refund: ["The buyer has not signed", "This way out opens for the buyer’s key alone.", 140],
    },
    more: {
      problems: problems({
        nobody: ["No box is ticked", "Somebody has to sign. Tick one of the three.", 100],
      }),
    },
    sample: group("EscrowSample", "The terms that are there at first", {
      deadline: date({
        help: "The day from which the buyer can take the coins back; before 2038",
        example: "2027-03-01",
      }).refine((day) => day > "2000" && day < "2038", "Write a day from 2000 to 2037"),
    }),
  },
);

export type Content = z.output<typeof words>;
