import { z } from "zod";
import { type Facts, factsOf } from "../model/facts";

export type Path = readonly (string | number)[];

/** The facts of the field, overridden by those of the union member that the value picks. */
export function factsAt(schema: z.ZodType, value: unknown): Facts {
  const type = typeAt(schema, value);
  const field = unwrapped(schema);
  return { ...factsOf(field), ...(type && type !== field && factsOf(type)) };
}

export const unwrapped = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? unwrapped(schema.unwrap() as z.ZodType)
    : schema;

/** Unwraps optionals; for a union, picks the member that the value's discriminator names, if any. */
export function typeAt(schema: z.ZodType, value: unknown): z.ZodType | undefined {
  const field = unwrapped(schema);
  if (!(field instanceof z.ZodDiscriminatedUnion)) return field;
  return membersOf(field).get(isPlainObject(value) ? value[field.def.discriminator] : undefined);
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
    return field && isPlainObject(value) ? fieldsAt(field, value[step], rest) : {};
  }
  return type instanceof z.ZodArray && Array.isArray(value) && typeof step === "number"
    ? fieldsAt(elementOf(type), value[step], rest)
    : {};
}

/** The first field of a group that has this fact, and the fact's value. */
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

/** Whether a value may be a group of fields: an object, but not a list. */
export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
