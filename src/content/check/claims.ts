import { inDollars } from "../../shared/networkFees";
import { type Claims, ceilingOf, dollarsOf } from "../read/claims";
import { didYouMean, quote } from "../read/faults";
import type { ParsedFile } from "../read/parse";
import type { Check, Tell } from "./findings";

/** The lists in claims.yaml whose entries pages can refer to. */
export const claimKeys = [
  "claims.items.key",
  "claims.fees.key",
  "claims.products.key",
  "claims.ceilings.key",
] as const;

/** Everything with a review date: the rates, and every typed number. */
export const reviewsOf = ({ rates: { network, bsv, day }, items }: Claims) => [
  { what: "The network's rate", path: ["rates", "network", "review"], review: network.review },
  { what: "The price of a BSV", path: ["rates", "bsv", "review"], review: bsv.review },
  ...(day ? [{ what: "The day rate", path: ["rates", "day", "review"], review: day.review }] : []),
  ...items.map(({ key, review }, index) => ({
    what: `The claim "${key}"`,
    path: ["items", index, "review"],
    review,
  })),
];

/** Computed claims: the claims they depend on must exist, and the result must hold at the example's price. */
export const checkClaims: Check = ({ shared: { claims: file } }, { fault }) => {
  const content = file?.content;
  if (!file || !content) return;
  for (const list of ["products", "ceilings"] as const) {
    content[list].forEach(({ of }, index) => {
      checkSource(file, content, of, [list, index, "of"], fault);
    });
  }
  content.items.forEach(({ value, dollars }, index) => {
    if (dollars === undefined || !/\d/.test(value) || value.includes(inDollars(dollars))) return;
    fault(
      { file, path: ["items", index, "dollars"] },
      `The value says ${quote(value)}, and this says ${inDollars(dollars)}.`,
      "Correct one of the two.",
    );
  });
  content.ceilings.forEach((ceiling, index) => {
    const [most, price] = [ceilingOf(ceiling, content), content.rates.bsv.dollars];
    if (dollarsOf(content.items, ceiling.of) === undefined || price < most) return;
    fault(
      { file, path: ["ceilings", index] },
      `At ${inDollars(price)} per BSV the fee is more than the amount of ${quote(ceiling.of)}: it holds below ${inDollars(most)}.`,
      "Correct the rate or the price, or promise another amount.",
    );
  });
};

function checkSource(
  file: ParsedFile,
  { items }: Claims,
  of: string,
  path: (string | number)[],
  fault: Tell,
) {
  if (dollarsOf(items, of) !== undefined) return;
  const amounts = items.filter(({ dollars }) => dollars !== undefined).map(({ key }) => key);
  fault(
    { file, path },
    `No claim with dollars has the key ${quote(of)}.`,
    `Use the key of an entry under items that has dollars.${didYouMean(of, amounts)}`,
  );
}
