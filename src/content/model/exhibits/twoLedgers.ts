import { z } from "zod";
import { group, line, list } from "../fields";
import { exhibit, lines, problems } from "./exhibit";

const count = (help: string, example: string) => line({ help, example, most: 12 });

export const twoLedgers = exhibit(
  "blockchain-integration-consultancy",
  "TwoLedgersExhibit",
  "Two ledgers that may disagree on a row, what an anchor would settle, and six questions on whether one is worth it",
  {
    labels: {
      first: ["Who keeps the first ledger", "Supplier", 24],
      second: ["Who keeps the second ledger", "Warehouse", 24],
      anchored: ["Before the hash that stands for an anchored one", "An example of an anchor", 32],
      handed: ["Before the hash of the hashes that were handed in", "What they come to now", 32],
      questions: ["Above the questions", "Six questions on your process", 32],
      alterFirst: ["The button that changes a row of the first ledger", "Alter the supplier’s row", 32],
      alterSecond: ["The button that changes a row of the second", "Alter the warehouse’s row", 32],
      rehash: ["The button that changes a row and its hash", "Alter a row and its hash", 32],
    },
    holds: "Every row in both ledgers is the one whose hash was set aside.",
    fails: {
      first: ["A row of the first ledger was changed; {at} is its number", "Row {at} of the supplier.", 140],
      second: ["A row of the second was changed", "Row {at} of the warehouse.", 140],
      both: ["The row was changed in both", "Row {at} was changed in both.", 140],
      list: ["The hashes are not those behind the hash of the week", "The hashes are other ones.", 140],
    },
    more: {
      problems: problems("TwoLedgers", {
        empty: ["There is no count", "Type a count, or start again.", 100],
        long: ["A count is too long", "Keep a count to 12 characters, or start again.", 100],
      }),
      questions: lines("TwoLedgersQuestions", "What is asked of a process; yes to all speaks for an anchor", {
        parties: ["Whether two parties keep the record", "Do two parties keep it?", 60],
        doubt: ["Whether they doubt each other", "Does one doubt the other?", 60],
        named: ["Whether it is clear which record is in doubt", "Is the record named?", 60],
        measured: ["Whether what goes in is measured well", "Is the input sound?", 60],
        outsider: ["Whether somebody else has to believe it", "Must an outsider believe it?", 60],
        lasting: ["Whether a hash may stay for good", "May a hash stay for good?", 60],
      }),
      advice: lines("TwoLedgersAdvice", "What follows from the first question that is answered with no", {
        parties: ["One party keeps it alone", "A database with a signed log will do.", 140],
        doubt: ["Nobody doubts it", "A shared table will do.", 140],
        named: ["Nobody can name the record", "Begin with a workshop.", 140],
        measured: ["What goes in is wrong", "Mend the scale first.", 140],
        outsider: ["Nobody else has to believe it", "A countersigned file will do.", 140],
        lasting: ["No hash may stay", "Keep it in a database.", 140],
        anchor: ["All are answered with yes", "An anchor is worth a sprint.", 140],
      }),
      sample: z
        .strictObject({
          rows: list(
            group("TwoLedgersRow", "What both have written down on the day", {
              what: line({ help: "What was counted", example: "May 14, pallets of seal rings", most: 40 }),
              count: count("How many both have counted", "40"),
            }),
            { help: "The rows, two or more; four fit best", noun: "row", least: 2 },
          ).meta({
            examples: [
              [
                { what: "May 12, pallets of pumps", count: "12" },
                { what: "May 14, pallets of seal rings", count: "40" },
                { what: "May 19, drums of grease", count: "9" },
              ],
            ],
          }),
          disputed: group("TwoLedgersDispute", "The row on which they come to differ", {
            row: z
              .number()
              .int()
              .min(1)
              .meta({ description: "Its number", examples: [2] }),
            first: count("What the first would like to have there", "42"),
            second: count("What the second would like to have there", "38"),
          }),
        })
        .refine(({ rows, disputed }) => disputed.row <= rows.length, {
          error: "Use the number of one of the rows",
          path: ["disputed", "row"],
        })
        .refine(
          ({ rows, disputed: { row, first, second } }) =>
            ![first, second].includes(rows[row - 1]?.count ?? ""),
          { error: "The row says that already. Write another count", path: ["disputed"] },
        )
        .meta({ id: "TwoLedgersSample", description: "The ledgers that are there at first" }),
    },
  },
);
