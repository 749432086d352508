import { isDeepStrictEqual } from "node:util";
import type { FormField } from "../../src/content/derive/forms";
import { isPlainObject } from "../../src/content/derive/schemaLookup";

/**
 * What a form holds, as a file should have it: without empty fields and defaults, unless the file has them already.
 */
export function pruned(value: unknown, fields: readonly FormField[], before: unknown): unknown {
  if (!isPlainObject(value)) return value;
  const had = isPlainObject(before) ? before : {};
  const parts = Object.entries(value).map(([name, part]): [string, unknown] => {
    const field = fields.find((one) => one.name === name);
    return [name, field ? prunedField(part, field, had[name]) : part];
  });
  return Object.fromEntries(
    parts.filter(([name, part]) => {
      const field = fields.find((one) => one.name === name);
      return !field || isDeepStrictEqual(part, had[name]) || !isLeftOut(part, field);
    }),
  );
}

function prunedField(value: unknown, field: FormField, before: unknown): unknown {
  // Sveltia writes the addresses of pictures from the root of a site.
  if (field.widget === "image" && typeof value === "string") return value.replace(/^\/images\//, "images/");
  if (field.widget === "object") return pruned(value, fieldsFor(value, field), before);
  if (field.widget !== "list" || !Array.isArray(value)) return value;
  const had: unknown[] = Array.isArray(before) ? before : [];
  return value.map((entry, index) =>
    field.field
      ? prunedField(entry, field.field, had[index])
      : pruned(entry, fieldsFor(entry, field), had[index]),
  );
}

/** The fields of a group; if its type decides, those of its type. */
export function fieldsFor(
  value: unknown,
  { fields, types, typeKey = "type" }: FormField,
): readonly FormField[] {
  if (fields) return fields;
  const name = isPlainObject(value) ? value[typeKey] : undefined;
  return types?.find((type) => type.name === name)?.fields ?? [];
}

/** A field that must be there although it is empty has an empty default. */
const isLeftOut = (value: unknown, field: FormField) =>
  isEmpty(value) ? !isEmpty(field.default ?? "text") : value === field.default;

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === "" ||
  (typeof value === "object" && Object.keys(value).length === 0);
