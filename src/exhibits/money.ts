import { inDollars } from "../shared/networkFees";

/** The price of a BSV in dollars that a label names; 0 if it names none. */
const dollarsPerBsv = (label: string) => Number(/\$([\d.]+)/.exec(label)?.[1] ?? 0);

/** What satoshis come to at that price, to a tenth of a cent; empty for less than that, and without a price. */
export function centsOf(satoshis: number, label: string): string {
  const price = dollarsPerBsv(label);
  const cents = Math.round((satoshis * price) / 100_000) / 10;
  if (price === 0 || (cents === 0 && satoshis > 0)) return "";
  return cents < 100 ? `${cents}¢` : inDollars(cents / 100);
}
