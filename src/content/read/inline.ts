import { bracketClosedWith, closing, colonInText, extraComma, missingComma, neverClosed } from "./slips";
import { afterText, commaBetweenTexts } from "./textEnds";
import type { Trap } from "./traps";

/**
 * Where a value ends, what is wrong with it, or that it doesn't end. Undefined if the parser's own message is good
 * enough.
 */
export type Scanned = { end: number } | { trap: Trap } | "open" | undefined;

/** Finds the end of a text in quotation marks; -1 if it has none. */
export function endOfQuoted(source: string, from: number): number {
  const mark = source[from];
  for (let at = from + 1; at < source.length; at++) {
    if (mark === '"' && source[at] === "\\") at += 1;
    else if (source[at] === mark) {
      if (mark === '"' || source[at + 1] !== mark) return at + 1;
      at += 1;
    }
  }
  return -1;
}

/** Reads a group in `{ }` or a list in `[ ]`, and finds the first slip in its brackets, commas and quotation marks. */
export function scanInline(source: string, from: number): Scanned {
  const open: { bracket: string; at: number }[] = [];
  /** Where a field's value begins, while in one. */
  let value: number | undefined;
  let isEmpty = true;
  /** Where the last quoted text ends. */
  let quoted = -1;
  for (let at = from; at < source.length; ) {
    const character = source[at] as string;
    const inner = open.at(-1);
    if (/\s/.test(character)) at += 1;
    else if (character === "#" && /\s/.test(source[at - 1] ?? "")) at = lineEnd(source, at);
    else if (closing[character]) {
      if (!isEmpty && inner) return undefined;
      open.push({ bracket: character, at });
      [value, isEmpty] = [undefined, true];
      at += 1;
    } else if (character === "}" || character === "]") {
      if (!inner) return undefined;
      if (closing[inner.bracket] !== character) return { trap: bracketClosedWith(character, inner) };
      open.pop();
      at += 1;
      if (open.length === 0) return { end: at };
      [value, isEmpty] = [undefined, false];
    } else if (character === ",") {
      if (isEmpty) return { trap: extraComma(at) };
      [value, isEmpty] = [undefined, true];
      at += 1;
    } else if (character === ":" && value === undefined) {
      at += 1;
      [value, isEmpty] = [at, true];
    } else {
      if (!isEmpty) {
        const besides = besideText(source, quoted, at, inner?.bracket);
        if (besides) return { trap: besides };
        if (source.slice(from, at).includes("\n")) return "open";
        const next = /^([\w-]+):(?=\s)/.exec(source.slice(at, at + 80))?.[1];
        return next && inner?.bracket === "{" ? { trap: missingComma(at, next) } : undefined;
      }
      const isQuoted = /["']/.test(character);
      const end = isQuoted ? endOfQuoted(source, at) : endOfPlain(source, at);
      if (isQuoted && (end < 0 || source.slice(at, end).includes("\n")))
        return { trap: neverClosed(at, character) };
      const colon = inner?.bracket === "{" && value !== undefined ? colonIn(source, at, end) : undefined;
      if (colon) return { trap: colon };
      at = end;
      isEmpty = false;
      if (isQuoted) quoted = end;
    }
  }
  return "open";
}

/** What is wrong with words after a quoted text, on its line. */
function besideText(source: string, end: number, at: number, bracket: string | undefined): Trap | undefined {
  if (end < 0 || source[at] === ":" || source.slice(end, at).trim() || source.slice(end, at).includes("\n"))
    return undefined;
  const next = /^([\w-]+):(?=\s)/.exec(source.slice(at, at + 80))?.[1];
  if (next && at > end && bracket === "{") return missingComma(at, next);
  return at > end && bracket === "[" && /["']/.test(source[at] as string)
    ? commaBetweenTexts(at)
    : afterText(source, end);
}

const lineEnd = (source: string, from: number) => {
  const end = source.indexOf("\n", from);
  return end < 0 ? source.length : end;
};

/** The end of an unquoted text: at a comma, a bracket, a comment, or a colon that begins a value. */
function endOfPlain(source: string, from: number): number {
  for (let at = from; at < source.length; at++) {
    if (/[,[\]{}\n]/.test(source[at] as string)) return at;
    if (source[at] === "#" && /\s/.test(source[at - 1] as string)) return at;
    if (source[at] === ":" && /[\s,[\]{}]/.test(source[at + 1] ?? " ")) return at;
  }
  return source.length;
}

/** Explains a colon in a value: a comma before it is missing, or the quotation marks around the text. */
function colonIn(source: string, from: number, end: number): Trap | undefined {
  if (source[end] !== ":" || /["']/.test(source[from] as string)) return undefined;
  const [, key = "", filled = ""] =
    /([\w-]+):\s+(\S*\{[\w:-]+\}[^\s,}]*)/.exec(source.slice(Math.max(0, from - 40), end + 80)) ?? [];
  if (source[end + 1] === "{" && filled.startsWith(source.slice(from, end)))
    return {
      offset: from,
      problem: "Between { and } a text with braces of its own needs quotation marks.",
      expected: `Write ${key}: "${filled}".`,
    };
  const [, before = "", word = ""] = /^(.*?)([\w-]+)$/.exec(source.slice(from, end)) ?? [];
  if (before.trim() && /^[a-z]/.test(word) && isField(source, word))
    return missingComma(from + before.length, word, before.trim().endsWith(";"));
  return colonInText(from, `"${source.slice(from, end)}: …"`);
}

/** Whether a word is the name of a field elsewhere in the file. */
const isField = (source: string, word: string) =>
  [...source.matchAll(new RegExp(`(?:^|[{,]|- ) *${word}: `, "gm"))].length > 0;
