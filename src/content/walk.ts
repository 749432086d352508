import { z } from "zod";
import type { Kind } from "./fields";

export type Path = readonly (string | number)[];

/** Gets each string of a content tree; what it returns takes the string's place in the copy. */
export type Visit = (value: string, kind: Kind | undefined, path: Path) => string;

/**
 * Copies `value`, which `schema` has accepted, passing every string with the kind its field declares.
 * The one traversal behind the reference check and the compiler.
 */
export function mapStrings(schema: z.ZodType, value: unknown, visit: Visit, path: Path = []): unknown {
  if (value === undefined || value === null) return value;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return mapStrings(schema.unwrap() as z.ZodType, value, visit, path);
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    return mapStrings(memberFor(schema, value), value, visit, path);
  }
  if (schema instanceof z.ZodObject) {
    const shape: Record<string, z.ZodType> = schema.shape;
    return mapEntries(value, (key, entry) =>
      mapStrings(shape[key] as z.ZodType, entry, visit, [...path, key]),
    );
  }
  if (schema instanceof z.ZodRecord) {
    const valueType = schema.valueType as z.ZodType;
    return mapEntries(value, (key, entry) => mapStrings(valueType, entry, visit, [...path, key]));
  }
  if (schema instanceof z.ZodArray) {
    const element = schema.element as z.ZodType;
    return (value as unknown[]).map((entry, index) => mapStrings(element, entry, visit, [...path, index]));
  }
  return typeof value === "string" ? visit(value, kindOf(schema), path) : value;
}

/** The names of the fields that the group at `path` may have. */
export function fieldsAt(schema: z.ZodType, value: unknown, path: Path): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return fieldsAt(schema.unwrap() as z.ZodType, value, path);
  }
  if (schema instanceof z.ZodDiscriminatedUnion) return fieldsAt(memberFor(schema, value), value, path);
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

const mapEntries = (value: unknown, map: (key: string, entry: unknown) => unknown) =>
  Object.fromEntries(Object.entries(value as object).map(([key, entry]) => [key, map(key, entry)]));

/** The member of a union that a section's `type` names. */
function memberFor(union: z.ZodDiscriminatedUnion, value: unknown): z.ZodType {
  const type = (value as { type: string }).type;
  const member = (union.options as z.ZodObject[]).find(
    (option) => option.shape.type?.safeParse(type).success,
  );
  if (!member) throw new Error(`No section type is called ${type}`);
  return member;
}
