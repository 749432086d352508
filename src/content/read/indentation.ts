import { beginning, beginningOf, type Line, saysNothing } from "./lines";
import { shortened, spaces, tightHyphen } from "./slips";
import type { Trap } from "./traps";

/** Entries of a list, or fields of a group, that line up. */
export interface Block {
  kind: "entry" | "field";
  indent: number;
  /** How many there are so far. */
  count: number;
  /** The number of the first one's line. */
  first: number;
  /** The right indentation: two spaces for each level. */
  usual: number;
  /** The name of the first field: the group's, or each list entry's. */
  key?: string | undefined;
}

/** Says how far a line is indented, and how far it should be. */
export const indented = (line: Line, right: number, neighbors = "its neighbors"): Trap => ({
  offset: beginning(line),
  problem: `This line is indented by ${spaces(line.indent)}, ${neighbors} by ${right}.`,
  expected: right === 0 ? "Remove the spaces before it." : `It needs ${spaces(right)}.`,
});

const hyphen = (line: Line, key: string | undefined): Trap => ({
  offset: beginning(line),
  problem: "The hyphen of a list entry is missing.",
  expected: `Put a hyphen and a space before it: - ${key ? `${key}: …` : shortened(line.text)}.`,
});

/** The blocks that a less indented line has ended, and that line's number. */
export interface Ended {
  blocks: Block[];
  by: number;
}

/** What is wrong with the line at `number`, which lines up with no block above it. */
export function outOfLine(lines: Line[], number: number, blocks: Block[], ended: Ended): Trap {
  const line = lines[number] as Line;
  const { kind, ...field } = beginningOf(line.text);
  const key = "key" in field ? field.key : undefined;
  const own = beginningOf(line.text.replace(/^-\s+/, ""));
  const unmarked = blocks.find(
    (block) => kind === "entry" && own.kind === "field" && block.kind === "field" && block.key === own.key,
  );
  if (unmarked?.indent === line.indent + 2) return hyphen(lines[unmarked.first] as Line, unmarked.key);
  const begunBy = (key: string) => blocks.some((block) => block.kind === "entry" && block.key === key);
  const isBeside = blocks.some(
    (block) =>
      block.kind === "field" && block.indent === line.indent && own.kind === "field" && block.key !== own.key,
  );
  if (kind === "entry" && own.kind === "field" && isBeside && !begunBy(own.key))
    return {
      offset: beginning(line),
      problem: `There is a hyphen before "${own.key}", which is among the fields of the entry above.`,
      expected: "Remove it.",
    };
  const list = blocks.findLast(({ kind, indent }) => kind === "entry" && indent === line.indent);
  if (list && kind === "field" && key === list.key) return hyphen(line, key);
  const by = lines[ended.by] as Line;
  const isResumed =
    ended.blocks.some((block) => block.kind === kind && block.indent === line.indent) &&
    blocks.at(-1)?.indent === by.indent &&
    by.indent < line.indent;
  if (isResumed) return indented(by, line.indent);
  const near = nearestTo(line.indent, kind, blocks);
  if (!near) return indented(line, 0);
  if (isUnmarkedEntry(lines, near)) return hyphen(lines[near.first] as Line, near.key);
  const alike = likeIt(lines, number, kind);
  const first = lines[near.first] as Line;
  const shift = line.indent - near.indent;
  // Blames the first neighbor if it is out of line itself, and no more lines agree with it than with this one.
  if (alike >= near.count && near.indent !== near.usual && first.indent + shift >= 0)
    return indented(first, first.indent + shift);
  return indented(line, near.indent);
}

/** A line where list entries are, without its hyphen or the space after it. */
export function unmarkedEntry(lines: Line[], number: number, blocks: Block[]): Trap | undefined {
  const line = lines[number] as Line;
  const list = blocks.at(-1);
  const next = lines.slice(number + 1).find((line) => !saysNothing(line));
  const isFirst = next?.indent === line.indent && next.text.startsWith("- ");
  if (!isFirst && (list?.kind !== "entry" || line.indent < list.indent)) return undefined;
  return line.text.startsWith("{") ? hyphen(line, undefined) : tightHyphen(line);
}

/** A list entry that is indented more than the entries before it. */
export function entryTooDeep(line: Line, blocks: Block[]): Trap | undefined {
  const own = /^- /.test(line.text) ? beginningOf(line.text.replace(/^-\s+/, "")) : undefined;
  const list = blocks.findLast(
    ({ kind, key }) => kind === "entry" && own?.kind === "field" && key === own.key,
  );
  if (!list || list.indent >= line.indent) return undefined;
  return {
    offset: beginning(line),
    problem: "This list entry is indented more than the entries before it.",
    expected: `Indent its hyphen by ${spaces(list.indent)}, and its other lines by ${list.indent + 2}.`,
  };
}

function nearestTo(indent: number, kind: string, blocks: Block[]): Block | undefined {
  const same = blocks.filter((block) => block.kind === kind);
  return (same.length > 0 ? same : blocks).reduce<Block | undefined>(
    (best, block) =>
      best && Math.abs(best.indent - indent) < Math.abs(block.indent - indent) ? best : block,
    undefined,
  );
}

/** How many lines, from this one on, begin the same kind of thing at the same indentation. */
function likeIt(lines: Line[], number: number, kind: string): number {
  const { indent } = lines[number] as Line;
  const end = lines.findIndex((line, at) => at > number && line.text !== "" && line.indent < indent);
  return lines
    .slice(number, end < 0 ? undefined : end)
    .filter((line) => line.indent === indent && beginningOf(line.text).kind === kind).length;
}

/** Whether a group of one field is really a list entry without its hyphen: the entries beside it have one. */
const isUnmarkedEntry = (lines: Line[], { kind, indent, count, first, key }: Block) =>
  kind === "field" &&
  count === 1 &&
  lines[first]?.indent === indent &&
  lines.some((line) => line.indent === indent && line.text.startsWith(`- ${key}:`));
