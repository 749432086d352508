import type { z } from "zod";
import { besideValue, forgottenList } from "./forgottenList";
import { type Block, type Ended, entryTooDeep, indented, outOfLine, unmarkedEntry } from "./indentation";
import { endOfQuoted, type Scanned, scanInline } from "./inline";
import { missingLineComma } from "./lineCommas";
import { beginning, beginningOf, hasTab, isStructure, type Line, linesOf, saysNothing } from "./lines";
import { oddBeginning } from "./oddBeginning";
import { twoOnOneLine } from "./oneLine";
import {
  braceForgotten,
  bracketTooMany,
  colonInText,
  commentInBrackets,
  inPrintedMarks,
  inRoundBrackets,
  keyWithoutSpace,
  listWithoutName,
  neverClosed,
  noBrace,
  noName,
  oddHyphen,
  shortened,
  spaceMissing,
  tabAt,
  twoHyphens,
} from "./slips";
import { afterBracket, afterText } from "./textEnds";
import type { Trap } from "./traps";

/** What may be below a line: its field's value, the rest of its text, or nothing of its own. */
interface Below {
  may: "value" | "text" | "nothing";
  indent: number;
}

/** How a line was read: the line to continue on, and what may be there; or what is wrong. */
type Step = { next: number; below: Below } | { trap: Trap } | undefined;

/**
 * The first mistake in a file that YAML cannot read, found by how content files are laid out: lists and groups line
 * up, and each field has a line. The parser often fails only lines later, over something else. Undefined if the
 * parser's own message is good enough.
 */
