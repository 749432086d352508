import { isPlainObject } from "../derive/schemaLookup";
import { definitionIn, openCodeIn, readIn, withoutCode } from "../read/markdown";
import type { Check } from "./findings";
import { allValues, isMarkdown, isReadable, type Value, valueIn } from "./values";

/** A mistake in a text: the words where it starts, what is wrong, and what to write. */
interface Slip {
  words: string;
  problem: string;
  expected: string;
  /** The line of the text where the search for the words starts. */
  line?: number;
}

const link = "A link is written [its words](/about), without a space between the two brackets.";
const seen = "Visitors would see its brackets.";

/** What Markdown leaves as typed, each with its cause. */
const slips: [pattern: RegExp, problem: string, expected: string][] = [
  [
    /\[[^\]\n]*\]\(\s*\)?\s*$/,
    `This link has no target. ${seen}`,
    "Write where it leads: [its words](/about).",
  ],
  [
    /\[[^\]\n]*\]\(tel:[^)\n]*\s[^)\n]*\)/,
    `The target of this link has a space in it. ${seen}`,
    "A number to call is written tel:{phone}.",
  ],
  [/\[[^\]\n]*\]\([^)\n]*\s[^)\n]*\)/, `The target of this link has a space in it. ${seen}`, link],
  [
    /\[[^\]\n]*\]\([^)\n]*/,
    `This link is never closed. ${seen}`,
    "Write ) after its target: [its words](/about).",
  ],
  [
    /\[[^\]\n(]*\((?:\/|#)[^)\n]*\)?/,
    `The words of this link are never closed. ${seen}`,
    "Write ] after them: [its words](/about).",
  ],
  [
    /[^\s[\]]*\]\([^)\n]*\)?/,
    `The words of this link are never opened. ${seen}`,
    "Write [ before them: [its words](/about).",
  ],
  [
    /\([^()\n]+\)\[(?:\/|#|files\/|images\/|(?:https?|mailto|tel):|[a-z-]+\])[^\]\n]*\]?/,
    `The brackets of this link are the wrong way round. ${seen}`,
    link,
  ],
  [
    /\[[^\]\n]+\](?:[/#]|files\/|https?:)[^\s)\]]*\)/,
    `The target of this link is never opened. ${seen}`,
    "Write ( before it: [its words](/about).",
  ],
  [
    /\*\*\s+[^*\n]+\s*\*\*|\*\*[^*\n]+\s+\*\*/,
    "There is a space inside the asterisks. Visitors would see them.",
    "Write **bold** without a space inside.",
  ],
  [
    /\*{2,}.{0,40}/,
    "These asterisks have no partner. Visitors would see them.",
    "Write two before the bold words and two after them: **bold**.",
  ],
  [
    /(?<=^|[\s(“])\*(?=[\p{L}\p{N}“]).{0,40}/u,
    "This asterisk has no partner. Visitors would see it.",
    "Write one before the words and one after them: *italic*.",
  ],
  [
    /[\p{L}\p{N}.,”]+\*(?=[\s.,;:!?)”]|$)/u,
    "This asterisk has no partner. Visitors would see it.",
    "Write one before the words and one after them: *italic*.",
  ],
  [
    /(?<=^|[\s(])__?[\p{L}\p{N}].{0,40}/u,
    "These underscores have no partner. Visitors would see them.",
    "Write **bold**, or put code between backticks.",
  ],
  [
    /`.{0,40}/,
    "This backtick has no partner. Visitors would see it.",
    "Write one before the code and one after it: `code`.",
  ],
  [
    /^(?:#{2,6}[^\s#]|#\p{L}).{0,40}/mu,
    "A heading needs a space after its #. Visitors would see the marks.",
    "Write ## and a space before its words.",
  ],
  [/^#{7,}.{0,40}/m, "A heading has six # at most. Visitors would see the marks.", "Write ## or ###."],
  [
    /^\|[^\n]*\|\n\|[^\n]*\|/m,
    "This table has no line below its first one. Visitors would see the bars.",
    "Write | --- | below the first line, with --- for each column.",
  ],
  [
    /\[\^[^\]\n]{1,40}\]/,
    "Markdown here has no footnotes. Visitors would see the mark.",
    "Say it in the text, or link it.",
  ],
  [
    /^• .{0,40}/m,
    "An entry of a list begins with a hyphen. Visitors would see this mark.",
    "Write - and a space before its words.",
  ],
  [
    /^\d{1,2}[.)]\p{L}.{0,40}/mu,
    "A space is missing after the number, which begins an entry of a list.",
    "Write 1. and a space before its words.",
  ],
  [
    /^-\p{L}.{0,40}/mu,
    "A space is missing after the hyphen, which begins an entry of a list. Visitors would see it.",
    "Write - and a space before its words.",
  ],
];

/** Markup that Markdown does not recognize: visitors would see the raw characters. */
export const checkBrokenMarkup: Check = (sources, { fault }) => {
  const links = valueIn(sources.shared.site?.known, ["links"]);
  const keys = new Set(isPlainObject(links) ? Object.keys(links) : []);
  for (const found of allValues(sources)) {
    const slip = slipIn(found, keys);
    if (slip) fault(found, slip.problem, slip.expected, slip.words, slip.line);
  }
};

function slipIn(found: Value, keys: ReadonlySet<string>): Slip | undefined {
  const { value, facts, file, role } = found;
  if (!isReadable(value)) return undefined;
  if (!isMarkdown(found)) {
    const isShown = facts.kind === "line" && !quoting.has(file.name) && !role.includes(".sample.");
    return isShown ? inPlainLine(value) : undefined;
  }
  if (!/[[\]*_`#~|]|^(?:[-•]|\d{1,2}[.)])/mu.test(value)) return undefined;
  const open = openCodeIn(value);
  if (open)
    return {
      words: open,
      problem: "This block of code is never closed.",
      expected: "Write ``` on a line of its own after it.",
    };
  const definition = definitionIn(value);
  if (definition)
    return {
      words: definition,
      problem: "Markdown does not show a line that begins like this.",
      expected: "Write a link instead: [its words](/about). Or remove the colon.",
    };
  const wordless = /(?<!!)\[\s*\]\([^()\s]+\)/.exec(withoutCode(value))?.[0];
  if (wordless)
    return {
      words: wordless,
      problem: "This link has no words: visitors would not see it.",
      expected: "Write them between the first brackets: [its words](/about).",
    };
  for (const { words, line } of readIn(value)) {
    const slip =
      apart(words, keys) ?? slips.map((slip) => matched(words, slip)).find(Boolean) ?? alone(words);
    if (slip) return { ...slip, line };
  }
  return undefined;
}

/** Files that quote pages with their markup. */
const quoting = new Set(["claims.yaml", "signoffs.yaml", "writing.yaml"]);

function matched(text: string, [pattern, problem, expected]: (typeof slips)[number]): Slip | undefined {
  const words = pattern.exec(text)?.[0];
  return words === undefined ? undefined : { words, problem, expected };
}

/** A link with a space between its two brackets, but not a remark in parentheses after a reference. */
function apart(text: string, keys: ReadonlySet<string>): Slip | undefined {
  for (const [words, target = ""] of text.matchAll(/\[[^\]\n]+\]\s+\(([^()\s]+)\)/g)) {
    if (!/^[/#]|^(?:https?|mailto|tel|files):?/.test(target) && !keys.has(target)) continue;
    return {
      words,
      problem: `There is a space between the two brackets of this link. ${seen}`,
      expected: link,
    };
  }
  return undefined;
}

function alone(text: string): Slip | undefined {
  const open: number[] = [];
  for (const { 0: bracket, index } of text.matchAll(/[[\]]/g)) {
    if (bracket === "[") open.push(index);
    else if (open.pop() === undefined)
      return loneAt(`${/\S*$/.exec(text.slice(Math.max(0, index - 40), index))?.[0]}]`);
  }
  return open[0] === undefined
    ? undefined
    : loneAt(text.slice(open[0], open[0] + 40).split("\n", 1)[0] as string);
}

const loneAt = (words: string): Slip => ({
  words,
  problem: "This bracket has no partner. Visitors would see it.",
  expected: "Write [its words](/about) for a link, or a backslash before a bracket that they should see.",
});

function inPlainLine(value: string): Slip | undefined {
  const [lone] = /(?<![\p{L}\p{N}*])\*\*\p{L}.{0,40}|[\p{L}.,]+\*\*(?![\p{L}\p{N}*])/u.exec(value) ?? [];
  const words = /\[[^\]\n]+\]\([^)\n]+\)|\*\*[^*\n]+\*\*/.exec(value)?.[0];
  const expected = "Write only the words, without links and asterisks.";
  if (words) return { words, problem: "This is plain text: visitors would see the marks.", expected };
  return lone
    ? { words: lone, problem: "This is plain text: visitors would see the asterisks.", expected }
    : undefined;
}
