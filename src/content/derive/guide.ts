import { stringify } from "yaml";
import { editorSchemas, type JsonSchema } from "./editorSchemas";
import { exampleExhibit, exampleSection } from "./examples";

const begin = "<!-- fields: written by npm run schemas -->";
const end = "<!-- end of fields -->";

/** The lists of fields in data/, by name. Exhibits have their own: they have more fields than everything else. */
export const fieldGuides = { "FIELDS.md": fieldLists, "EXHIBITS.md": exhibitFields };

/** Writes the list of fields between the two markers of a guide. */
export function withFields(name: keyof typeof fieldGuides, guide: string): string {
  const [before, rest] = guide.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`data/${name} is missing ${begin} or ${end}.`);
  return `${before}${begin}\n\n${fieldGuides[name]()}\n\n${end}${after}`;
}

type Group = [id: string, group: JsonSchema];

function fieldLists(): string {
  return Object.entries(editorSchemas())
    .map(([file, schema]) => {
      const name = file.replace(".schema.json", "");
      const own = ofExhibits(schema);
      const groups = groupsIn(schema).filter(([id]) => !own.has(id));
      const [sections, others] = [groups.filter(isSection), groups.filter((group) => !isSection(group))];
      return [
        `### ${name === "page" ? "pages/**.yaml" : `${name}.yaml`}`,
        list(schema, schema),
        ...[...sections, ...others].map((group) => titled(group, schema)),
      ].join("\n\n");
    })
    .join("\n\n");
}

function exhibitFields(): string {
  const schema = editorSchemas()["page.schema.json"] ?? {};
  const own = ofExhibits(schema);
  const groups = groupsIn(schema).filter(([id]) => own.has(id));
  const exhibits = groups.filter(isExhibit);
  return [...exhibits, ...groups.filter((group) => !isExhibit(group))]
    .map((group) => titled(group, schema).replace(/^##/, ""))
    .join("\n\n");
}

/** A group with its heading, what it is for, its fields, and for a section a whole example. */
function titled([id, group]: Group, schema: JsonSchema): string {
  const about = group.description ? [sentence(group.description)] : [];
  const example = isSection([id, group]) ? [exampleOfSection(id)] : [];
  return [`#### ${titleOf(id, group)}`, ...about, list(group, schema), ...example].join("\n\n");
}

/** A section as it looks in a page's file, from the examples of its fields. */
function exampleOfSection(type: string): string {
  const fields = { ...exampleSection(type) };
  if (fields.exhibit) fields.exhibit = exampleExhibit("seal-sentence");
  return `\`\`\`yaml\n${stringify([{ type, ...fields }], { lineWidth: 0, aliasDuplicateObjects: false })}\`\`\``;
}

const groupsIn = (schema: JsonSchema): Group[] =>
  Object.entries(schema.definitions ?? {}).filter(([id]) => !isInPlace(id, schema));

const isSection = ([, group]: Group) => group.properties?.type?.const !== undefined;

const isExhibit = ([, group]: Group) => group.properties?.name?.const !== undefined;

/** Exhibits and calculators, and the groups that only they refer to. */
function ofExhibits(schema: JsonSchema): Set<string> {
  const { definitions = {}, ...page } = schema;
  const elsewhere = new Set<string>();
  const follow = (part: unknown) => {
    for (const [, id = ""] of JSON.stringify(part).matchAll(/"#\/definitions\/([^"]+)"/g)) {
      const group = definitions[id];
      if (!group || elsewhere.has(id) || isExhibit([id, group])) continue;
      elsewhere.add(id);
      follow(group);
    }
  };
  follow(page);
  return new Set(Object.keys(definitions).filter((id) => !elsewhere.has(id)));
}

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
  typeof text === "string" && !choices ? ` Default: “${text}”` : "";

const sentence = (text: string) => `${text.replace(/\.$/, "")}.`;
