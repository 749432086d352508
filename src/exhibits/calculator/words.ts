import { z } from "zod";
import { amount, count } from "../../content/model/amount";
import { lines, problems, word } from "../../content/model/exhibit";
import { anchor, group, line, list } from "../../content/model/fields";

const callLabels = lines(
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

const callProblems = problems(
  {
    price: [
      "What is typed is no price",
      "Enter the price as a number with a decimal point, such as 0.01.",
      100,
    ],
    calls: [
      "What is typed is no number of calls",
      "Enter the calls as a whole number, at most 1,000,000,000.",
      100,
    ],
    gathered: [
      "What is typed is no number of calls on a charge",
      "Enter how many calls one charge pays for, 1 or more.",
      100,
    ],
    percent: ["What is typed is no percentage", "Enter the percentage as a number from 0 to 100.", 100],
    fixed: ["What is typed is no fee", "Enter the fee in dollars as a number from 0 to 1,000.", 100],
    broker: ["What is typed is no percentage", "Enter the broker’s share as a number from 0 to 100.", 100],
    hosting: [
      "What is typed is no sum",
      "Enter the hosting in dollars as a number from 0 to 1,000,000.",
      100,
    ],
  },
  "CalculatorProblems",
);

const lost = word([
  "Shown when its code could not be loaded",
  "The calculator’s code didn’t load. Type again to try once more.",
  120,
]);

const nameOf = <Name extends string>(name: Name) =>
  z.literal(name).meta({ description: "Which calculator it is; it decides the fields" });

const calls = group("CallCalculator", "What a month of calls leaves, by card and by call", {
  name: nameOf("calls"),
  labels: callLabels,
  problems: callProblems,
  lost,
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

const costLabels = lines(
  "The words on it",
  {
    begin: ["Above the presets", "Begin with one of these", 40],
    records: ["The field with the number of records", "Records in a month", 60],
    bytes: ["The field with the size of a record", "Bytes for each record on the chain", 60],
    bsv: ["The field with the price of a BSV", "Price of a BSV, in $ and cents (an example)", 80],
    hosting: ["The field with what hosting costs", "Hosting in a month, in $ (an example)", 60],
    upkeep: ["The field with the days that it takes to run", "Days of work in a year, to run it", 60],
    build: ["The field with the days that it takes to build", "Days of work once, to build it", 60],
    day: ["The field with the day rate", "Day rate, in $ (an example)", 60],
    ours: ["The same once claims.yaml has the owner's rate", "Our day rate, in $", 60],
    years: ["The field with the number of years", "Years", 40],
    perMonth: ["What it costs to run for a month", "To run it for a month", 48],
    perYear: ["What it costs to run for a year", "To run it for a year", 48],
    once: ["What it costs to build", "To build it, once", 48],
    all: ["What it costs in all", "All of it, over {years} years", 48],
    allOfOne: ["The same for one year", "All of it, over one year", 48],
    item: ["The heading of the column with what is paid for", "What you pay for", 32],
    formula: ["The heading of the column with the formulas", "How it’s worked out", 32],
    month: ["The heading of the column with the amount in a month", "A month", 24],
    year: ["The heading of the column with the amount in a year", "A year", 24],
    span: ["The heading of the column with the amount in all the years", "{years} years", 24],
    spanOfOne: ["The same for one year", "With building", 24],
    network: ["What the network takes", "Network fees", 40],
    networkSum: [
      "How it is worked out",
      "{records} × ({bytes} bytes × {network-rate}, up to a whole satoshi) × {bsv} per BSV",
      100,
    ],
    host: ["What the hosts take", "Hosting", 40],
    hostSum: ["How it is worked out", "{hosting} × 12 months", 100],
    people: ["What the people take who run it", "People who run it", 40],
    peopleSum: ["How it is worked out", "{upkeep} days a year × {day}", 100],
    builders: ["What the people take who build it", "People who build it", 40],
    builderSum: ["How it is worked out", "{build} days once × {day}", 100],
    together: ["The sum of all", "Together", 40],
    link: ["The link that carries what is typed", "A link to these figures", 40],
  },
  "CostLabels",
);

const costProblems = problems(
  {
    records: [
      "What is typed is no number of records",
      "Enter a whole number of records, up to 1,000,000,000.",
      100,
    ],
    bytes: ["What is typed is no size", "Enter the bytes as a whole number from 1 to 1,000,000.", 100],
    bsv: ["What is typed is no price", "Enter the price in $ and cents, from 0.01 to 1,000,000.", 100],
    hosting: ["What is typed is no sum", "Enter the hosting as a number from 0 to 1,000,000.", 100],
    upkeep: [
      "What is typed is no number of days",
      "Enter the days a year as a number from 0 to 10,000.",
      100,
    ],
    build: [
      "What is typed is no number of days",
      "Enter the days to build it as a number from 0 to 10,000.",
      100,
    ],
    day: ["What is typed is no rate", "Enter the day rate as a number from 0 to 100,000.", 100],
    years: ["What is typed is no number of years", "Enter whole years, from 1 to 100.", 100],
  },
  "CostProblems",
);

const hosting = amount("What hosting costs in a month, in dollars", 30, 0, 1_000_000);
const upkeep = amount("The days of work in a year", 5, 0, 10_000);
const build = amount("The days of work once", 20, 0, 10_000);

const costs = group("CostCalculator", "What an offering costs: network, hosting and people", {
  name: nameOf("costs"),
  labels: costLabels,
  problems: costProblems,
  lost,
  sample: group("CostSample", "What stands in the fields at first, unless a preset says otherwise", {
    hosting,
    upkeep,
    build,
    day: amount("A day rate in dollars, as an example, until claims.yaml has the owner's", 1000, 0, 100_000),
  }),
  presets: list(
    group("Preset", "What a page's readers would type", {
      anchor: anchor({
        help: "Its name for links: /costs#archive-month; that of a fee in claims.yaml has the fee's figures",
        example: "archive-month",
      }),
      title: line({
        help: "What it works out",
        example: "40,000 archive entries a month, 30 years",
        most: 48,
      }),
      records: count("The records in a month", 40_000, 0, 1_000_000_000),
      bytes: count("The bytes of each on the chain", 1000, 1, 1_000_000),
      years: count("The years", 30, 1, 100),
      hosting: hosting.optional(),
      upkeep: upkeep.optional(),
      build: build.optional(),
    }),
    { help: "What visitors can begin with; the first one is worked out at first", noun: "preset", least: 1 },
  ),
});

export type CallContent = z.output<typeof calls>;
export type CostContent = z.output<typeof costs>;

export const words = z.discriminatedUnion("name", [calls, costs]);
