import { z } from "zod";
import { plural } from "../../check/report";
import { elementOf, fieldOf, isPlainObject, typeAt } from "../../derive/schemaLookup";
import { contentsOf, difference, excerpt, nameOf, nounOf } from "./words";

type Schema = z.ZodType | undefined;

/**
 * Describes in sentences how a value changed. `field` is its name, `where` is the path to it:
 * `["section "Steps"", "step "Sign""]`.
 */
export function compare(
  schema: Schema,
  before: unknown,
  after: unknown,
  field: string,
  where: string[],
): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const type = schema && typeAt(schema, after ?? before);
  const place = (name: string) => [...where, name].join(", ");
  if (Array.isArray(before) || Array.isArray(after)) {
    return compareLists(type, asList(before), asList(after), field, where);
  }
  if (isPlainObject(before) && isPlainObject(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => compare(partOf(type, key), before[key], after[key], key, where));
  }
  const noun = nounOf(type, field);
  const show = (value: unknown) =>
    typeof value === "string" || isPlainObject(value) ? excerpt(nameOf(type, value) ?? "") : String(value);
  if (before === undefined) return [`${place(`new ${noun}`)}: ${show(after)}.`];
  if (after === undefined) return [`${place(`${noun} gone`)}: ${show(before)}.`];
  if (typeof before === "string" && typeof after === "string") {
    const [was, is] = difference(before, after);
    return [`${place(noun)}: was ${was}, is now ${is}.`];
  }
  return [`${place(noun)}: was ${show(before)}, is now ${show(after)}.`];
}

function compareLists(
  type: Schema,
  before: unknown[],
  after: unknown[],
  field: string,
  where: string[],
): string[] {
  const noun = nounOf(type, field);
  const entry = type instanceof z.ZodArray ? elementOf(type) : undefined;
  const pairs = pairUp(entry, before, after);
  const changes: string[] = [];
  const place = (words: string) => [...where, words].join(", ");
  const label = (value: unknown, index: number) => {
    const name = nameOf(entry, value);
    return name === undefined ? `${noun} ${index + 1}` : `${noun} ${excerpt(name, 60)}`;
  };
  after.forEach((value, index) => {
    const old = pairs.get(index);
    if (old === undefined) changes.push(`${place(`new ${label(value, index)}`)}${contentsOf(entry, value)}.`);
    else changes.push(...compare(entry, before[old], value, field, [...where, label(before[old], old)]));
  });
  const kept = new Set(pairs.values());
  before.forEach((value, index) => {
    if (!kept.has(index)) changes.push(`${place(`${label(value, index)} is gone`)}.`);
  });
  const order = [...pairs.entries()].sort(([a], [b]) => a - b).map(([, old]) => old);
  if (order.some((old, index) => index > 0 && old < (order[index - 1] ?? 0))) {
    changes.push(`${place(`the order of the ${plural(noun)} has changed`)}.`);
  }
  return changes;
}

/** Pairs each new entry with its old version: the one of the same name, or else the next one of the same type. */
function pairUp(entry: Schema, before: unknown[], after: unknown[]): Map<number, number> {
  const pairs = new Map<number, number>();
  const free = new Set(before.keys());
  const take = (same: (a: unknown, b: unknown) => boolean) => {
    after.forEach((value, index) => {
      if (pairs.has(index)) return;
      const old = [...free].find((candidate) => same(before[candidate], value));
      if (old === undefined) return;
      pairs.set(index, old);
      free.delete(old);
    });
  };
  const named = (value: unknown) => (isPlainObject(value) ? nameOf(entry, value) : undefined);
  take((a, b) => JSON.stringify(a) === JSON.stringify(b));
  take((a, b) => typeNameOf(a) === typeNameOf(b) && named(a) !== undefined && named(a) === named(b));
  take(
    (a, b) => typeNameOf(a) === typeNameOf(b) && isPlainObject(a) && isPlainObject(b) && sharesAField(a, b),
  );
  if (before.length === after.length) take((a, b) => typeNameOf(a) === typeNameOf(b));
  return pairs;
}

const typeNameOf = (value: unknown) => (isPlainObject(value) ? String(value.type ?? "group") : typeof value);

/** A renamed entry usually keeps its text, link or picture: a value that is longer than a word. */
const sharesAField = (a: Record<string, unknown>, b: Record<string, unknown>) =>
  Object.keys(a).some((key) => {
    const text = JSON.stringify(a[key]) ?? "";
    return key !== "type" && text.length > 12 && text === JSON.stringify(b[key]);
  });

const partOf = (type: Schema, key: string) =>
  type instanceof z.ZodObject || type instanceof z.ZodRecord ? fieldOf(type, key) : undefined;

const asList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
