import { z } from "zod";
import { exhibit, problems } from "../../content/model/exhibit";
import { group, line, list } from "../../content/model/fields";

export const words = exhibit(
  "merkle-proof",
  "A page, its way up the tree of an invented block, and that block's header, through thirty years",
  {
    labels: {
      years: ["How much time has gone by; {years} is the number", "Years gone by: {years}", 40],
      illustration: [
        "That years and block are invented",
        "Years and block are invented; the hashing is real.",
        60,
      ],
      slider: ["What screen readers call the slider", "Years since it was archived", 32],
      there: ["Beside what is still there", "there", 16],
      gone: ["Beside what is gone", "gone", 16],
      kept: ["What is always there: the page and its proof", "The page and its proof, as you kept it", 40],
      archive: ["Who keeps the page and the proof", "Your copies", 24],
      anyone: ["What stands there for the chain, which keeps the headers", "In place of the chain", 24],
      keeping: ["The first record: the page", "The page is hashed", 32],
      carrying: ["The second: the transaction", "A transaction carries its hash", 32],
      climbing: ["The third: the path", "Three hashes lead to the root", 32],
      heading: ["The fourth: the header", "The root stands in the header", 32],
      page: ["What screen readers call the field with the page", "The page", 32],
      salt: ["Before the secret number", "Secret number, kept with it", 32],
      print: ["Before the hash of both", "Fingerprint of both", 32],
      carried: ["Before the fingerprint in the transaction", "Fingerprint it carries", 32],
      transaction: ["Before the hash of the transaction", "Transaction", 32],
      hash: ["What screen readers call a hash of the path, before its number", "Hash", 16],
      root: ["Before the hash that the path leads to", "Root it leads to", 32],
      rooted: ["Before the root in the header", "Root in the header", 32],
      block: ["Before the hash of the invented block's header", "Hash of the invented block", 32],
      change: ["The button that changes the page", "Change the page", 32],
      bend: ["The button that changes the path", "Change the path", 32],
      remake: ["The button that makes everything anew", "Remake all of it", 32],
    },
    holds: "The page leads up the path to the root in the header of the invented block.",
    steps: {
      page: "Transaction: carries this page’s fingerprint",
      path: "Path: leads to the root in the header",
      header: "Header: the one that is known",
    },
    fails: {
      page: ["The page is not the one that was archived", "The page has another fingerprint.", 140],
      path: ["The path leads elsewhere", "The path leads to another root.", 140],
      header: [
        "The header is not the one of the invented block",
        "The header is not the invented block’s.",
        140,
      ],
    },
    more: {
      problems: problems({
        empty: ["The page is empty", "The page is empty. Type something, or start again.", 100],
        long: [
          "The page is too long",
          "A page has at most 400 characters here. Shorten it, or start again.",
          100,
        ],
      }),
    },
    sample: z
      .strictObject({
        page: line({
          help: "The page, with a number to change",
          example: "Plot 12 ends at the oak.",
          most: 300,
        }),
        lasting: list(
          group("MerkleProofThing", "Something that does not last", {
            name: line({ help: "What it is", example: "The vendor", most: 40 }),
            until: z
              .number()
              .int()
              .min(1)
              .max(30)
              .meta({ description: "After how many years it is gone", examples: [7] }),
          }),
          { help: "What is gone one day, in that order", noun: "thing", least: 1 },
        ).meta({
          examples: [
            [
              { name: "The vendor", until: 7 },
              { name: "The server", until: 12 },
            ],
          ],
        }),
      })
      .meta({ id: "MerkleProofSample", description: "The page and the years" }),
  },
);

export type Content = z.output<typeof words>;
