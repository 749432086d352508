import { oneOf } from "../read/faults";
import { withoutCode } from "../read/markdown";
import { nearest } from "../read/nearest";
import { variableNames, variablesIn } from "../read/variables";
import { claimKeys } from "./claims";
import type { Check } from "./findings";
import { allValues, isMarkdown, isReadable, mayHold, type Value, valuesOf } from "./values";

/** Variables ({brand}, {network-rate}, {claim:…}) that are unknown, misspelled, or in fields without variables. */
export const checkVariables: Check = (sources, { fault }) => {
  const claims = valuesOf(sources, ...claimKeys).map(({ value }) => `claim:${value}`);
  const known = [...variableNames, ...claims];
  const { site } = sources.shared;
  for (const found of allValues(sources)) {
    const { file, path, value, facts } = found;
    if (!isReadable(value) || !/[{}]|\bclaim:/.test(value)) continue;
    const used = variablesIn(value);
    if (used[0] !== undefined && facts.literal) {
      fault(
        { file, path },
        `{${used[0]}} is not filled in here.`,
        "Write out what visitors should read.",
        used[0],
      );
      continue;
    }
    for (const name of new Set(used)) {
      if (name === "phone" && site?.content && site.content.phone === undefined) {
        fault(
          { file, path },
          "{phone} has no value.",
          "Write the number as phone: in data/site.yaml.",
          "{phone}",
        );
      }
      if (known.includes(name) || mayHold(sources.shared.claims, name.replace("claim:", ""))) continue;
      fault({ file, path }, `There is no variable {${name}}.`, whatInstead(name, known), `{${name}}`);
    }
    const slip = slipOf(found, known);
    if (slip) fault({ file, path }, slip.problem, slip.expected, slip.words);
  }
};

/** Words in braces that nothing fills in, outside code and exhibits' samples. */
function slipOf(found: Value, known: string[]) {
  const { value, facts, role } = found;
  const isText = facts.kind === "line" || isMarkdown(found);
  if (!isText || role.includes(".sample.")) return undefined;
  const text = isMarkdown(found) ? withoutCode(value) : value;
  for (const [words, name = ""] of text.matchAll(/\{+\s*(\w[\w\s:.-]{0,60}?)\s*\}+/g)) {
    const isFilled = words === `{${name}}` && (variablesIn(words).length > 0 || facts.fills?.includes(name));
    if (isFilled) continue;
    const names = [...known, ...(facts.fills ?? [])];
    const meant = nearest(name.replace(/\s/g, ""), names);
    return {
      words,
      problem: `Nothing fills in ${words}: visitors would see it exactly as typed.`,
      expected: meant ? `Did you mean {${meant}}?` : "Write what they should read instead, without braces.",
    };
  }
  return claimWithoutBraces(text, known) ?? braceAlone(text, [...known, ...(facts.fills ?? [])]);
}

/** A claim in the wrong brackets, or in none. */
function claimWithoutBraces(text: string, known: string[]) {
  const odd = /\{claim\/([a-z\d-]+)\}|(?<![\w{-])[([]?\bclaim:([a-z\d-]+)(?![a-z\d}-])[)\]]?/g;
  for (const [words, slashed, key = slashed] of text.matchAll(odd)) {
    if (!known.includes(`claim:${key}`)) continue;
    return {
      words,
      problem: `Nothing fills in ${words}: visitors would see it exactly as typed.`,
      expected: `Did you mean {claim:${key}}?`,
    };
  }
  return undefined;
}

/** An unmatched brace: visitors would see it and the name beside it. */
function braceAlone(text: string, names: string[]) {
  const words = openVariable.exec(text)?.[0] ?? besideBrace(text, loneBrace(text));
  if (words === undefined) return undefined;
  const name = nearest(words.replace(/[{}]/, ""), names);
  return {
    words,
    problem: `${words} is never ${words.startsWith("{") ? "closed" : "opened"}: visitors would see it.`,
    expected: name ? `Write {${name}}.` : "Write the words without the brace.",
  };
}

/** A { and a variable's name, followed by another word instead of a }. */
const openVariable = new RegExp(`\\{(?:${variableNames.join("|")}|claim:)[\\w:-]*(?![\\w:-]|\\s*\\})`);

/** Where the first unmatched brace is; -1 if there is none. */
function loneBrace(text: string): number {
  const open: number[] = [];
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    if (brace === "{") open.push(index);
    else if (open.pop() === undefined) return index;
  }
  return open[0] ?? -1;
}

function besideBrace(text: string, at: number): string | undefined {
  const found =
    text[at] === "{"
      ? /^\{\w[\w:-]{0,60}/.exec(text.slice(at))
      : /[\w:-]*\w\}$/.exec(text.slice(Math.max(0, at - 60), at + 1));
  return found?.[0];
}

function whatInstead(name: string, known: string[]): string {
  const meant = nearest(name, known);
  const group = name.replace(/:.*/, ":");
  const keys =
    group === "claim:"
      ? "The keys of promises are in data/claims.yaml."
      : `Use one of ${oneOf(known.filter((other) => other.startsWith(group)))}.`;
  return meant ? `${keys} Did you mean {${meant}}?` : keys;
}
