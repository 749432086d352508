import { dollarsFor, type Rates, satoshisFor } from "../../shared/networkFees";
import type { Limits } from "./numbers";

export type CallField = "price" | "calls" | "gathered" | "percent" | "fixed" | "broker" | "hosting";

/** The fields of a month of calls, in their order. */
export const callLimits: Record<CallField, Limits> = {
  price: { least: 0.000001, most: 1_000_000 },
  calls: { least: 1, most: 1_000_000_000, whole: true },
  gathered: { least: 1, most: 1_000_000_000, whole: true },
  percent: { least: 0, most: 100 },
  fixed: { least: 0, most: 1_000 },
  broker: { least: 0, most: 100 },
  hosting: { least: 0, most: 1_000_000 },
};

/** What the network charges for a call: the rates, and the most bytes that its payment has. */
export interface Network extends Rates {
  bytes: number;
}

/** Costs, and what they leave of the income: less than zero if they exceed it. */
interface Side {
  costs: number;
  left: number;
}

export interface Sums {
  taken: number;
  /** How often a card is charged. */
  charges: number;
  byCard: Side;
  byCall: Side;
  /** What callers pay the network in addition. */
  network: number;
}

/** A month of calls both ways. */
export function sums(typed: Record<CallField, number>, { bytes, ...rates }: Network): Sums {
  const { price, calls, gathered, percent, fixed, broker, hosting } = typed;
  const taken = price * calls;
  const charges = Math.ceil(calls / gathered);
  const side = (costs: number): Side => ({ costs, left: taken - costs });
  return {
    taken,
    charges,
    byCard: side(charges * fixed + (taken * percent) / 100),
    byCall: side(hosting + (taken * broker) / 100),
    network: dollarsFor(satoshisFor(calls, bytes, rates), rates),
  };
}

export type CostField = "records" | "bytes" | "bsv" | "hosting" | "upkeep" | "build" | "day" | "years";

/** The fields of what an offering costs, in their order. */
export const costLimits: Record<CostField, Limits> = {
  records: { least: 0, most: 1_000_000_000, whole: true },
  bytes: { least: 1, most: 1_000_000, whole: true },
  bsv: { least: 0.01, most: 1_000_000 },
  hosting: { least: 0, most: 1_000_000 },
  upkeep: { least: 0, most: 10_000 },
  build: { least: 0, most: 10_000 },
  day: { least: 0, most: 100_000 },
  years: { least: 1, most: 100, whole: true },
};

/** An amount in a month, in a year, and in all the years. */
export type Spans = [month: number, year: number, all: number];

export interface Budget {
  network: Spans;
  hosting: Spans;
  upkeep: Spans;
  /** Paid once. */
  build: number;
  /** Running costs per month and per year; over all the years, including what it costs to build. */
  together: Spans;
}

/** Only the network's rate: the visitor types the price of a BSV. */
export type Rate = Omit<Rates, "dollarsPerBsv">;

/** What records cost at the network's rate, with hosting and with the days of the people who build and run it. */
export function budget(typed: Record<CostField, number>, rate: Rate): Budget {
  const { records, bytes, bsv, hosting, upkeep, build, day, years } = typed;
  const prices = { ...rate, dollarsPerBsv: bsv };
  const monthly = satoshisFor(records, bytes, prices);
  const spans = (amount: (months: number) => number): Spans => [amount(1), amount(12), amount(12 * years)];
  const network = (months: number) => dollarsFor(monthly * months, prices);
  const host = (months: number) => hosting * months;
  const people = (months: number) => (upkeep * day * months) / 12;
  const [month, year, run] = spans((months) => network(months) + host(months) + people(months));
  return {
    network: spans(network),
    hosting: spans(host),
    upkeep: spans(people),
    build: build * day,
    together: [month, year, run + build * day],
  };
}
