import { z } from "zod";
import { elementOf, unwrapped } from "../derive/schemaLookup";
import { beginning, beginningOf, type Line, saysNothing } from "./lines";
import type { Trap } from "./traps";

/**
 * The list whose name is missing above a line: a list of the group above whose entries have the line's field.
 * Undefined if there is none.
 */
export function forgottenList(
  lines: Line[],
  number: number,
  groupIndent: number,
  schema: z.ZodType,
): string | undefined {
  const field = beginningOf((lines[number] as Line).text.replace(/^-\s*\{?\s*/, ""));
  if (field.kind !== "field") return undefined;
  const group = groupAbove(lines, number, groupIndent);
  return groupsIn(schema, group.get("type"))
    .filter(({ shape }) => [...group.keys()].every((key) => Object.hasOwn(shape, key)))
    .flatMap(({ shape }) => Object.entries<z.ZodType>(shape))
    .find(([name, type]) => !group.has(name) && entriesHave(type, field.key))?.[0];
}

/** A field below one that already has a value on its line. */
export function besideValue(
  lines: Line[],
  number: number,
  indent: number,
  schema: z.ZodType,
): Trap | undefined {
  const field = beginningOf((lines[number] as Line).text);
  const above = lines.slice(0, number).findLast((line) => !saysNothing(line)) as Line;
  const owner = beginningOf(above.text.replace(/^-\s+/, ""));
  if (field.kind !== "field" || owner.kind !== "field" || above.indent !== indent) return undefined;
  const isInside = groupsIn(schema, undefined).some(({ shape }) => {
    const own: z.ZodType | undefined = Object.hasOwn(shape, owner.key) ? shape[owner.key] : undefined;
    return own && groupsBelow(own).some(({ shape }) => Object.hasOwn(shape, field.key));
  });
  return isInside
    ? {
        offset: beginning(above),
        problem: `"${owner.key}" has a value on its line, and fields below it.`,
        expected: `Keep one of the two: write "${owner.key}:" alone on its line, or remove the fields.`,
      }
    : undefined;
}

/** The fields, as typed, of the group above a line. */
export function groupAbove(lines: Line[], number: number, groupIndent: number): Map<string, string> {
  const group = new Map<string, string>();
  for (let at = number - 1; at >= 0; at--) {
    const { indent, text } = lines[at] as Line;
    const [hyphen = ""] = /^-\s+/.exec(text) ?? [];
    if (text === "" || indent + hyphen.length > groupIndent) continue;
    if (indent + hyphen.length < groupIndent) break;
    const field = beginningOf(text.slice(hyphen.length));
    if (field.kind === "field") group.set(field.key, text.slice(hyphen.length + field.length).trim());
    if (hyphen) break;
  }
  return group;
}

function entriesHave(type: z.ZodType, key: string): boolean {
  const list = unwrapped(type);
  return (
    list instanceof z.ZodArray && groupsBelow(elementOf(list)).some(({ shape }) => Object.hasOwn(shape, key))
  );
}

/** The groups that a schema allows: one, or the members of a union. */
function groupsBelow(schema: z.ZodType): z.ZodObject[] {
  const type = unwrapped(schema);
  if (type instanceof z.ZodObject) return [type];
  return type instanceof z.ZodDiscriminatedUnion ? (type.options as z.ZodObject[]) : [];
}

/** Every group in a schema; of a union only the members of this type, if given. */
export function groupsIn(
  schema: z.ZodType,
  named: string | undefined,
  seen = new Set<z.ZodType>(),
): z.ZodObject[] {
  const type = unwrapped(schema);
  if (seen.has(type)) return [];
  seen.add(type);
  if (type instanceof z.ZodArray) return groupsIn(elementOf(type), named, seen);
  return groupsBelow(type).flatMap((group) => {
    const own = group.shape.type;
    const isOther = named && own instanceof z.ZodLiteral && !own.values.has(named);
    const inner = Object.values<z.ZodType>(group.shape).flatMap((field) => groupsIn(field, named, seen));
    return isOther ? inner : [group, ...inner];
  });
}
