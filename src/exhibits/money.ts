import { inDollars } from "../shared/networkFees";

/** The price of a BSV in dollars that a label names; 0 if it names none. */
const dollarsPerBsv = (label: string) => Number(/\$([\d.]+)/.exec(label)?.[1] ?? 0);

/** What satoshis come to at that price, to a tenth of a cent; empty for less than that. */
export function centsOf(satoshis: number, label: string): string {
  const cents = Math.round((satoshis * dollarsPerBsv(label)) / 100_000) / 10;
  return cents === 0 && satoshis > 0 ? "" : cents < 100 ? `${cents}¢` : inDollars(cents / 100);
}
