import { dollarsFor, type Rates, satoshisFor } from "../../shared/networkFees";

/** What is typed, by the name of its field. */
export type Typed = Record<Field, string>;

export type Field = "price" | "calls" | "gathered" | "percent" | "fixed" | "broker" | "hosting";

interface Limits {
  least: number;
  most: number;
  whole?: true;
}

/** The fields in their order, and what a number in each may be. */
const limits: Record<Field, Limits> = {
  price: { least: 0.000001, most: 1_000_000 },
  calls: { least: 1, most: 1_000_000_000, whole: true },
  gathered: { least: 1, most: 1_000_000_000, whole: true },
  percent: { least: 0, most: 100 },
  fixed: { least: 0, most: 1_000 },
  broker: { least: 0, most: 100 },
  hosting: { least: 0, most: 1_000_000 },
};

export const fields = Object.keys(limits) as Field[];

/** A number as people write it: 1,000 or $0.01 or 2.9 %. Undefined if it is none, or none that the field can take. */
function numberIn(field: Field, typed: string): number | undefined {
  const plain = typed.trim().replace(/^\$\s*|\s*%$/g, "");
  if (!/^(\d{1,12}|\d{1,3}(,\d{3}){1,3})?(\.\d{0,9})?$/.test(plain) || !/\d/.test(plain)) return undefined;
  const { least, most, whole } = limits[field];
  const value = Number(plain.replaceAll(",", ""));
  if (value < least || value > most || (whole && !Number.isInteger(value))) return undefined;
  return value;
}

/** What the network charges for a call: the rates, and the most bytes that its payment has. */
export interface Network extends Rates {
  bytes: number;
}

/** What is left of what came in once this is taken off; less than nothing if it is more. */
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
  /** What callers pay on top of it, to the network. */
  network: number;
}

/** A month both ways, or the first field that cannot be used. */
export function sums(typed: Typed, { bytes, ...rates }: Network): Sums | { wrong: Field } {
  const numbers = fields.map((field) => numberIn(field, typed[field]));
  const wrong = fields[numbers.indexOf(undefined)];
  if (wrong) return { wrong };
  const [price = 0, calls = 0, gathered = 0, percent = 0, fixed = 0, broker = 0, hosting = 0] = numbers;
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
