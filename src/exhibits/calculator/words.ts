import { amount, count } from "../../content/model/amount";
import { lines, problems, word } from "../../content/model/exhibit";
import { group } from "../../content/model/fields";

const labels = lines(
  "The words on it",
  {
    price: ["The field with the price of a call", "Price of a call, in $", 40],
    calls: ["The field with the number of calls", "Calls in a month", 40],
    gathered: ["The field with the calls that one card charge pays for", "Calls on one card charge", 40],
    percent: ["The field with the part of a charge that the card takes", "Card fee, in %", 40],
    fixed: ["The field with what the card takes of each charge besides", "Card fee on each charge, in $", 40],
    broker: [
      "The field with the part that a broker takes for dollars",
      "Broker’s share for dollars, in %",
      40,
    ],
    hosting: ["The field with what the wallet's hosting costs", "Wallet hosting in a month, in $", 40],
    taken: ["What comes in", "Callers pay you", 48],
    fees: ["What the card takes; {count} is the number of charges", "Card fees, charged {count} times", 48],
    card: ["What is left of it", "You keep, with a card", 48],
    running: ["What the broker and the hosting take", "Broker and hosting", 48],
    call: ["What is left where each call carries a payment", "You keep, with a payment in each call", 48],
    network: [
      "What callers pay the network besides",
      "Callers also pay network fees ({network-rate}, {bsv-price})",
      100,
    ],
  },
  "CalculatorLabels",
);

const wrong = problems(
  {
    price: [
      "What is typed is no price",
      "Write the price as a number with a decimal point, such as 0.01.",
      100,
    ],
    calls: [
      "What is typed is no number of calls",
      "Write the calls as a whole number, at most 1,000,000,000.",
      100,
    ],
    gathered: [
      "What is typed is no number of calls on a charge",
      "Write how many calls one charge pays for, 1 or more.",
      100,
    ],
    percent: ["What is typed is no percentage", "Write the percentage as a number from 0 to 100.", 100],
    fixed: ["What is typed is no fee", "Write the fee in dollars as a number from 0 to 1,000.", 100],
    broker: ["What is typed is no percentage", "Write the broker’s share as a number from 0 to 100.", 100],
    hosting: [
      "What is typed is no sum",
      "Write the hosting in dollars as a number from 0 to 1,000,000.",
      100,
    ],
  },
  "CalculatorProblems",
);

export const words = group("CalculatorParts", "What a month of calls leaves, by card and by call", {
  labels,
  problems: wrong,
  lost: word([
    "Shown when its code could not be loaded",
    "The calculator’s code did not arrive. Type again to ask for it.",
    120,
  ]),
  sample: group("CalculatorSample", "What stands in the fields at first", {
    price: amount("The price of a call in dollars", 0.01, 0.000001, 1_000_000),
    calls: count("The calls in a month", 100_000, 1, 1_000_000_000),
    gathered: count("The calls that one card charge pays for", 1000, 1, 1_000_000_000),
    percent: amount("The part of a charge that the card takes", 3, 0, 100),
    fixed: amount("What it takes of each charge besides, in dollars", 0.3, 0, 1000),
    broker: amount("The part of what comes in that a broker takes for dollars", 2, 0, 100),
    hosting: amount("What hosting the wallet costs in a month, in dollars", 30, 0, 1_000_000),
  }),
  bytes: count("The most bytes that the transaction of a call has; 1000 is one kB", 1000, 1, 1_000_000),
});
