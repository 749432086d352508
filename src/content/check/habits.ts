import { quote } from "../read/faults";
import type { Check, Tell } from "./findings";
import { counted } from "./report";
import { allValues, type Value, writtenIn } from "./values";

/** Overused phrases: how often the whole site may use each, and what to write instead. */
const habits = [
  { of: /\bwhether\b/gi, most: 20, instead: "Make it a statement, such as “It can’t tell you who signed.”" },
  { of: /\bwhoever\b/gi, most: 8, instead: "Write “anyone who”, or name them." },
  { of: /\bof (?:its|their|his|your|our) own\b/gi, most: 8, instead: "Leave it out, or write “its own”." },
  { of: /\b(?:in|takes?) (?:the )?place of\b/gi, most: 8, instead: "Write “instead of”, or “replaces”." },
  { of: /(?<!\blaw )\bfirms?\b/gi, most: 0, instead: "Write “company”." },
];

/** Pages with this many words need this many contractions per 10,000 words. */
const spoken = { from: 300, per10000: 30 };

const contraction = /\p{L}[’'](?:t|re|ve|ll|d|m)\b|\b(?:it|that|there|here|what|who|let)[’']s\b/giu;

const count = (prose: string, of: RegExp) => prose.match(of)?.length ?? 0;

/** Pages that sound stiff: no contractions, or the same phrase again and again. */
export const checkSpoken: Check = (sources, { warn }) => {
  const used = habits.map(() => 0);
  const pages = new Map<string, string[]>();
  for (const found of allValues(sources)) {
    const prose = found.path[0] === "sections" && !found.facts.alt ? writtenIn(found) : undefined;
    if (prose === undefined || found.ancestors.some(({ facts }) => facts.labels === found.path[2])) continue;
    pages.set(found.file.name, [...(pages.get(found.file.name) ?? []), prose]);
    habits.forEach((habit, index) => {
      used[index] = (used[index] ?? 0) + count(prose, habit.of);
      if (used[index] > habit.most) tell(found, prose, habit, used[index], warn);
    });
  }
  for (const file of sources.pages) {
    const prose = (pages.get(file.name) ?? []).join(" ");
    const words = count(prose, /\S+/g);
    const found = count(prose, contraction);
    if (words < spoken.from || found * 10_000 >= spoken.per10000 * words) continue;
    const problem = `This page has ${counted(found, "contraction")} in ${words} words.`;
    warn({ file, path: ["name"] }, problem, "Write the way people talk: it’s, you’ll, can’t.");
  }
};

function tell(
  { file, path }: Value,
  prose: string,
  { of, most, instead }: (typeof habits)[number],
  times: number,
  warn: Tell,
) {
  const said = prose.match(of)?.[0];
  if (said === undefined) return;
  const problem = `${quote(said)} is a habit: the pages say it ${times} times up to here, and ${most} are enough.`;
  warn({ file, path }, problem, instead, said);
}
