import { parseDocument } from "yaml";
import { closing, commaAtLineEnd } from "./slips";
import type { Trap } from "./traps";

/** A line between brackets whose comma may be missing. */
interface Lacking {
  /** Where its words end. */
  end: number;
  hasSemicolon: boolean;
  /** The field on the next line; undefined in a list. */
  next: string | undefined;
}

/**
 * The first line without its comma in a group or list of several lines, which YAML reports as an unclosed bracket.
 * Undefined if commas alone don't fix it.
 */
export function missingLineComma(source: string, from: number): Trap | undefined {
  if (!closing[source[from] as string]) return undefined;
  const { lacking, end } = linesIn(source, from);
  const [first] = lacking;
  if (!first || end === undefined) return undefined;
  let corrected = "";
  let at = from;
  for (const line of lacking) {
    corrected += `${source.slice(at, line.hasSemicolon ? line.end - 1 : line.end)},`;
    at = line.end;
  }
  const { errors } = parseDocument(corrected + source.slice(at, end), { logLevel: "error" });
  return errors.some(({ code }) => code !== "DUPLICATE_KEY") ? undefined : commaAtLineEnd(first);
}

/** The lines from a bracket to its end that may lack a comma; `end` is undefined if it never closes. */
function linesIn(source: string, from: number): { lacking: Lacking[]; end?: number } {
  const lacking: Lacking[] = [];
  const open: string[] = [];
  let previous: { end: number; text: string } | undefined;
  for (let start = from; start < source.length; ) {
    const stop = source.indexOf("\n", start);
    const line = source.slice(start, stop < 0 ? undefined : stop);
    const text = withoutTexts(line).trimEnd();
    const words = text.trimStart();
    if (words && previous) {
      const next =
        open.at(-1) === "{" ? /^["']?([\w-]+)["']?:(?:\s|$)/.exec(line.trimStart())?.[1] : undefined;
      const isEntry = open.at(-1) === "[" && (/["'}\]]$/.test(previous.text) || /^["'{[]/.test(words));
      if (!/[,{[:]$/.test(previous.text) && !/^[,}\]]/.test(words) && (next || isEntry))
        lacking.push({ end: previous.end, hasSemicolon: previous.text.endsWith(";"), next });
    }
    for (const { 0: mark, index } of text.matchAll(/[{}[\]]/g)) {
      if (closing[mark]) open.push(mark);
      else if (closing[open.pop() as string] !== mark) return { lacking };
      if (open.length === 0) return { lacking, end: start + index + 1 };
    }
    if (words) previous = { end: start + text.length, text: words };
    start += line.length + 1;
  }
  return { lacking };
}

/** A line with its quoted texts and comment blanked out, so that the rest keeps its position. */
const withoutTexts = (line: string) =>
  line
    .replace(
      /((?:^|[:,{[])\s*)("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/g,
      (_, before: string, quoted: string) =>
        `${before}${quoted[0]}${"_".repeat(quoted.length - 2)}${quoted[0]}`,
    )
    .replace(/(?:^|\s)#.*$/, "");

/** Where a comma is missing before a quoted text that an unquoted line swallows; -1 if nowhere. */
export function commaBeforeQuoted(source: string, [start, end]: [number, number]): number {
  const found = /[^\s,]\s*\n\s*["']/.exec(source.slice(start, end));
  return found ? start + found.index + 1 : -1;
}
