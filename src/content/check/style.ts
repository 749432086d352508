import type { PageContent } from "../model/schema";
import { quote } from "../read/faults";
import type { Sources } from "../read/sources";
import type { Check, Tell } from "./findings";
import { allValues, isForeign, isWritingKnown, type Value, withoutFixed, writtenIn } from "./values";

/** Advertising language that this site avoids. */
const avoided =
  /\b(?:revolutionary|seamless\w*|cutting[- ]edge|unlock\w*|empower\w*|leverag\w*|robust\w*|next[- ]generation|in today[’']s world)\b/i;

/** The only exclamation marks on the site; the specification requires them (2.5, 8). */
const fixedExclamations = /Thanks for subscribing!|Thank You!/g;

/** How many words a page should have, by its `about`, unless its own `words` says; a plain page may have any number. */
const pageWords: Record<PageContent["about"], { from: number; to: number }> = {
  page: { from: 0, to: Number.POSITIVE_INFINITY },
  product: { from: 100, to: 550 },
  service: { from: 100, to: 650 },
  article: { from: 900, to: Number.POSITIVE_INFINITY },
  technical: { from: 900, to: Number.POSITIVE_INFINITY },
};

const subjects: Record<PageContent["about"], string> = {
  page: "A page about a page",
  product: "A page about a product",
  service: "A page about a service",
  article: "A page about an article",
  technical: "A technical article",
};

/** Writing habits that this site avoids: see "Words" in data/README.md. */
export const checkStyle: Check = (sources, { warn }) => {
  if (!isWritingKnown(sources)) return;
  const counts = new Map<string, number>();
  const names = namesIn(sources);
  for (const found of allValues(sources)) {
    const { file, path, facts, ancestors } = found;
    const prose = writtenIn(found);
    if (prose === undefined || facts.alt) continue;
    checkWords(found, prose, warn);
    if (!notProse.has(file.name)) checkHabits(found, withoutFixed(prose, sources), names, warn);
    const words = prose.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    if (path[0] === "sections" && !ancestors.some((group) => group.facts.labels === path[2]))
      counts.set(file.name, (counts.get(file.name) ?? 0) + words);
  }
  for (const file of sources.pages) {
    const { from, to: usual } = pageWords[file.content?.about ?? "page"];
    const to = file.content?.words ?? usual;
    const words = counts.get(file.name) ?? 0;
    if ((words >= from && words <= to) || isForeign(file)) continue;
    const subject = file.content?.words ? "It" : subjects[file.content?.about ?? "page"];
    warn(
      { file, path: ["about"] },
      `This page has ${words} words.`,
      words < from ? `${subject} needs at least ${from}.` : `${subject} should have at most ${to}.`,
    );
  }
};

/** Files that visitors do not read. */
const notProse = new Set(["claims.yaml", "signoffs.yaml", "writing.yaml"]);

/** Words that headings may capitalize: names of pages, and the project's own words. */
const namesIn = ({ pages, shared: { writing } }: Sources) =>
  new Set([
    ...pages.flatMap(({ content }) => content?.name.split(" ") ?? []),
    ...(writing?.content?.words ?? []),
  ]);

/** Mistakes that readers stumble over, except in texts that data/writing.yaml lists as fixed. */
function checkHabits({ file, path, facts }: Value, prose: string, names: Set<string>, warn: Tell) {
  const say = (problem: string, expected: string, words?: string) =>
    warn({ file, path }, problem, expected, words);
  const double = /(?<![\p{L}’'-])(\p{L}+)\s+\1(?![\p{L}’'-])/iu.exec(prose)?.[0];
  if (double) say(`${quote(double)} says a word twice.`, "Remove one of them.", double);
  const straight = /\S*["']\S*/.exec(prose.replace(/\]\([^)]*\)/g, "]"))?.[0];
  if (straight)
    say(`${quote(straight)} has a straight quotation mark.`, "Write ’ “ ”, as printed text does.", straight);
  if (!facts.heading || facts.named || path[0] !== "sections") return;
  const [, ...inside] = prose.trim().split(/\s+/);
  const rest = inside.filter((word) => word.length > 3 && !names.has(word));
  const capitals = rest.filter((word) => /^\p{Lu}\p{Ll}/u.test(word));
  if (capitals.length * 2 > rest.length)
    say(
      `This heading writes ${quote(capitals[0] ?? "")} with a capital.`,
      "Write headings as sentences; a name belongs in words of data/writing.yaml, a fixed heading in fixed.",
    );
}

function checkWords({ file, path, facts }: Value, prose: string, warn: Tell) {
  const say = (problem: string, expected: string, words?: string) =>
    warn({ file, path }, problem, expected, words);
  const word = avoided.exec(prose)?.[0];
  if (word) say(`${quote(word)} is advertising language.`, "Say what the thing does.", word);
  if (prose.replace(fixedExclamations, "").includes("!")) {
    say("There is an exclamation mark in this text.", "End the sentence with a period.", "!");
  }
  if (facts.heading && /[,;]$/.test(prose.trim()))
    say("This heading ends with a comma or a semicolon.", "Remove it.");
  const asks = facts.heading ? prose : /^#{1,6} .*\?\s*$/m.exec(prose)?.[0];
  if (asks?.trim().endsWith("?")) say("This heading asks a question.", "Make it state the point.", asks);
}
