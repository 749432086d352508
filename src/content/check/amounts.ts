import { quote } from "../read/faults";
import type { Check } from "./findings";
import { allValues, type Value, writtenIn } from "./values";

const number = "(?:\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|hundred|thousand|million)";

/** Amounts in satoshis, BSV and dollars: they depend on the rates in claims.yaml, or belong there. */
const typed = new RegExp(
  [
    `\\b${number} (?:satoshis?|sats?)\\b`,
    "\\bsats?/k?B\\b",
    "\\b\\d[\\d.,]* BSV\\b",
    "\\$\\d[\\d.,]*",
    `\\b(?!one )${number} (?:US )?(?:dollars|euros?)\\b`,
    "\\b\\d[\\d.,]* (?:USD|EUR)\\b",
    "\\b(?:USD|EUR) \\d[\\d.,]*",
    "€ ?\\d[\\d.,]*",
    "\\b\\d[\\d.,]* ?€",
    "\\b(?:half a|an? (?:tenth|hundredth) of a) cent\\b",
  ].join("|"),
  "i",
);

/** Places where amounts may be typed: exhibits' samples, the values of claims, and the owner's own prices. */
const mayHaveAmount = ({ role }: Value) =>
  role === "claims.items.value" ||
  role === "Plans.plans.price" ||
  /^Exhibit(?:Figure)?\.exhibit\.sample\./.test(role);

/** Typed amounts that would not change along with the rate, the price or the claim. */
export const checkAmounts: Check = (sources, { warn }) => {
  for (const found of allValues(sources)) {
    const amount = mayHaveAmount(found) ? undefined : typed.exec(writtenIn(found) ?? "")?.[0];
    if (amount === undefined) continue;
    warn(
      found,
      `${quote(amount)} is typed here, and would stay when the rates change.`,
      "Have it worked out in data/claims.yaml, and name it here: {claim:key}, {network-rate} or {bsv-price}.",
      amount,
    );
  }
};
