import { z } from "zod";
import type { Facts } from "../model/facts";
import { files, page } from "../model/schema";
import { needsOf } from "./needs";

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

/** JSON Schemas (draft 7) for editors' autocompletion and hover help, by file name below schemas/. Made once. */
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

/** Gives every field a description and an example, taken from its parts if needed, and drops what only the check reads. */
function finish(schema: JsonSchema, definitions: Record<string, JsonSchema>) {
  for (const part of Object.values(schema.definitions ?? {})) finish(part, definitions);
  for (const part of Object.values(schema.properties ?? {})) {
    const needs = needsOf(part.facts ?? {});
    finish(part, definitions);
    const help = part.description ?? targetOf(part, definitions)?.description ?? "";
    part.description = needs === "" ? help : `${help.replace(/\.$/, "")}. ${needs}`;
  }
  if (schema.items) finish(schema.items, definitions);
  if (typeof schema.additionalProperties === "object") finish(schema.additionalProperties, definitions);
  for (const part of Object.values(schema.properties ?? {})) part.examples ??= examplesOf(part, definitions);
  delete schema.facts;
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
    return [Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => entry)];
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

/** The text of a schema's file. */
export const schemaText = (schema: JsonSchema) => `${JSON.stringify(schema, null, 2)}\n`;
