import type { Content } from "../model/schema";
import { vendorAnswers } from "../model/vendor";
import { type Claims, claimTexts, rateTexts } from "./claims";
import { counterOf, reportingOrigin, serviceNames } from "./counter";

/** Variables other than claims: in any text, `{brand}` and so on stand for values that data/ defines once. */
export const variableNames = [
  "brand",
  "email",
  "phone",
  "url",
  "owner",
  "statistics",
  "network-rate",
  "network-rate-date",
  "bsv-price",
  "bsv-price-date",
  ...vendorAnswers.map((name) => `vendor:${name}`),
];

const variablePattern = new RegExp(`\\{(${variableNames.join("|")}|(?:claim|vendor):[a-z0-9-]*)\\}`, "g");

export interface VariableSources {
  site: Pick<Content["site"], "brand" | "email" | "phone" | "url" | "location" | "launch" | "vendor"> & {
    legal: { entity?: string | undefined; address?: string | undefined };
  };
  claims: Claims;
  words: Pick<Content["words"], "statistics">;
}

/** The value of each variable, by its name between the braces. */
export function variableValues({ site, claims, words }: VariableSources): Map<string, string> {
  const { brand, email, phone, url, location, legal, vendor } = site;
  return new Map([
    ["brand", brand],
    ["email", email],
    ...(phone === undefined ? [] : [["phone", phone] as const]),
    ["url", url],
    ["owner", `${legal.entity ?? brand}, ${legal.address ?? location}`],
    ["statistics", statisticsOf(site, words.statistics)],
    // What is still to come is stressed: a table of answers gives it a sign of its own by that.
    ...vendorAnswers.map((name) => [`vendor:${name}`, vendor[name] ?? `*${vendor.notYet}*`] as const),
    ...claimValues(claims),
  ]);
}

/** The values that depend only on claims.yaml. */
export const claimValues = (claims: Claims): Map<string, string> =>
  new Map([
    ...rateTexts(claims),
    ...[...claimTexts(claims)].map(([key, text]) => [`claim:${key}`, text] as const),
  ]);

function statisticsOf(
  site: VariableSources["site"],
  { none, counted }: VariableSources["words"]["statistics"],
): string {
  const counter = counterOf(site);
  if (!counter) return none;
  return counted
    .replaceAll("{service}", serviceNames[counter.service])
    .replaceAll("{host}", new URL(reportingOrigin(counter)).host);
}

export const variablesIn = (value: string) =>
  [...value.matchAll(variablePattern)].map((match) => match[1] as string);

/** Fills in the values. A variable without a value stays as it is; the check reports those beforehand. */
export const fillVariables = (value: string, values: ReadonlyMap<string, string>) =>
  value.replace(variablePattern, (variable, name: string) => values.get(name) ?? variable);
