import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inDollars } from "../../shared/networkFees";
import { reviewsOf } from "../check/claims";
import { inDays } from "../check/dates";
import { destinationFrom, refuseDestination, withDestination } from "../check/destination";
import { endpointsFrom } from "../check/endpoints";
import { examine, isoToday } from "../check/examine";
import { whereIs } from "../check/findings";
import { counted, report } from "../check/report";
import { covers } from "../check/standIns";
import { allValues } from "../check/values";
import { vendorAnswers } from "../model/vendor";
import type { Claims } from "../read/claims";
import { contentFolder } from "../read/folders";
import type { ParsedFile } from "../read/parse";
import { readSources, type Sources } from "../read/sources";
import { departuresToAgree } from "./departures";

/** Whether an address is reserved for examples (RFC 2606), so that nobody can own it. */
const isExample = (address: string) =>
  /(?:^|[/@.])example\.(?:com|org|net)(?:[/:?#]|$)|\.(?:example|test|invalid|localhost)(?:[/:?#]|$)/i.test(
    address,
  );

/** What is left to do before a public launch, one line per task. Expects sources without faults. */
export function launchBlockers(
  sources: Sources,
  environment: NodeJS.ProcessEnv,
  defaultBrand: string,
  today = isoToday(),
): string[] {
  const destination = destinationFrom(environment);
  const { site, claims, signoffs } = withDestination(sources, destination).shared;
  const content = site?.content;
  if (!site || !content) return [];
  const at = (path: (string | number)[], file: ParsedFile = site) => whereIs({ file, path });
  const left = refuseDestination(environment);
  if (destination.noindex) {
    left.push(
      "NOINDEX=1 is for staging: search engines would never list this site. Build without it to launch.",
    );
  }
  if (content.brand.toLowerCase() === defaultBrand.toLowerCase()) {
    left.push(`${at(["brand"])} The brand is still ${content.brand}, the one this project came with.`);
  }
  for (const name of ["url", "email"] as const) {
    if (isExample(content[name])) left.push(`${at([name])} "${name}" is an example: ${content[name]}.`);
  }
  for (const [key, address] of Object.entries(content.links)) {
    if (isExample(address))
      left.push(`${at(["links", key])} The link "${key}" leads to an example address: ${address}.`);
  }
  const endpoints = { ...content.forms, ...endpointsFrom(environment) };
  for (const [form, endpoint] of Object.entries(endpoints)) {
    const variable = `${form.toUpperCase()}_ENDPOINT`;
    if (endpoint === "")
      left.push(`${at(["forms", form])} The ${form} form has no endpoint: set it, or ${variable}.`);
    else if (isExample(endpoint)) {
      left.push(
        `${at(["forms", form])} The ${form} form sends to an example address: ${endpoint}. Set it, or ${variable}.`,
      );
    }
  }
  if (content.launch?.analytics === undefined) {
    left.push(
      `${at(["launch"])} Nobody has decided on visitor statistics. ` +
        "Write launch: { analytics: none }, or the service and its counter, once that is decided.",
    );
  }
  const counted = content.launch?.counter;
  if (counted && Object.values(counted).some((address) => isExample(address ?? ""))) {
    left.push(`${at(["launch", "counter"])} The statistics' script or site is an example.`);
  }
  const expires = content.security?.expires;
  if (expires === undefined) {
    left.push(
      `${at(["security"])} There is no security.txt. Write security: { expires: "…" } with a day within the next year.`,
    );
  } else if (expires <= today) {
    left.push(`${at(["security", "expires"])} security.txt expired on ${expires}.`);
  } else if (expires <= inDays(today, 30)) {
    left.push(`${at(["security", "expires"])} security.txt expires on ${expires}, in less than a month.`);
  }
  const { entity, address } = content.legal;
  if (entity === undefined || address === undefined) {
    left.push(
      `${at(["legal"])} {owner} is only the brand: add the company's legal name (entity) and its address to "legal".`,
    );
  }
  for (const name of vendorAnswers.filter((name) => content.vendor[name] === undefined)) {
    left.push(
      `${at(["vendor"])} Buyers ask for ${name}: until "vendor" has it, pages say “${content.vendor.notYet}”`,
    );
  }
  left.push(...standIns(sources, content.launch?.standIns ?? [], at(["launch", "standIns"])));
  left.push(...staleNumbers(claims?.content, today).map(({ path, what }) => `${at(path, claims)} ${what}`));
  signoffs?.content?.items.forEach(({ page, words, who, signedOff }, index) => {
    if (signedOff) return;
    const place = at(["items", index], signoffs);
    left.push(`${place} ${who} has to confirm what ${page} says: “${words}”`);
  });
  return left;
}

/** Numbers to review: overdue ones, and the price of a BSV until the owner confirms it. */
function staleNumbers(claims: Claims | undefined, today: string) {
  if (!claims) return [];
  const overdue = reviewsOf(claims)
    .filter(({ review }) => review < today)
    .map(({ path, what, review }) => ({ path, what: `${what} was due for review by ${review}.` }));
  if (!claims.rates.day) {
    const what =
      "There is no day rate: until “day” is set beside “bsv”, the calculator begins with an example.";
    overdue.push({ path: ["rates"], what });
  }
  const { dollars, date, signedOff } = claims.rates.bsv;
  if (signedOff && signedOff.date >= date) return overdue;
  const price =
    `The owner has to confirm the price that dollars are worked out with: ${inDollars(dollars)} per BSV, an ` +
    `example of ${date}. Write the price of the day, then sign it off.`;
  return [...overdue, { path: ["rates", "bsv"], what: price }];
}

/** Placeholder pictures. */
function standIns(sources: Sources, folders: string[], declared: string): string[] {
  const left: string[] = [];
  const counts = new Map<string, Set<string>>();
  for (const found of allValues(sources)) {
    const { value, facts } = found;
    if (facts.kind !== "file") continue;
    const folder = folders.find((line) => covers(line, value));
    if (folder !== undefined) counts.set(folder, (counts.get(folder) ?? new Set()).add(value));
    else if (/placeholder/i.test(value) && !facts.picture?.fallback)
      left.push(`${whereIs(found)} A placeholder is shown instead of a picture: ${value}.`);
  }
  for (const [folder, names] of counts) {
    left.push(
      `${declared} ${counted(names.size, "picture")} in data/${folder} ${names.size === 1 ? "stands" : "stand"} in for ` +
        "real ones. Replace them, then remove the line from launch.standIns.",
    );
  }
  return left;
}

/** `npm run launch-check`: lists what is left to do. The exit code is 1 until the list is empty. */
export function launch(root = process.cwd()) {
  const sources = readSources(contentFolder(root));
  const findings = examine(sources);
  if (findings.faults.length > 0) {
    console.log(report({ faults: findings.faults, warnings: [] }, sources));
    process.exitCode = 1;
    return;
  }
  const left = [...launchBlockers(sources, process.env, brandOf(root)), ...departuresToAgree(root)];
  process.exitCode = left.length > 0 ? 1 : 0;
  if (left.length === 0) console.log("This site is ready for a public launch.");
  else
    console.log(`${counted(left.length, "thing")} to settle before a public launch:\n\n${left.join("\n")}`);
}

/** The original brand of the project; the package is named after it. */
function brandOf(root: string): string {
  const { name }: { name: string } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return name.replace(/-site$/, "");
}
