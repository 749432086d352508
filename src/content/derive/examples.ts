import { editorSchemas, type JsonSchema } from "./editorSchemas";

/** An example for each field of a group, except for fields with a default. */
const exampleOf = ({ properties = {} }: JsonSchema) =>
  Object.fromEntries(
    Object.entries(properties)
      .map(([name, { const: only, examples = [only] }]) => [name, examples[0]])
      .filter(([, example]) => example !== undefined),
  );

const groups = () => Object.entries(editorSchemas()["page.schema.json"]?.definitions ?? {});

/** A section of a type, made from its fields' examples. */
export function exampleSection(type: string): Record<string, unknown> {
  const [, group = {}] = groups().find(([id]) => id === type) ?? [];
  return exampleOf(group);
}

/** An exhibit by its mechanism's name, made from its fields' examples. */
export function exampleExhibit(name: string): Record<string, unknown> | undefined {
  const [, group] = groups().find(([, { properties }]) => properties?.name?.const === name) ?? [];
  return group && exampleOf(group);
}
