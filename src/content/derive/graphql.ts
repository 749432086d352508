import { z } from "zod";
import type { Facts, ValueKind } from "../model/facts";
import { files, page } from "../model/schema";
import { sectionTypes } from "../model/sections";

interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string;
  facts?: Facts;
  enum?: string[];
  oneOf?: unknown[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  required?: string[];
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The name of the GraphQL type for a file's nodes: `site` becomes SiteContent. */
export const nodeType = (name: string) => `${capitalize(name)}Content`;

/** The compiled type for each value kind (src/shared/compiled.ts); other strings stay strings. */
const compiledTypes: Partial<Record<ValueKind, string>> = {
  text: "Html",
  prose: "Html",
  icon: "Drawing",
  file: "File",
};

const compiledSdl = [
  "type Html { html: String! }",
  "type Drawing { shapes: String! }",
  "type Sister { lang: String! route: String! }",
  "type PageColumn { title: String! pages: [PageContent!]! }",
];

/** The union of all section types; a section's `type` says which one it is. */
export const sectionUnion = {
  name: "Section",
  types: sectionTypes.map(({ shape }) => shape.type.value),
  resolveType: ({ type }: { type: string }) => type,
};

/**
 * Derives Gatsby's GraphQL types from the Zod schemas, as SDL: a node type for each file and an object type for each
 * schema with an `id`. Fields are non-null unless optional, and files are looked up by their relative path.
 */
export function graphqlTypes(): string {
  const types = new Map<string, string>();
  addNode(types, "page", page, [
    "route: String!",
    "lead: Int!",
    "above: String",
    "digest: String!",
    "sisters: [Sister!]!",
    pattern.replace("File", "File!"),
  ]);
  for (const [name, schema] of Object.entries(files))
    addNode(types, name, schema, name === "site" ? ["committed: String", "noindex: Boolean!"] : []);
  return [...compiledSdl, ...types.values()].join("\n\n");
}

/** In sections that show the pattern of their page. */
const pattern = "pattern: File @fileByRelativePath";

function addNode(types: Map<string, string>, name: string, schema: z.ZodType, extra: string[] = []) {
  const json = z.toJSONSchema(schema, { io: "output" }) as JsonSchema;
  const fields = [...fieldsOf(types, nodeType(name), json), ...extra];
  types.set(nodeType(name), block(`type ${nodeType(name)} implements Node @dontInfer`, fields));
  for (const [id, definition] of reachableDefinitions(json)) {
    const fields = [...fieldsOf(types, id, definition), ...(definition.facts?.pattern ? [pattern] : [])];
    types.set(id, block(`type ${id}`, fields));
  }
}

/** The definitions that can be reached through queryable fields. */
function reachableDefinitions(json: JsonSchema): Map<string, JsonSchema> {
  const found = new Map<string, JsonSchema>();
  const follow = (schema: JsonSchema) => {
    for (const [, property] of queryableProperties(schema)) {
      for (const [, id = ""] of JSON.stringify(property).matchAll(/"#\/\$defs\/([^"]+)"/g)) {
        const definition = json.$defs?.[id];
        if (!definition || found.has(id)) continue;
        found.set(id, definition);
        follow(definition);
      }
    }
  };
  follow(json);
  return found;
}

/**
 * All properties except records, which have no fixed fields, and exhibits, which pages get as HTML
 * (build/resolvers.ts).
 */
const queryableProperties = (schema: JsonSchema) =>
  Object.entries(schema.properties ?? {}).filter(
    ([, property]) => typeof property.additionalProperties !== "object" && !property.oneOf,
  );

const block = (head: string, lines: string[]) =>
  `${head} {\n${lines.map((text) => `  ${text}`).join("\n")}\n}`;

const fieldsOf = (types: Map<string, string>, owner: string, schema: JsonSchema): string[] =>
  queryableProperties(schema).map(([name, property]) => {
    const required = schema.required?.includes(name) ? "!" : "";
    const type = typeOf(types, owner, name, property);
    return `${name}: ${type}${required}${type === "File" ? " @fileByRelativePath" : ""}`;
  });

function typeOf(types: Map<string, string>, owner: string, name: string, schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.replace("#/$defs/", "");
  if (schema.oneOf) return sectionUnion.name;
  if (schema.enum) {
    const id = owner + capitalize(name);
    types.set(id, `enum ${id} { ${schema.enum.join(" ")} }`);
    return id;
  }
  switch (schema.type) {
    case "array":
      return `[${typeOf(types, owner, name, schema.items as JsonSchema)}!]`;
    case "boolean":
      return "Boolean";
    case "integer":
      return "Int";
    case "number":
      return "Float";
    default:
      if (schema.facts?.picture?.drawn) return "Drawing";
      return (schema.facts?.kind && compiledTypes[schema.facts.kind]) ?? "String";
  }
}
