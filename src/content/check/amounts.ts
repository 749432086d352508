import { quote } from "../read/faults";
import type { Check } from "./findings";
import { allValues, type Value, writtenIn } from "./values";

const digits = "\\d+(?:[.,]\\d+)*";
const words =
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million";
const number = `(?:${digits}|${words})`;

/** Amounts in satoshis, BSV and money. Except for satoshis, "one" names the unit: "one cent per call". */
const amountPattern = new RegExp(
  [
    `\\b(?:${number}|one)[\\s-]satoshis?\\b`,
    `\\b${digits}\\s?sats?\\b`,
    "\\bsats?/k?B\\b",
    `\\b(?!(?:19|20)\\d\\d\\sBSV)${number}\\sBSV\\b`,
    `[$€£]\\s?${digits}`,
    `\\b${number}[\\s-](?:US\\s)?(?:dollars?|euros?|cents?)\\b`,
    `\\b${digits}\\s(?:USD|EUR)\\b`,
    `\\b(?:USD|EUR)\\s${digits}`,
    `\\b${digits}\\s?€`,
    "\\b(?:half a|an? (?:tenth|hundredth) of a) cent\\b",
  ].join("|"),
  "gi",
);

/** Places where amounts may be typed: exhibits' samples, the values of claims, and the owner's own prices. */
const mayHaveAmount = ({ role }: Value) =>
  role === "claims.items.value" ||
  role === "Plans.plans.price" ||
  /^Exhibit(?:Figure)?\.exhibit\.sample\./.test(role);

/** Typed amounts that would not change along with the rate, the price or the claim. */
export const checkAmounts: Check = (sources, { warn }) => {
  for (const found of allValues(sources)) {
    if (mayHaveAmount(found)) continue;
    for (const [amount] of (writtenIn(found) ?? "").matchAll(amountPattern)) {
      warn(
        found,
        `${quote(amount)} is typed here, and would stay when the rates change.`,
        "Have it worked out in data/claims.yaml, and name it here: {claim:key}, {network-rate} or {bsv-price}.",
        amount,
      );
    }
  }
};
