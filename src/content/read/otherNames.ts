import { z } from "zod";
import { isPlainObject, type Path, typeAt } from "../derive/schemaLookup";
import { factsOf } from "../model/facts";
import { didYouMean, oneOf, quote, type Reader, type Sentence } from "./faults";

/** A field's name and text with the colon or the space between them missing: "label Contact Us". */
function runTogether(key: string, fields: Record<string, z.ZodType>) {
  const found = /^([\w-]+)(:| +)(.+)$/.exec(key);
  return found && Object.hasOwn(fields, found[1] as string) ? found : undefined;
}

/**
 * Entries that ended up in a list inside the one that they belong to: one of their fields is the outer list's.
 * `inside` is such an entry's path.
 */
export function inWrongList(
  issues: readonly z.core.$ZodIssue[],
  { valueAt }: Reader,
): (Sentence & { inside: Path })[] {
  return issues.flatMap((issue) => {
    const path = issue.path as Path;
    if (issue.code !== "unrecognized_keys" || typeof path.at(-1) !== "number") return [];
    for (let depth = path.length - 2; depth > 0; depth--) {
      if (typeof path[depth - 1] !== "number") continue;
      // An entry of the outer list begins with the same field as the one around it.
      const [key = ""] = Object.keys(valueAt(path.slice(0, depth)) ?? {});
      if (!issue.keys.includes(key)) continue;
      const [inner, outer] = [path.at(-2), path[depth - 2]].map(quote);
      return [
        {
          problem: `This entry is in ${inner}, but ${quote(key)} is a field of ${outer}.`,
          expected: `To begin an entry of ${outer}, put its hyphen below the other hyphens of that list.`,
          at: path,
          inside: path,
        },
      ];
    }
    return [];
  });
}

/** Explains a field that its group does not have, or has under another name now. */
export function unknownField(at: Path, reader: Reader): Sentence {
  const { valueAt, isBare, fieldsAt } = reader;
  const key = String(at.at(-1));
  const fields = fieldsAt(at.slice(0, -1));
  const [, name, mark, rest] = runTogether(key, fields) ?? [];
  if (name) {
    const problem =
      mark === ":" ? `A space is missing after "${name}:".` : `A colon is missing after "${name}".`;
    return { problem, expected: `Write ${name}: ${rest}`, at };
  }
  const renamed = Object.keys(fields).find((name) => formerName(fields[name]) === key);
  if (renamed === undefined) {
    const names = Object.keys(fields);
    if (isBare(at)) {
      return {
        problem: `${quote(key)} is not a field here.`,
        expected:
          "If it belongs to the text before it, put that text in quotation marks: between { and } a comma ends a text.",
        at,
      };
    }
    return {
      problem: `${quote(key)} is not a field here.`,
      expected: `Use one of ${oneOf(names)}.${didYouMean(key, names) || elsewhere(at, reader, misnamed(at, reader))}`,
      at,
    };
  }
  const value = valueAt(at);
  const field = fields[renamed];
  const example = field && typeAt(field, undefined)?.meta()?.examples;
  const like = Array.isArray(example) ? `, as in ${renamed}: ${JSON.stringify(example[0])}` : "";
  const taken = isPlainObject(value) && Object.hasOwn(value, renamed);
  return {
    problem: `${quote(key)} is called ${quote(renamed)} now.`,
    expected: taken
      ? `Write its fields here, without ${quote(key)} around them${like}.`
      : `Rename it to ${quote(renamed)}${like}.`,
    at,
  };
}

/**
 * The missing field that an unknown one is meant to be: the entry has as many unknown fields as missing ones, and
 * each value fits.
 */
function misnamed(at: Path, { valueAt, fieldsAt }: Reader): string | undefined {
  const group = at.slice(0, -1);
  const value = valueAt(group);
  if (typeof group.at(-1) !== "number" || !isPlainObject(value)) return undefined;
  const fields = fieldsAt(group);
  const unknown = Object.keys(value).filter((key) => !Object.hasOwn(fields, key));
  const lacking = Object.keys(fields).filter(
    (name) => !Object.hasOwn(value, name) && !fields[name]?.safeParse(undefined).success,
  );
  const isPair = (name: string, index: number) =>
    fields[name]?.safeParse(value[unknown[index] ?? ""]).success;
  return unknown.length === lacking.length && lacking.every(isPair)
    ? lacking[unknown.indexOf(String(at.at(-1)))]
    : undefined;
}

/** Where a field on the wrong level belongs, or its name here; empty if unknown. */
function elsewhere(at: Path, { valueAt, fieldsAt }: Reader, instead: string | undefined): string {
  const key = String(at.at(-1));
  const value = valueAt(at);
  const beside = Object.entries(fieldsAt(at.slice(0, -1)));
  const inner = beside.filter(([, field]) => has(field, key)).map(([name]) => name);
  if (inner.length === 1) return ` It belongs to ${quote(inner[0])}: write it below that, two spaces deeper.`;
  if (instead) return ` Rename it to ${quote(instead)}.`;
  for (let depth = at.length - 2; depth >= 0; depth--) {
    const outer = at.slice(0, depth);
    if (!Object.hasOwn(fieldsAt(outer), key)) continue;
    const [first = key] = Object.keys(valueAt(outer) ?? {});
    return ` It belongs further left, in line with ${quote(first)}.`;
  }
  const alike = isPlainObject(value) && Object.keys(value)[0];
  const same = alike && beside.filter(([, field]) => has(field, alike)).map(([name]) => name);
  return same && same.length === 1 ? ` Did you mean ${quote(same[0])}?` : "";
}

/** Whether the groups of a field have a field of this name. */
function has(field: z.ZodType, name: string): boolean {
  const type = typeAt(field, undefined);
  return type instanceof z.ZodObject && Object.hasOwn(type.shape, name);
}

/** Whether a missing field is present without its colon, under its former name, or inside a former group around it. */
export function isUnderOtherName(path: Path, reader: Reader): boolean {
  const { valueAt, fieldsAt } = reader;
  const around = valueAt(path.slice(0, -1));
  const name = String(path.at(-1));
  if (!isPlainObject(around)) return false;
  const fields = fieldsAt(path.slice(0, -1));
  const unknown = Object.keys(around).filter((key) => !(key in fields));
  if (unknown.some((key) => misnamed([...path.slice(0, -1), key], reader) === name)) return true;
  if (unknown.some((key) => runTogether(key, fields)?.[1] === name)) return true;
  return Object.entries(fieldsAt(path.slice(0, -1))).some(([field, type]) => {
    const once = formerName(type);
    if (once === undefined || !Object.hasOwn(around, once)) return false;
    const held = around[once];
    return field === name || (isPlainObject(held) && Object.hasOwn(held, name));
  });
}

function formerName(field: z.ZodType | undefined): string | undefined {
  const type = field && typeAt(field, undefined);
  return type && factsOf(type).formerly;
}
