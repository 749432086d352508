/** What miners charge, and what a BSV is worth in the example that dollars are worked out with. */
export interface Rates {
  satoshisPerKilobyte: number;
  dollarsPerBsv: number;
}

const satoshisPerBsv = 100_000_000;

/** What miners charge for transactions of this size: each pays for its own bytes, in whole satoshis. */
export const satoshisFor = (transactions: number, bytes: number, { satoshisPerKilobyte }: Rates) =>
  transactions * Math.ceil((bytes * satoshisPerKilobyte) / 1000);

/** Whole numbers alone, since sums of fractions bring digits that nobody has computed: 0.30000000000000004. */
export function inBsv(satoshis: number): string {
  const whole = Math.floor(satoshis / satoshisPerBsv).toLocaleString("en-US");
  const part = String(satoshis % satoshisPerBsv)
    .padStart(8, "0")
    .replace(/0+$/, "");
  return part === "" ? whole : `${whole}.${part}`;
}

/** How many parts of a dollar one dollar has here: cents times satoshis are a whole number of them. */
const parts = 100 * satoshisPerBsv;

/** Dollars at the example's price, rounded up: to the cent, and what is less than a cent to two digits. */
export function dollarsFor(satoshis: number, { dollarsPerBsv }: Rates): number {
  const exact = satoshis * Math.round(dollarsPerBsv * 100);
  const cent = parts / 100;
  const step = exact < cent ? 10 ** Math.max(0, String(exact).length - 2) : cent;
  return (Math.ceil(exact / step) * step) / parts;
}

/** The whole dollars that a BSV may cost, so that this many satoshis are not worth more than an amount. */
export const dearestBsv = (dollars: number, satoshis: number) =>
  Math.floor(Math.round(dollars * parts) / (satoshis * 100));

/** An amount as people read it: $50, $0.80, $0.00036. */
export function inDollars(amount: number): string {
  const exact = Math.round(amount * parts) / parts;
  return exact.toLocaleString("en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: Number.isInteger(exact) ? 0 : 2,
    maximumFractionDigits: 10,
  });
}
