import { z } from "zod";
import { exhibit, lines, problems } from "../../content/model/exhibit";
import { group, line, list } from "../../content/model/fields";

const count = (help: string, example: string) => line({ help, example, most: 12 });

export const words = exhibit(
  "two-ledgers",
  "Two ledgers that may disagree on a row, what an anchor would settle, and six questions on whether one is worth it",
  {
    labels: {
      first: ["Who keeps the first ledger", "Supplier", 24],
      second: ["Who keeps the second ledger", "Warehouse", 24],
      anchored: ["Before the hash that stands for an anchored one", "An example of an anchored hash", 32],
      handed: ["Before the hash of the hashes that were handed in", "Hash of the hashes above", 32],
      questions: ["Above the questions", "Clear what does not apply", 32],
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
      problems: problems({
        empty: ["There is no count", "A row needs a count. Type one, or start again.", 100],
        long: [
          "A count is too long",
          "A count has at most 12 characters here. Shorten it, or start again.",
          100,
        ],
      }),
      questions: lines("What is asked of a process; yes to all speaks for an anchor", {
        parties: ["Whether two parties keep the record", "Two parties keep the record", 60],
        doubt: ["Whether they doubt each other", "One of them doubts it", 60],
        named: ["Whether it is clear which record is in doubt", "You can name the doubted row", 60],
        measured: ["Whether what goes in is measured well", "What is typed in is sound", 60],
        outsider: ["Whether somebody else has to believe it", "A third party must believe it", 60],
        lasting: ["Whether a hash may stay for good", "A hash may stay for good", 60],
      }),
      advice: lines("What follows from the first question that is answered with no", {
        parties: [
          "One party keeps it alone",
          "One owner keeps it. A database with a signed log will do.",
          140,
        ],
        doubt: ["Nobody doubts it", "Both believe it already. A table that they share will do.", 140],
        named: [
          "Nobody can name the record",
          "Begin with a workshop. Until the row has a name, code would guess.",
          140,
        ],
        measured: [
          "What goes in is wrong",
          "Mend the scale or the form first. An anchor would keep the wrong count.",
          140,
        ],
        outsider: [
          "Nobody else has to believe it",
          "A file that both have signed will do, since only the two of them read it.",
          140,
        ],
        lasting: [
          "No hash may stay",
          "Keep it in a database that can delete. A hash on the chain stays.",
          140,
        ],
        anchor: [
          "All are answered with yes",
          "All six apply. A sprint will find out what the dispute costs you.",
          140,
        ],
      }),
    },
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
        ({ rows, disputed: { row, first, second } }) => ![first, second].includes(rows[row - 1]?.count ?? ""),
        { error: "The row says that already. Write another count", path: ["disputed"] },
      )
      .meta({ id: "TwoLedgersSample", description: "The ledgers that are there at first" }),
  },
);

export type Content = z.output<typeof words>;
