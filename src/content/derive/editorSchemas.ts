import { z } from "zod";
import type { Facts } from "../model/facts";
import { files, page } from "../model/schema";
import { needsOf } from "./needs";
import { isPlainObject } from "./schemaLookup";

/** The part of JSON Schema that content schemas use. */
export interface JsonSchema {
  $ref?: string;
  $schema?: string;
  title?: string;
  type?: string;
  facts?: Facts;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  description?: string;
  examples?: unknown[];
  minLength?: number;
  allOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  items?: JsonSchema;
  minItems?: number;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  required?: string[];
  definitions?: Record<string, JsonSchema>;
}

let made: Readonly<Record<string, JsonSchema>> | undefined;

/** JSON Schemas (draft 7) for editors' autocompletion and hover help, by file name in schemas/. Created once. */
export function editorSchemas(): Readonly<Record<string, JsonSchema>> {
  const all = { page, ...files };
  made ??= Object.fromEntries(
    Object.entries(all).map(([name, schema]) => [`${name}.schema.json`, editorSchema(name, schema)]),
  );
  return made;
}

function editorSchema(name: string, schema: z.ZodType): JsonSchema {
  const json = z.toJSONSchema(schema, { target: "draft-7", io: "input" }) as JsonSchema;
  json.title = name === "page" ? "A page: data/pages/**.yaml" : `data/${name}.yaml`;
  finish(json, json.definitions ?? {});
  return json;
}

/**
 * Gives every field a description and an example, taken from its parts if needed, and removes what only the check uses.
 * A text with a default shows that instead of an example.
 */
function finish(schema: JsonSchema, definitions: Record<string, JsonSchema>) {
  if (schema.facts?.defaults) {
    shorten(schema);
    return;
  }
  for (const part of Object.values(schema.definitions ?? {})) finish(part, definitions);
  for (const part of Object.values(schema.properties ?? {})) {
    const needs = needsOf(part.facts ?? {});
    finish(part, definitions);
    const help = part.description ?? targetOf(part, definitions)?.description ?? "";
    part.description = needs === "" ? help : `${help.replace(/\.$/, "")}. ${needs}`;
  }
  if (schema.items) finish(schema.items, definitions);
  if (typeof schema.additionalProperties === "object") finish(schema.additionalProperties, definitions);
  for (const part of Object.values(schema.properties ?? {})) {
    if (part.const !== undefined) delete part.type;
    else if (!hasDefault(part, definitions)) part.examples ??= examplesOf(part, definitions);
    else delete part.examples;
    if (isWords(part, definitions)) delete part.default;
  }
  delete schema.facts;
}

/**
 * Reduces each word of a group to its default, on one line, because there are hundreds of them. The group's description
 * says where each appears.
 */
function shorten(group: JsonSchema) {
  const words = Object.entries(group.properties ?? {});
  const defaults = words.map(
    ([name, { description, default: text }]) => `\`${name}\` “${text}”: ${description}`,
  );
  group.description = `${group.description}. Default words: ${defaults.join("; ")}`;
  group.properties = Object.fromEntries(words.map(([name, { default: text }]) => [name, { default: text }]));
  delete group.facts;
}

/** Whether a field is a text or a group of words with a default. */
const hasDefault = (schema: JsonSchema, definitions: Record<string, JsonSchema>) =>
  isWords(schema, definitions) || (typeof schema.default === "string" && schema.enum === undefined);

/** Whether a field is a group of words, each of which has its own default. */
function isWords(schema: JsonSchema, definitions: Record<string, JsonSchema>): boolean {
  const { properties = {} } = targetOf(schema, definitions) ?? schema;
  return (
    isPlainObject(schema.default) && Object.values(properties).every((word) => word.default !== undefined)
  );
}

const targetOf = (schema: JsonSchema, definitions: Record<string, JsonSchema>): JsonSchema | undefined => {
  const reference = schema.$ref ?? schema.allOf?.[0]?.$ref;
  return reference === undefined ? undefined : definitions[reference.replace("#/definitions/", "")];
};

function examplesOf(schema: JsonSchema, definitions: Record<string, JsonSchema>): unknown[] {
  const target = targetOf(schema, definitions);
  if (target) return examplesOf(target, definitions);
  if (schema.examples) return schema.examples;
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum) return schema.enum;
  if (schema.type === "boolean") return [schema.default !== true];
  if (schema.type === "integer" || schema.type === "number") return [1];
  if (schema.oneOf?.[0]) return examplesOf(schema.oneOf[0], definitions);
  if (schema.items) {
    const [entry] = examplesOf(schema.items, definitions);
    return [Array.from({ length: Math.max(1, schema.minItems ?? 0) }, (_, index) => another(entry, index))];
  }
  if (schema.properties) {
    const fields = schema.required ?? Object.keys(schema.properties);
    return [
      Object.fromEntries(
        fields.map((name) => [name, examplesOf(schema.properties?.[name] ?? {}, definitions)[0]]),
      ),
    ];
  }
  if (typeof schema.additionalProperties === "object") {
    return [{ documentation: examplesOf(schema.additionalProperties, definitions)[0] }];
  }
  return [];
}

/** An entry after the first one of an example: two parts of a page cannot have the same anchor. */
const another = (entry: unknown, index: number) =>
  isPlainObject(entry) && "anchor" in entry && index > 0
    ? { ...entry, anchor: `${entry.anchor}-${index + 1}` }
    : entry;
