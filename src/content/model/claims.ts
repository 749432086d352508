/** The numbers that the site promises (data/claims.yaml): typed ones, and ones computed from others. */
import { z } from "zod";
import { amount, count } from "./amount";
import { date, group, key, line, list } from "./fields";

/** The owner's or a partner's confirmation that something is true. */
export const signedOff = group("SignedOff", "The confirmation; left out until there is one", {
  by: line({ help: "Who has confirmed it", example: "A. Doe, Thryll", most: 60 }),
  date: date({ help: "The day of the confirmation", example: "2026-12-01" }),
}).optional();

const review = date({ help: "The day by which it has to be reviewed", example: "2027-05-31" });

const covers = line({
  help: "What the number covers",
  example: "A first answer to a message",
  most: 200,
});

const named = (example: string) => key({ help: `Pages write {claim:${example}}`, example });

const most = 1_000_000_000;

/** The size in bytes of the largest transaction for which a fee is computed. */
const mostBytes = 1_000_000;

const bytes = count("The most bytes that each transaction has; 1000 is one kB", 1000, 1, mostBytes);

const rates = group("Rates", "What every network fee on the site is worked out from", {
  network: group("NetworkRate", "What miners charge", {
    satoshisPerKilobyte: count("The lowest that miners take, in satoshis for 1,000 bytes", 100, 1, 1_000_000),
    source: line({
      help: "Where the rate is stated",
      example: "Wallet software 2.1, its default",
      most: 240,
    }),
    date: date({ help: "The day on which the source stated it", example: "2026-03-23" }),
    review,
  }),
  bsv: group("BsvPrice", "The price of a BSV that dollars are worked out with, as an example: it moves", {
    dollars: amount("The price in dollars, with cents at most", 20, 0.01, 1_000_000).multipleOf(0.01),
    date: date({ help: "The day on which it was chosen", example: "2026-11-23" }),
    review,
    signedOff,
  }),
  day: group(
    "DayRate",
    "What a day of the company's people costs; without it the calculator begins with an example",
    {
      dollars: amount("The day rate in dollars", 1000, 0.01, 100_000),
      review,
    },
  ).optional(),
});

const claim = group("Claim", "A number that is a promise", {
  key: named("reply-time"),
  value: line({
    help: "The number as visitors read it",
    example: "24 hours",
    most: 40,
    noun: "number",
    literal: true,
  }),
  dollars: amount(
    "Where the number is an amount that others follow from: in dollars",
    0.005,
    0.000001,
    1_000_000,
  ).optional(),
  covers,
  basis: line({ help: "Where the number comes from", example: "Business promise", most: 200 }),
  review,
});

const fee = group("NetworkFee", "What a month of transactions costs, worked out from the rates", {
  key: named("archive-month"),
  entries: count("How many entries a month has", 40_000, 1, most),
  transactions: count("How many transactions each entry takes", 1, 1, 100).default(1),
  bytes,
  covers,
});

const product = group("Product", "An amount that follows from another one", {
  key: named("messages-month"),
  of: key({ help: "The key of a claim with dollars", example: "intent-fee" }),
  times: count("What it is multiplied by", 10_000, 1, most),
  per: count("What it is divided by", 1000, 1, most).default(1),
  covers,
});

const ceiling = group("Ceiling", "The price of a BSV below which a network fee stays under an amount", {
  key: named("micro-fee-holds"),
  of: key({ help: "The key of a claim with dollars", example: "micro-fee" }),
  bytes,
  covers,
});

const entries = <Entry extends z.ZodType>(entry: Entry, help: string) => list(entry, { help, noun: "entry" });

export const claims = z.strictObject({
  rates,
  items: entries(claim, "Numbers that are written"),
  fees: entries(fee, "Network fees, which are worked out").default([]),
  products: entries(product, "Amounts that are multiples of others").default([]),
  ceilings: entries(ceiling, "How dear a BSV may get before an amount no longer holds").default([]),
});
