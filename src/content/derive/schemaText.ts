import type { JsonSchema } from "./editorSchemas";
import { isPlainObject } from "./schemaLookup";

/** The longest line, in characters: the same as for code. */
const widest = 110;

/** The text of a schema file. A value is on one line if it fits, the way Biome formats it. */
export const schemaText = (schema: JsonSchema) => `${written(schema, "", 0)}\n`;

/** A value as JSON, indented by `indent`; its first line already has `taken` characters. */
function written(value: unknown, indent: string, taken: number): string {
  const line = inOneLine(value);
  if (typeof value !== "object" || indent.length + taken + line.length <= widest) return line;
  const parts = partsOf(value);
  const lines = parts.map(([name, part], at) => {
    const comma = at < parts.length - 1 ? "," : "";
    return `${indent}  ${name}${written(part, `${indent}  `, name.length + comma.length)}${comma}\n`;
  });
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${lines.join("")}${indent}${close}`;
}

function inOneLine(value: unknown): string {
  if (typeof value !== "object") return JSON.stringify(value);
  const parts = partsOf(value).map(([name, part]) => name + inOneLine(part));
  if (Array.isArray(value)) return `[${parts.join(", ")}]`;
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
}

/**
 * The parts of a list or a group, each with its prefix. Examples are left out if the field's group is defined
 * elsewhere, because that group's fields have their own.
 */
function partsOf(value: unknown): [name: string, part: unknown][] {
  if (Array.isArray(value)) return value.map((part) => ["", part]);
  if (!isPlainObject(value)) return [];
  const isElsewhere = "$ref" in value || "allOf" in value;
  return Object.entries(value)
    .filter(([name, part]) => part !== undefined && !(name === "examples" && isElsewhere))
    .map(([name, part]) => [`${JSON.stringify(name)}: `, part]);
}