export function slipIn(source: string, schema: z.ZodType): Trap | undefined {
  const lines = linesOf(source);
  const blocks: Block[] = [];
  let ended: Ended = { blocks: [], by: 0 };
  let below: Below = { may: "value", indent: -1 };
  for (let number = 0; number < lines.length; ) {
    const line = lines[number] as Line;
    const step: Step = saysNothing(line) ? { next: number + 1, below } : read(number);
    if (!step) return undefined;
    if ("trap" in step) return step.trap;
    number = step.next;
    below = step.below;
  }
  return undefined;

  function read(number: number): Step {
    const line = lines[number] as Line;
    const trap = hasTab(line, source) ? tabAt(line) : oddHyphen(line);
    if (trap) return { trap };
    if (/^(?:---|\.\.\.|%)/.test(line.text)) return undefined;
    const begins = beginningOf(line.text);
    const { indent } = line;
    const isDeeper = indent > below.indent;
    if (begins.kind === "other") {
      const unmarked = below.may === "value" && unmarkedEntry(lines, number, []);
      if (unmarked) return { trap: unmarked };
      if (below.may === "value" && isDeeper) return valueAt(number, beginning(line), below.indent);
      if (below.may === "text" && isDeeper)
        return hasColon(line.text)
          ? { trap: colonInText(beginning(line), '"One: two"') }
          : { next: number + 1, below };
      if (below.may === "value") return { trap: indented(line, below.indent + 2) };
      return { trap: unmarkedEntry(lines, number, blocks) ?? noName(line, source) };
    }
    const isChild =
      below.may === "value" && (isDeeper || (begins.kind === "entry" && indent === below.indent));
    const isInGroup = blocks.at(-1)?.kind === "field" && blocks.at(-1)?.indent === below.indent;
    if (!isChild && isDeeper && isInGroup && begins.kind === "entry") {
      const name = forgottenList(lines, number, below.indent, schema);
      if (name) return { trap: listWithoutName(line, name, below.indent) };
    }
    const both = !isChild && isDeeper && besideValue(lines, number, below.indent, schema);
    if (both) return { trap: both };
    if (isChild) open(begins.kind, indent, number);
    else {
      const all = [...blocks];
      const left = blocks.findIndex((block) => block.indent > indent);
      const closed = left < 0 ? [] : blocks.splice(left);
      const [outer, top] = blocks.slice(-2).length === 2 ? blocks.slice(-2) : [undefined, blocks.at(-1)];
      if (top?.kind !== begins.kind && outer?.kind === begins.kind && outer.indent === indent) blocks.pop();
      const own = blocks.at(-1);
      if (own?.indent !== indent || own.kind !== begins.kind)
        return { trap: outOfLine(lines, number, all, ended) };
      own.count += 1;
      if (below.may === "value") closed.push({ ...own, indent: below.indent + 2 });
      if (closed.length > 0) ended = { blocks: closed, by: number };
    }
    if (begins.kind === "field") {
      (blocks.at(-1) as Block).key ??= begins.key;
      return valueAt(number, beginning(line) + begins.length, indent);
    }
    return readEntry(number);
  }

  function readEntry(number: number): Step {
    const line = lines[number] as Line;
    const [mark = ""] = /^-\s*/.exec(line.text) ?? [];
    const rest = line.text.slice(mark.length);
    const begins = beginningOf(rest);
    const column = line.indent + mark.length;
    if (begins.kind === "entry") return { trap: twoHyphens(line.start + column) };
    if (begins.kind === "other") {
      const key = keyWithoutSpace(rest);
      return key
        ? { trap: spaceMissing(line.start + column, key) }
        : valueAt(number, line.start + column, line.indent);
    }
    const list = blocks.at(-1) as Block;
    list.key ??= begins.key;
    open("field", column, number);
    (blocks.at(-1) as Block).key = begins.key;
    return valueAt(number, line.start + column + begins.length, column);
  }

  function open(kind: Block["kind"], indent: number, first: number) {
    const usual = blocks.length === 0 ? 0 : (blocks.at(-1) as Block).usual + 2;
    blocks.push({ kind, indent, count: 1, first, usual });
  }

  /** Reads a value that starts at `from`; `indent` is that of its field or its hyphen. */
  function valueAt(number: number, from: number, indent: number): Step {
    const line = lines[number] as Line;
    const rest = line.text.slice(from - beginning(line));
    const text = rest.trim();
    const start = from + rest.length - rest.trimStart().length;
    if (text === "" || text.startsWith("#")) return { next: number + 1, below: { may: "value", indent } };
    if (/^[|>][-+\d]*(?:\s+#.*)?$/.test(text)) return longText(number + 1, indent);
    if (/^["']/.test(text)) {
      const end = endOfQuoted(source, start);
      return after(end < 0 ? "open" : { end }, start, indent);
    }
    if (/^[[{]/.test(text)) return after(scanInline(source, start), start, indent);
    const odd = oddBeginning(lines, { number, indent, start, text }, schema);
    if (odd) return { trap: odd };
    if (/^[&!|>]/.test(text)) return undefined;
    if (/\}$/.test(text) && !text.includes("{") && hasColon(text)) return { trap: noBrace(beginning(line)) };
    const round = inRoundBrackets(start, text);
    if (round) return { trap: round };
    if (hasColon(text)) {
      const name = line.text.slice(0, start - beginning(line)).replace(/^- +/, "");
      const key = name.replace(/:.*/, "");
      const trap = twoOnOneLine(lines, { number, indent, key, start, text }, schema);
      const printed = trap ?? inPrintedMarks(start, name, text);
      if (printed) return { trap: printed };
      const mark = /["\\]/.test(text) ? "'" : '"';
      return {
        trap: colonInText(start, `${name}${mark}${shortened(text).replaceAll(mark, mark + mark)}${mark}`),
      };
    }
    return { next: number + 1, below: { may: "text", indent } };
  }

  /** Continues after a value in quotation marks or brackets. */
  function after(scanned: Scanned, start: number, indent: number): Step {
    if (!scanned) {
      const trap = missingLineComma(source, start);
      return trap && { trap };
    }
    const character = source[start] as string;
    const end = scanned === "open" ? source.length : "end" in scanned ? scanned.end : scanned.trap.offset + 1;
    const number = lineAt(start);
    const own = lines[number] as Line;
    const within = lines.slice(number + 1, lineAt(end - 1) + 1);
    // The next text's quotation mark or bracket may have closed it, lines too late.
    const swallows = within.some(
      (line) => isStructure(line) && (/["']/.test(character) || line.indent <= own.indent),
    );
    if (swallows || scanned === "open")
      return {
        trap:
          commentInBrackets(source, start) ??
          missingLineComma(source, start) ??
          neverClosed(start, character),
      };
    if ("trap" in scanned) return scanned;
    const last = lineAt(end - 1);
    const rest = source.slice(end, lines[last + 1]?.start).trim();
    if (/^[}\]]+$/.test(rest)) return { trap: bracketTooMany(source.indexOf(rest, end), rest[0] as string) };
    const forgotten = rest === "," && /["']/.test(character) && braceForgotten(lines, number);
    if (forgotten) return { trap: forgotten };
    if (rest !== "" && !rest.startsWith("#"))
      return {
        trap: /["']/.test(character)
          ? afterText(source, end)
          : afterBracket(lines, number, start, source.indexOf(rest, end), rest),
      };
    return { next: last + 1, below: { may: "nothing", indent } };
  }

  function lineAt(offset: number): number {
    const found = lines.findIndex(({ start }) => start > offset);
    return (found < 0 ? lines.length : found) - 1;
  }

  /** Reads a text of several lines, after its `|`. */
  function longText(number: number, indent: number): Step {
    const found = lines.findIndex(({ text }, at) => at >= number && text !== "");
    if (found < 0) return { next: lines.length, below: { may: "nothing", indent } };
    const first = lines[found] as Line;
    if (first.indent <= indent) {
      const isText = beginningOf(first.text).kind === "other" && !first.text.startsWith("#");
      if (isText)
        return {
          trap: hasTab(first, source) ? tabAt(first) : indented(first, indent + 2, "the text under a field"),
        };
      return { next: found, below: { may: "nothing", indent } };
    }
    let end = found;
    while (end < lines.length && (lines[end]?.text === "" || (lines[end] as Line).indent >= first.indent))
      end += 1;
    const last = lines[end];
    if (!last) return { next: end, below: { may: "nothing", indent } };
    if (hasTab(last, source)) return { trap: tabAt(last) };
    const moved = entryTooDeep(last, blocks);
    if (moved) return { trap: moved };
    const begins = beginningOf(last.text).kind;
    const isList = blocks.some((block) => block.kind === "entry" && block.indent === last.indent);
    const belongs =
      last.indent > indent || begins === "other" || (begins === "entry" && last.indent === indent && !isList);
    if (!belongs || last.text.startsWith("#")) return { next: end, below: { may: "nothing", indent } };
    const next = lines.findIndex((line, at) => at > end && line.text !== "" && line.indent <= indent);
    const rest = lines.slice(end, next < 0 ? undefined : next).filter(({ text }) => text !== "");
    const before = lines.slice(found, end).filter(({ text }) => text !== "");
    const like = (all: Line[], { indent }: Line) => all.filter((line) => line.indent === indent).length;
    const isAhead = last.indent > indent && like(rest, last) > like(before, first);
    return {
      trap: isAhead
        ? indented(first, last.indent)
        : indented(last, first.indent, "the text that it belongs to"),
    };
  }
}

/** Whether a line has a colon that begins a value, outside its comment. */
const hasColon = (text: string) => /:(?:\s|$)/.test(text.replace(/\s#.*$/, ""));
