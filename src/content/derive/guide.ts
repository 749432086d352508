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
      const groups = Object.entries(schema.definitions ?? {});
      const sections = groups.filter(([, group]) => group.properties?.type?.const !== undefined);
      const others = groups.filter(([, group]) => group.properties?.type?.const === undefined);
      return [
        `### ${name === "page" ? "pages/**.yaml" : `${name}.yaml`}`,
        list(schema),
        ...sections.map(([id, group]) => `#### Section \`${id}\`\n\n${group.description}\n\n${list(group)}`),
        ...others.map(
          ([id, group]) =>
            `#### ${spaced(id)}\n\n${group.description ? `${group.description}.\n\n` : ""}${list(group)}`,
        ),
      ].join("\n\n");
    })
    .join("\n\n");
}

/** One line for each field: whether it is needed, what it is, an example. */
function list({ properties = {}, required = [] }: JsonSchema): string {
  return Object.entries(properties)
    .map(([name, field]) => {
      const need = required.includes(name) ? "" : " (optional)";
      const choices = field.enum ? ` One of ${field.enum.map((choice) => `\`${choice}\``).join(", ")}.` : "";
      const example =
        typeof field.examples?.[0] === "string" && !field.enum
          ? ` Such as \`${oneLine(field.examples[0])}\`.`
          : "";
      return `- \`${name}\`${need}: ${(field.description ?? "").replace(/\.$/, "")}.${choices}${example}`;
    })
    .join("\n");
}

const oneLine = (text: string) => text.replace(/\s+/g, " ");
const spaced = (id: string) => id.replace(/(?<=[a-z])(?=[A-Z])/g, " ");
