import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { editorSchemas, type JsonSchema } from "../../../src/content/derive/editorSchemas";
import { schemaText } from "../../../src/content/derive/schemaText";
import { files } from "../../../src/content/model/schema";
import { routesOf } from "../../../src/content/read/pageRoutes";
import { readSources } from "../../../src/content/read/sources";
import { dataFolder } from "../../support/site";

const schemas = Object.entries(editorSchemas());

/** Whether a field says what it is for and what it can hold. The words of a group are described together. */
function showsItself(field: JsonSchema, { definitions = {} }: JsonSchema): boolean {
  const id = (field.$ref ?? field.allOf?.[0]?.$ref)?.replace("#/definitions/", "");
  const { description, properties = {} } = (id === undefined ? undefined : definitions[id]) ?? field;
  const words = Object.keys(properties);
  const isTold = words.length > 0 && words.every((word) => description?.includes(`\`${word}\``));
  const isWord = typeof field.default === "string" && !field.description;
  const hasExample = [field.const, field.default, field.examples?.[0]].some((shown) => shown !== undefined);
  return isWord || isTold || (Boolean(field.description) && hasExample);
}
const root = process.cwd();
const sources = readSources(dataFolder);
const routes = routesOf(sources);

it.each(schemas)("schemas/%s is up to date (npm run schemas)", (name, schema) => {
  expect(readFileSync(join(root, "schemas", name), "utf8")).toBe(schemaText(schema));
});

it("has a schema for every file and no others", () => {
  const expected = ["page", ...Object.keys(files)].map((name) => `${name}.schema.json`);
  expect(readdirSync(join(root, "schemas")).sort()).toEqual(expected.sort());
});

it.each(schemas)(
  "%s describes every field, with an example or with what it says if it is left out",
  (_, schema) => {
    const groups: [string, JsonSchema][] = [["", schema], ...Object.entries(schema.definitions ?? {})];
    const lacking = groups.flatMap(([owner, group]) =>
      Object.entries(group.properties ?? {})
        .filter(([, field]) => !showsItself(field, schema))
        .map(([name]) => `${owner}.${name}`),
    );
    expect(lacking).toEqual([]);
  },
);

it("says where every word of the interface appears, with its current text", () => {
  const groups = Object.values(editorSchemas()["words.schema.json"]?.definitions ?? {});
  for (const { properties = {} } of groups) {
    const descriptions = Object.values(properties).map(({ description }) => description);
    const examples = Object.values(properties).flatMap((field) => field.examples ?? []);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    expect(new Set(examples).size).toBe(descriptions.length);
  }
});

it.each(schemas)("%s names pictures and pages that exist", (_, schema) => {
  const written = JSON.stringify(schema).matchAll(/"(images\/[^"]+\.\w+|\/[a-z][a-z0-9/-]*)"/g);
  const names = [...written].map(([, name = ""]) => name);
  expect(names.filter((name) => !sources.assets.has(name) && !routes.has(name))).toEqual([]);
});

it("is mapped to its files in the settings of VS Code", () => {
  const settings = JSON.parse(readFileSync(join(root, ".vscode/settings.json"), "utf8"));
  const mapped: Record<string, string[]> = settings["yaml.schemas"];
  expect(Object.keys(mapped).sort()).toEqual(schemas.map(([name]) => `./schemas/${name}`).sort());
  for (const [schema, [pattern]] of Object.entries(mapped)) {
    expect(existsSync(join(root, schema))).toBe(true);
    expect(pattern?.includes("*") || existsSync(join(root, String(pattern)))).toBe(true);
  }
});
