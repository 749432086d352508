import { editorSchemas, type JsonSchema } from "./editorSchemas";

const begin = "<!-- fields: written by npm run schemas -->";
const end = "<!-- end of fields -->";

/** Writes the list of all files and fields into the editors' guide (data/README.md), between its two markers. */
export function withFields(guide: string): string {
  const [before, rest] = guide.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`data/README.md is missing ${begin} or ${end}.`);
  return `${before}${begin}\n\n${fieldLists()}\n\n${end}${after}`;
}

function fieldLists(): string {
  return Object.entries(editorSchemas())
    .map(([file, schema]) => {
      const name = file.replace(".schema.json", "");
      const groups = Object.entries(schema.definitions ?? {}).filter(([id]) => !isInPlace(id, schema));
      const named = ([id, group]: (typeof groups)[number]) =>
        [
          `#### ${titleOf(id, group)}`,
          ...(group.description ? [sentence(group.description)] : []),
          list(group, schema),
        ].join("\n\n");
      const [sections, others] = [groups.filter(isSection), groups.filter((group) => !isSection(group))];
      return [
        `### ${name === "page" ? "pages/**.yaml" : `${name}.yaml`}`,
        list(schema, schema),
        ...[...sections, ...others].map(named),
      ].join("\n\n");
    })
    .join("\n\n");
}

const isSection = ([, group]: [string, JsonSchema]) => group.properties?.type?.const !== undefined;

function titleOf(id: string, { properties = {} }: JsonSchema): string {
  if (properties.type?.const !== undefined) return `Section \`${id}\``;
  if (properties.name?.const !== undefined) return `Exhibit \`${properties.name.const}\``;
  return id.replace(/(?<=[a-z])(?=[A-Z])/g, " ");
}

/** Whether a group is listed below its only field, rather than by itself. */
const isInPlace = (id: string, file: JsonSchema) =>
  !["type", "name"].some((field) => file.definitions?.[id]?.properties?.[field]?.const !== undefined) &&
  JSON.stringify(file).split(`"#/definitions/${id}"`).length === 2;

/**
 * One line per field: whether it is required, what it is, an example or its default. The fields of a group that only
 * one field uses are listed below that field. Fields with a fixed value, which the title already says, are left out.
 */
function list({ properties = {}, required = [] }: JsonSchema, file: JsonSchema, indent = ""): string {
  return Object.entries(properties)
    .filter(([, field]) => field.const === undefined)
    .map(([name, field]) => {
      const need = required.includes(name) ? "" : " (optional)";
      const choices = field.enum ? ` One of ${field.enum.map((choice) => `\`${choice}\``).join(", ")}.` : "";
      const id = groupIn(field) ?? groupIn(field.items ?? {});
      const group = id !== undefined && isInPlace(id, file) ? file.definitions?.[id] : undefined;
      const below = group ? `\n${list(group, file, `${indent}  `)}` : "";
      const shown = `${choices}${exampleOf(field)}${leftOut(field)}`;
      return `${indent}- \`${name}\`${need}: ${sentence(field.description ?? "")}${shown}${below}`;
    })
    .join("\n");
}

/** The name of the group that a field refers to, if any. */
const groupIn = ({ $ref, allOf }: JsonSchema) => ($ref ?? allOf?.[0]?.$ref)?.replace("#/definitions/", "");

const exampleOf = ({ examples, enum: choices }: JsonSchema) =>
  typeof examples?.[0] === "string" && !choices ? ` Such as \`${examples[0].replace(/\s+/g, " ")}\`.` : "";

/** The default of a text. For a group of words, the description already has all the defaults (editorSchemas.ts). */
const leftOut = ({ default: text, enum: choices }: JsonSchema) =>
  typeof text === "string" && !choices ? ` Left out, it says “${text}”` : "";

const sentence = (text: string) => `${text.replace(/\.$/, "")}.`;
