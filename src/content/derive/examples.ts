import { editorSchemas, type JsonSchema } from "./editorSchemas";

/** What each field of a group can hold, but for those that say something if they are left out. */
const exampleOf = ({ properties = {} }: JsonSchema) =>
  Object.fromEntries(
    Object.entries(properties)
      .map(([name, { const: only, examples = [only] }]) => [name, examples[0]])
      .filter(([, example]) => example !== undefined),
  );

const groups = () => Object.entries(editorSchemas()["page.schema.json"]?.definitions ?? {});

/** A section of a type, made of the examples of its fields. */
export function exampleSection(type: string): Record<string, unknown> {
  const [, group = {}] = groups().find(([id]) => id === type) ?? [];
  return exampleOf(group);
}

/** An exhibit by its mechanism's name, made of the example of its sample; undefined if there is none. */
export function exampleExhibit(name: string): Record<string, unknown> | undefined {
  const [, group] = groups().find(([, { properties }]) => properties?.name?.const === name) ?? [];
  return group && exampleOf(group);
}
