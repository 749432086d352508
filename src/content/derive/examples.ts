import { editorSchemas, type JsonSchema } from "./editorSchemas";

/** The first example of each field of a group. */
const exampleOf = ({ properties = {} }: JsonSchema) =>
  Object.fromEntries(Object.entries(properties).map(([name, { examples }]) => [name, examples?.[0]]));

const groups = () => Object.entries(editorSchemas()["page.schema.json"]?.definitions ?? {});

/** A section of a type, made of the examples of its fields. */
export function exampleSection(type: string): Record<string, unknown> {
  const [, group = {}] = groups().find(([id]) => id === type) ?? [];
  return exampleOf(group);
}

/** The exhibit of a name, made of the examples of its fields; undefined if there is none. */
export function exampleExhibit(name: string): Record<string, unknown> | undefined {
  const [, group] = groups().find(([, { properties }]) => properties?.name?.const === name) ?? [];
  return group && exampleOf(group);
}
