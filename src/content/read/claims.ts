import { dearestBsv, dollarsFor, inBsv, inDollars, type Rates, satoshisFor } from "../../shared/networkFees";
import type { Content } from "../model/schema";

export type Claims = Content["claims"];

interface WithRates {
  rates: { network: { satoshisPerKilobyte: number }; bsv: { dollars: number } };
}

/** The two rates from which everything is computed. */
export const ratesOf = ({ rates: { network, bsv } }: WithRates): Rates => ({
  satoshisPerKilobyte: network.satoshisPerKilobyte,
  dollarsPerBsv: bsv.dollars,
});

/** Each claim as visitors read it, by its key; computed wherever possible. */
export function claimTexts(claims: Claims): Map<string, string> {
  const { items, fees, products, ceilings } = claims;
  const rates = ratesOf(claims);
  return new Map([
    ...items.map(({ key, value }) => [key, value] as const),
    ...fees.map((fee) => [fee.key, feeText(fee, rates)] as const),
    ...products.map((product) => [product.key, productText(product, items)] as const),
    ...ceilings.map((ceiling) => [ceiling.key, inDollars(ceilingOf(ceiling, claims))] as const),
  ]);
}

/** A claim's amount in dollars; undefined if it has none. */
export const dollarsOf = (items: Claims["items"], key: string) =>
  items.find((item) => item.key === key)?.dollars;

function feeText({ entries, transactions, bytes }: Claims["fees"][number], rates: Rates): string {
  const satoshis = satoshisFor(entries * transactions, bytes, rates);
  const dollars = inDollars(dollarsFor(satoshis, rates));
  // No line ends between an amount and its unit.
  return `${satoshis.toLocaleString("en-US")}\u00a0satoshis (${inBsv(satoshis)}\u00a0BSV, ${dollars} at ${priceText(rates)})`;
}

const productText = ({ of, times, per }: Claims["products"][number], items: Claims["items"]) =>
  inDollars(((dollarsOf(items, of) ?? 0) * times) / per);

/** The price of a BSV up to which a network fee stays below an amount. */
export const ceilingOf = ({ of, bytes }: Claims["ceilings"][number], claims: Claims) =>
  dearestBsv(dollarsOf(claims.items, of) ?? 0, satoshisFor(1, bytes, ratesOf(claims)));

const priceText = ({ dollarsPerBsv }: Rates) => `${inDollars(dollarsPerBsv)} per BSV`;

/** The rates themselves, by the names of their variables. */
export function rateTexts(claims: Claims): Map<string, string> {
  const { network, bsv } = claims.rates;
  return new Map([
    ["network-rate", `${network.satoshisPerKilobyte.toLocaleString("en-US")} satoshis per kB`],
    ["network-rate-date", monthOf(network.date)],
    ["bsv-price", priceText(ratesOf(claims))],
    ["bsv-price-date", monthOf(bsv.date)],
  ]);
}

const monthOf = (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleString("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
