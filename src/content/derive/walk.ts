import { z } from "zod";
import type { Kind } from "../model/fields";

export type Path = readonly (string | number)[];

/** Gets each string of a content tree; what it returns takes the string's place in the copy. */
export type Visit = (value: string, kind: Kind | undefined, path: Path) => string;

/**
 * Copies `value`, passing every string with the kind its field declares. The one traversal behind the checks and the
 * compiler. Parts that `schema` would not accept are copied as they are: the checks read files with faults as well.
 */
export function mapStrings(schema: z.ZodType, value: unknown, visit: Visit, path: Path = []): unknown {
  if (value === undefined || value === null) return value;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return mapStrings(schema.unwrap() as z.ZodType, value, visit, path);
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const member = memberFor(schema, value);
    return member ? mapStrings(member, value, visit, path) : value;
  }
  if (schema instanceof z.ZodArray) {
    const element = schema.element as z.ZodType;
    return Array.isArray(value)
      ? value.map((entry, index) => mapStrings(element, entry, visit, [...path, index]))
      : value;
  }
  if (schema instanceof z.ZodObject || schema instanceof z.ZodRecord) {
    return isGroup(value)
      ? mapEntries(value, (key, entry) => {
          const part = entryType(schema, key);
          return part ? mapStrings(part, entry, visit, [...path, key]) : entry;
        })
      : value;
  }
  return typeof value === "string" ? visit(value, kindOf(schema), path) : value;
}

/** The names of the fields that the group at `path` may have. */
export function fieldsAt(schema: z.ZodType, value: unknown, path: Path): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return fieldsAt(schema.unwrap() as z.ZodType, value, path);
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const member = memberFor(schema, value);
    return member ? fieldsAt(member, value, path) : [];
  }
  const [step, ...rest] = path;
  if (schema instanceof z.ZodObject) {
    if (step === undefined) return Object.keys(schema.shape);
    return fieldsAt(schema.shape[step] as z.ZodType, (value as Record<string, unknown>)[step], rest);
  }
  if (schema instanceof z.ZodArray && step !== undefined) {
    return fieldsAt(schema.element as z.ZodType, (value as unknown[])[step as number], rest);
  }
  return [];
}

const kindOf = (schema: z.ZodType) => schema.meta()?.kind as Kind | undefined;

/** A group of fields, as opposed to a list or a single value. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const mapEntries = (group: Record<string, unknown>, map: (key: string, entry: unknown) => unknown) =>
  Object.fromEntries(Object.entries(group).map(([key, entry]) => [key, map(key, entry)]));

/** The schema of one entry of a group, or undefined where the group has no such field. */
function entryType(schema: z.ZodObject | z.ZodRecord, key: string): z.ZodType | undefined {
  if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType;
  const shape: Record<string, z.ZodType> = schema.shape;
  return Object.hasOwn(shape, key) ? shape[key] : undefined;
}

/** The member of a union that a section's `type` names. */
function memberFor(union: z.ZodDiscriminatedUnion, value: unknown): z.ZodType | undefined {
  const type = isGroup(value) ? value.type : undefined;
  return (union.options as z.ZodObject[]).find((option) => option.shape.type?.safeParse(type).success);
}
