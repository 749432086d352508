import type { z } from "zod";
import { factsAt } from "../derive/schemaLookup";
import { groupAbove, groupsIn } from "./forgottenList";
import { beginning, beginningOf, type Line, saysNothing } from "./lines";
import { shortened } from "./slips";
import type { Trap } from "./traps";

/** A value, and the field or hyphen before it. */
interface Typed {
  number: number;
  /** How far the field is indented. */
  indent: number;
  /** Where the value begins in the file. */
  start: number;
  text: string;
}

/** A text that begins with a character that YAML reserves; undefined if it doesn't. */
export function oddBeginning(
  lines: Line[],
  { number, indent, start, text }: Typed,
  schema: z.ZodType,
): Trap | undefined {
  if (!/^(?:\*[\p{L}*“]|[%@`]|\?\s)/u.test(text)) return undefined;
  const line = lines[number] as Line;
  const problem = `Text cannot begin with ${text[0]} in YAML.`;
  const name = line.text.slice(0, start - beginning(line)).replace(/^- +/, "");
  const field = beginningOf(name.trim());
  if (field.kind !== "field") {
    const above = lines.slice(0, number).findLast((line) => !saysNothing(line));
    const owner = /^(?:- +)?([\w-]+):$/.exec(above?.text ?? "")?.[1];
    const isLong = above && owner && above.indent < line.indent && !line.text.startsWith("- ");
    if (isLong)
      return {
        offset: above.start + above.indent + above.text.length,
        problem: `The | is missing after "${owner}:", which begins a text on the lines below it.`,
        expected: `Write ${owner}: |`,
      };
  }
  const words = text.replace(/\*+/g, "");
  const mark = /["\\]/.test(text) ? "'" : '"';
  const quoted = (text: string) =>
    `${name}${mark}${shortened(text).replaceAll("'", mark === "'" ? "''" : "'")}${mark}`;
  const isPlain =
    field.kind === "field" &&
    text.startsWith("*") &&
    isLine(lines, { number, indent, key: field.key }, schema);
  return {
    offset: start,
    problem,
    expected: isPlain
      ? `This is plain text: write ${quoted(words)}.`
      : `Put the whole text in quotation marks: ${quoted(text)}.`,
  };
}

/** Whether a field is plain text, without Markdown. */
function isLine(
  lines: Line[],
  { number, indent, key }: { number: number; indent: number; key: string },
  schema: z.ZodType,
): boolean {
  const group = groupAbove(lines, number, indent);
  const fields = groupsIn(schema, group.get("type"))
    .filter(({ shape }) => [...group.keys(), key].every((name) => Object.hasOwn(shape, name)))
    .map(({ shape }) => factsAt(shape[key] as z.ZodType, undefined).kind);
  return fields.length > 0 && fields.every((kind) => kind === "line");
}
