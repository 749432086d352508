import { beginning, type Line } from "./lines";
import { closing, shortened } from "./slips";
import type { Trap } from "./traps";

/** Words after a quoted text, which a quotation mark inside it ended at `end`. */
export function afterText(source: string, end: number): Trap {
  const mark = source[end - 1] as string;
  const line = source.slice(end).split("\n", 1)[0] as string;
  const rest = line.trim();
  if (/^[.,;!?)]+$/.test(rest))
    return {
      offset: end,
      problem: `There is text after the closing quotation mark: ${rest}`,
      expected: /^[,;]$/.test(rest) ? "Remove it." : "Put it before the quotation mark.",
    };
  return {
    offset: end - 1,
    problem: `The text ends at this ${mark === "'" ? "apostrophe" : "quotation mark"}.`,
    expected: rest.startsWith(":")
      ? "Put the whole text in quotation marks, and write “ ” inside it."
      : instead(source.slice(source.lastIndexOf("\n", end - 1) + 1, end - 1), mark, line),
  };
}

function instead(before: string, mark: string, line: string): string {
  const [open, close] = mark === '"' ? ["“", "”"] : ["‘", "’"];
  const [head] = /\p{L}+$/u.exec(before) ?? [];
  const [tail] = /^\p{L}+/u.exec(line) ?? [];
  if (mark === "'" && head && tail) return `Write ’ for an apostrophe inside a text: ${head}’${tail}.`;
  const marked = /^\S/.test(line)
    ? line.slice(0, line.indexOf(mark))
    : before.slice(before.lastIndexOf(mark) + 1);
  const words = /^[\p{L}\p{N}][^,;:]{0,60}$/u.test(marked) ? shortened(marked) : " ";
  return `Write ${open}${words}${close} for quotation marks inside a text.`;
}

/** What follows, at `at`, the bracket that closes a value. The value begins on line `number`, at `start`. */
export function afterBracket(lines: Line[], number: number, start: number, at: number, rest: string): Trap {
  const line = lines[number] as Line;
  const before = line.text.slice(0, start - beginning(line));
  const text = line.text.slice(before.length);
  const [bracket = ""] = text;
  if (/^[,;]$/.test(rest))
    return {
      offset: at,
      problem: `There is a ${rest === "," ? "comma" : "semicolon"} after the closing ${closing[bracket]}.`,
      expected: "Remove it.",
    };
  const [, words, target] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(text) ?? [];
  const sister = lines.find(({ indent, text }) => indent === line.indent && /^- \{ .*\bhref: /.test(text));
  const name = /\b(title|label): /.exec(sister?.text ?? "")?.[1];
  if (before.startsWith("- ") && words && name)
    return {
      offset: start,
      problem: "A link of this list is written between { and }.",
      expected: `Write { href: ${target}, ${name}: ${words} }.`,
    };
  const mark = text.includes('"') ? "'" : '"';
  const quoted = mark === "'" ? text.replaceAll("'", "''") : text;
  return {
    offset: start,
    problem: `Text that begins with ${bracket} is read as a list or a group of fields.`,
    expected: `Put the whole text in quotation marks: ${before.replace(/^- +(?=\S)/, "")}${mark}${quoted}${mark}.`,
  };
}

/** Two texts in a list without a comma between them. */
export const commaBetweenTexts = (offset: number): Trap => ({
  offset,
  problem: "A comma is missing before this text.",
  expected: "Between [ and ] a comma ends each entry.",
});
