import type { z } from "zod";
import { groupAbove, groupsIn } from "./forgottenList";
import { beginningOf, type Line } from "./lines";
import type { Trap } from "./traps";

/** A value on a line, and its field. */
interface Typed {
  number: number;
  /** How far the field is indented. */
  indent: number;
  key: string;
  /** Where the value begins in the file. */
  start: number;
  text: string;
}

/**
 * Two fields on one line: a word with a colon inside a value is the name of a field that belongs beside it. Undefined
 * if it's just a text with a colon.
 */
export function twoOnOneLine(lines: Line[], value: Typed, schema: z.ZodType): Trap | undefined {
  const [, own = "", comma = "", gap = "", next = "", rest = ""] =
    /^(.*?)([,;]?)(\s+)([a-z]\w*):(?:\s+(.*))?$/.exec(value.text) ?? [];
  const isText = /\s/.test(own) && !comma && !/^["'/\d|>]|^images\//.test(rest);
  if (!next || isText) return undefined;
  const group = fieldsAround(lines, value);
  const isField = groupsIn(schema, group.get("type")).some(({ shape }) =>
    [...group.keys(), value.key, next].every((name) => Object.hasOwn(shape, name)),
  );
  if (!isField || group.has(next)) return undefined;
  return {
    offset: value.start + own.length + comma.length + gap.length,
    problem: `"${next}" needs a line of its own.`,
    expected: `Write it below "${value.key}"${comma ? `, and leave the ${comma === "," ? "comma" : "semicolon"} out` : ""}.`,
  };
}

function fieldsAround(lines: Line[], { number, indent }: Typed): Map<string, string> {
  const begins = (lines[number] as Line).text.startsWith("- ");
  const group = begins ? new Map<string, string>() : groupAbove(lines, number, indent);
  for (const line of lines.slice(number + 1)) {
    if (line.text === "" || line.indent > indent) continue;
    const field = beginningOf(line.text);
    if (line.indent < indent || field.kind !== "field") break;
    group.set(field.key, line.text.slice(field.length).trim());
  }
  return group;
}
