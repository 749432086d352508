/** What miners charge, and the example price of a BSV that dollar amounts are computed with. */
export interface Rates {
  satoshisPerKilobyte: number;
  dollarsPerBsv: number;
}

const satoshisPerBsv = 100_000_000;

/** The fee for a number of transactions of this size: each pays for its own bytes, in whole satoshis. */
export const satoshisFor = (transactions: number, bytes: number, { satoshisPerKilobyte }: Rates) =>
  transactions * Math.ceil((bytes * satoshisPerKilobyte) / 1000);

/** Computed with whole numbers only: sums of fractions have rounding errors, such as 0.30000000000000004. */
export function inBsv(satoshis: number): string {
  const whole = Math.floor(satoshis / satoshisPerBsv).toLocaleString("en-US");
  const part = String(satoshis % satoshisPerBsv)
    .padStart(8, "0")
    .replace(/0+$/, "");
  return part === "" ? whole : `${whole}.${part}`;
}

/** The units per dollar: this many make a price in cents times an amount in satoshis a whole number. */
const unitsPerDollar = 100 * satoshisPerBsv;

/** Dollars at the example price, rounded up to the cent, or to two significant digits if less than a cent. */
export function dollarsFor(satoshis: number, { dollarsPerBsv }: Rates): number {
  const exact = satoshis * Math.round(dollarsPerBsv * 100);
  const cent = unitsPerDollar / 100;
  const step = exact < cent ? 10 ** Math.max(0, String(exact).length - 2) : cent;
  return (Math.ceil(exact / step) * step) / unitsPerDollar;
}

/** The highest price of a BSV, in whole dollars, at which this many satoshis are worth no more than an amount. */
export const dearestBsv = (dollars: number, satoshis: number) =>
  Math.floor(Math.round(dollars * unitsPerDollar) / (satoshis * 100));

/** An amount as people read it: $50, $0.80, $0.00036. */
export function inDollars(amount: number): string {
  const exact = Math.round(amount * unitsPerDollar) / unitsPerDollar;
  return exact.toLocaleString("en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: Number.isInteger(exact) ? 0 : 2,
    maximumFractionDigits: 10,
  });
}
