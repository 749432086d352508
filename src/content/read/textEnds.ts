import { shortened } from "./slips";
import type { Trap } from "./traps";

/** More words behind a text in quotation marks, which ends before `end`: a mark inside of the text ends it. */
export function behindText(source: string, end: number): Trap {
  const mark = source[end - 1] as string;
  const line = source.slice(end).split("\n", 1)[0] as string;
  const rest = line.trim();
  if (/^[.,;!?)]+$/.test(rest))
    return {
      offset: end,
      problem: `There is more behind the closing quotation mark: ${rest}`,
      expected: /^[,;]$/.test(rest) ? "Remove it." : "Put it before the mark.",
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

/** Two texts in a list that have no comma between them. */
export const commaBetweenTexts = (offset: number): Trap => ({
  offset,
  problem: "A comma is missing before this text.",
  expected: "Between [ and ] a comma ends each entry.",
});
