import { z } from "zod";
import { type ByVariant, type Facts, factsOf, hasVariants } from "../model/facts";

export type Path = readonly (string | number)[];

/** The place of a value, and what the schema says about it. */
export interface Place {
  path: Path;
  facts: Facts;
  /** The enclosing groups, nearest first. */
  around: readonly Group[];
}

interface Group {
  value: Record<string, unknown>;
  facts: Facts;
}

export interface Visitor {
  /** Called with each string; its result replaces the string in the copy. */
  string(value: string, place: Place): unknown;
  /** Called with each list, before its entries. */
  list?(entries: readonly unknown[], place: Place): void;
  /** Called with each group once its fields are copied; its result replaces the group in the copy. */
  group?(value: Record<string, unknown>, place: Place, type: z.ZodObject): unknown;
}

const top: Place = { path: [], facts: {}, around: [] };

/**
 * Copies `value` and calls the visitor for every string, list and group with its place. Both the checks and the
 * compiler use it. Parts that do not fit `schema` are copied as they are, because the checks also read files with
 * faults.
 */
export function mapContent(schema: z.ZodType, value: unknown, visitor: Visitor, outer = top): unknown {
  const { type, place } = at(schema, value, outer);
  if (type instanceof z.ZodArray && Array.isArray(value)) {
    visitor.list?.(value, place);
    return value.map((entry, index) =>
      mapContent(elementOf(type), entry, visitor, { ...place, path: [...place.path, index] }),
    );
  }
  if ((type instanceof z.ZodObject || type instanceof z.ZodRecord) && isGroup(value)) {
    const around = [{ value, facts: place.facts }, ...place.around];
    const copy = Object.fromEntries(
      Object.entries(value).map(([key, entry]) => {
        const part = fieldOf(type, key);
        const inner = { ...place, path: [...place.path, key], around };
        return [key, part ? mapContent(part, entry, visitor, inner) : entry];
      }),
    );
    return visitor.group && type instanceof z.ZodObject ? visitor.group(copy, place, type) : copy;
  }
  return typeof value === "string" && type ? visitor.string(value, place) : value;
}

/** The schema that applies to a value, and the value's place with that schema's facts. */
function at(schema: z.ZodType, value: unknown, outer: Place): { type: z.ZodType | undefined; place: Place } {
  return { type: typeAt(schema, value), place: { ...outer, facts: factsAt(schema, value) } };
}

/** The facts of the schema that applies to a value, and of the union that it is a member of. */
export function factsAt(schema: z.ZodType, value: unknown): Facts {
  const type = typeAt(schema, value);
  const field = unwrapped(schema);
  return { ...factsOf(field), ...(type && type !== field && factsOf(type)) };
}

/** A schema without optional wrappers. */
export const unwrapped = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? unwrapped(schema.unwrap() as z.ZodType)
    : schema;

/** A schema without optional wrappers, and for a union the member that the value names, if any. */
export function typeAt(schema: z.ZodType, value: unknown): z.ZodType | undefined {
  const field = unwrapped(schema);
  if (!(field instanceof z.ZodDiscriminatedUnion)) return field;
  return membersOf(field).get(isGroup(value) ? value[field.def.discriminator] : undefined);
}

const members = new WeakMap<z.ZodDiscriminatedUnion, ReadonlyMap<unknown, z.ZodObject>>();

/** The members of a union by their discriminator values. Cached, because every value of the union looks them up. */
function membersOf(union: z.ZodDiscriminatedUnion): ReadonlyMap<unknown, z.ZodObject> {
  const known = members.get(union);
  if (known) return known;
  const listed = new Map<unknown, z.ZodObject>();
  for (const option of union.options as z.ZodObject[]) {
    for (const name of (option.shape[union.def.discriminator] as z.ZodLiteral).values)
      listed.set(name, option);
  }
  members.set(union, listed);
  return listed;
}

/** The schema of a list's entries. */
export const elementOf = (list: z.ZodArray) => list.element as z.ZodType;

/** The schema of one field of a group, or undefined if there is no such field. */
export function fieldOf(schema: z.ZodObject | z.ZodRecord, key: string): z.ZodType | undefined {
  if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType;
  const shape: Record<string, z.ZodType> = schema.shape;
  return Object.hasOwn(shape, key) ? shape[key] : undefined;
}

/** The fields that the group at `path` may have, by name. */
export function fieldsAt(schema: z.ZodType, value: unknown, path: Path): Record<string, z.ZodType> {
  const type = typeAt(schema, value);
  const [step, ...rest] = path;
  if (type instanceof z.ZodObject) {
    if (step === undefined) return type.shape;
    const field = fieldOf(type, String(step));
    return field && isGroup(value) ? fieldsAt(field, value[step], rest) : {};
  }
  return type instanceof z.ZodArray && Array.isArray(value) && typeof step === "number"
    ? fieldsAt(elementOf(type), value[step], rest)
    : {};
}

/** The first field of a group whose facts include this one, and what the fact says; undefined if there is none. */
export function fieldWith<Name extends keyof Facts>(
  { shape }: z.ZodObject,
  name: Name,
): { key: string; fact: NonNullable<Facts[Name]> } | undefined {
  for (const [key, field] of Object.entries<z.ZodType>(shape)) {
    const fact = factsAt(field, undefined)[name];
    if (fact !== undefined) return { key, fact };
  }
  return undefined;
}

/** A field's former name, if it had one. */
export function formerName(field: z.ZodType | undefined): string | undefined {
  const type = field && typeAt(field, undefined);
  return type && factsOf(type).formerly;
}

/** The value for the variant at a place; undefined if there is none. */
export function forVariant<T extends number | true | object>(
  choice: ByVariant<T> | undefined,
  { path, around }: Pick<Place, "path" | "around">,
): T | undefined {
  if (!hasVariants(choice)) return choice;
  const named =
    choice.by === "position"
      ? path.findLast((step) => typeof step === "number")
      : around.map(({ value }) => value[choice.by]).find((value) => value !== undefined);
  return choice.of[String(named)];
}

/** A group of fields, as opposed to a list or a single value. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
