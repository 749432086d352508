import { quote } from "../read/faults";
import type { Check } from "./findings";
import { allValues, type Value, writtenIn } from "./values";

const number = "(?:\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|hundred|thousand|million)";

/** Amounts that follow from the rates in claims.yaml, or that it has to have: in satoshis, in BSV and in dollars. */
const typed = new RegExp(
  [
    `\\b${number} (?:satoshis?|sats?)\\b`,
    "\\bsats?/k?B\\b",
    "\\b\\d[\\d.,]* BSV\\b",
    "\\$\\d[\\d.,]*",
    "\\b(?:half a|an? (?:tenth|hundredth) of a) cent\\b",
  ].join("|"),
  "i",
);

/** Where amounts belong: what exhibits begin with, the values that everything else names, and the owner's own prices. */
const belongs = ({ role }: Value) =>
  role === "claims.items.value" || role === "Plans.plans.price" || role.startsWith("Exhibit.exhibit.sample.");

/** Amounts of money that are typed where they would not follow when the rate, the price or the promise changes. */
export const checkAmounts: Check = (sources, { warnings }) => {
  for (const found of allValues(sources)) {
    const amount = belongs(found) ? undefined : typed.exec(writtenIn(found) ?? "")?.[0];
    if (amount === undefined) continue;
    warnings.push(
      found.file.fault(
        found.path,
        `${quote(amount)} is typed here, and would stay when the rates change.`,
        "Have it worked out in data/claims.yaml, and name it here: {claim:key}, {network-rate} or {bsv-price}.",
      ),
    );
  }
};
