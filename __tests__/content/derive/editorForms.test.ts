import { readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv from "ajv";
import { parse } from "yaml";
import { editorForms } from "../../../src/content/derive/editorForms";
import { withChoices } from "../../../src/content/derive/formChoices";
import type { FormField } from "../../../src/content/derive/forms";
import { isPlainObject } from "../../../src/content/derive/schemaLookup";
import { exhibitNames } from "../../../src/content/model/exhibits";
import { sectionTypes } from "../../../src/content/model/sections";
import { filesBelow } from "../../../src/content/read/folders";
import { dataFolder } from "../../support/site";

const forms = editorForms();
const { collections, singletons } = forms;

const files = filesBelow(dataFolder).filter((name) => name.endsWith(".yaml"));

/** The forms in which a file of data/ can be opened. */
const formsOf = (name: string) => [
  ...collections.filter(({ folder }) => `data/${name}`.startsWith(`${folder}/`)),
  ...singletons.filter(({ file }) => `data/${name}` === file),
];

/** The fields of a form, also those inside of others, by their paths. */
function allFields(fields: readonly FormField[], path = ""): [path: string, field: FormField][] {
  return fields.flatMap((field): [string, FormField][] => {
    const at = `${path}/${field.name}`;
    const inner = [...(field.fields ?? []), ...(field.field ? [field.field] : [])];
    const ofTypes = (field.types ?? []).flatMap((type) => allFields(type.fields, `${at}/${type.name}`));
    return [[at, field], ...allFields(inner, at), ...ofTypes];
  });
}

/** The paths of what a file says in fields that its form does not have. */
function withoutField(value: unknown, fields: readonly FormField[], path = ""): string[] {
  if (!isPlainObject(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const field = fields.find((one) => one.name === name);
    return field ? inField(part, field, `${path}/${name}`) : [`${path}/${name}`];
  });
}

function inField(value: unknown, field: FormField, path: string): string[] {
  if (field.widget === "keyvalue") return [];
  const entries = Array.isArray(value) ? value : [value];
  if (Array.isArray(value) !== (field.widget === "list")) return [`${path}: a list and no list`];
  return entries.flatMap((entry, index) => {
    const at = `${path}/${index + 1}`;
    if (field.field) return inField(entry, field.field, at);
    if (!isPlainObject(entry)) return field.fields || field.types ? [`${at}: no group`] : [];
    const { typeKey = "type" } = field;
    const type = field.types?.find(({ name }) => name === entry[typeKey]);
    const { [typeKey]: _, ...rest } = entry;
    return withoutField(type ? rest : entry, type?.fields ?? field.fields ?? [], at);
  });
}

it("is a configuration that Sveltia’s own schema takes, as it is written and as it is served", () => {
  const schema = JSON.parse(readFileSync("node_modules/@sveltia/cms/schema/sveltia-cms.json", "utf8"));
  const validate = new Ajv({ unknownFormats: "ignore", logger: false }).compile(schema);
  const served = withChoices(forms, { links: ["documentation"], icons: ["archive"] });
  for (const config of [forms, served]) expect([validate(config), validate.errors]).toEqual([true, null]);
});

it("opens every file of data/ in exactly one form", () => {
  expect(files.filter((name) => formsOf(name).length !== 1)).toEqual([]);
});

it.each(files)("has a field for everything that %s says", (name) => {
  const [form] = formsOf(name);
  const value: unknown = parse(readFileSync(join(dataFolder, name), "utf8"));
  expect(withoutField(value, form?.fields ?? [])).toEqual([]);
});

it("offers every type of section, and every exhibit wherever there is one", () => {
  const pages = allFields(collections[0]?.fields ?? []);
  const named = (path: string) => pages.find(([at]) => at === path)?.[1].types?.map(({ name }) => name);
  expect(named("/sections")).toEqual(sectionTypes.map(({ shape }) => shape.type.value));
  expect(named("/sections/Exhibit/exhibit")).toEqual(exhibitNames);
  expect(named("/sections/ExhibitFigure/exhibit")).toEqual(exhibitNames);
});

it("says of every field what it is for, be it that of a list for its entries", () => {
  const fields = [...collections, ...singletons].flatMap((form) => allFields(form.fields, form.name));
  const lacking = fields.filter(([, { name, hint }]) => !hint && name !== "entry");
  expect(lacking.map(([path]) => path)).toEqual([]);
});

it("starts with the fields of exhibits collapsed", () => {
  const inside = allFields(collections[0]?.fields ?? []).filter(([path]) =>
    path.includes("Exhibit/exhibit/"),
  );
  const groups = inside.filter(([, { fields }]) => fields);
  expect(groups.length).toBeGreaterThan(30);
  expect(groups.filter(([, { collapsed }]) => !collapsed).map(([path]) => path)).toEqual([]);
});

it("offers the current link keys and icons, and shows no emoji after a colon", () => {
  const served = JSON.stringify(withChoices(forms, { links: ["one", "two"], icons: ["three"] }));
  expect(served).toContain('"options":["one","two"]');
  expect(served).toContain('"options":["three"]');
  expect(served).not.toMatch(/"\{(?:links|icons)\}"/);
  expect(served).toContain('"use_emoji_autocomplete":false');
});

it("requires what the model requires, except words that may be empty", () => {
  const fields = new Map(allFields(collections[0]?.fields ?? []));
  expect(fields.get("/title")).not.toHaveProperty("required");
  expect(fields.get("/lang")).toMatchObject({ required: false });
  expect(fields.get("/sections/Quote/images/alt")).toMatchObject({ required: false, default: "" });
});

it("A picture’s field offers the types that its place takes, and no others", () => {
  const pictures = [...collections, ...singletons]
    .flatMap(({ fields }) => allFields(fields))
    .filter(([, { widget }]) => widget === "image");
  expect(pictures.filter(([, { accept }]) => !accept).map(([path]) => path)).toEqual([]);
  const accepted = Object.fromEntries(pictures.map(([path, { accept }]) => [path, accept]));
  expect(accepted["/sections/UseCases/cases/image/src"]).toBe(".jpg,.png,.webp,.avif");
  expect(accepted["/logo/src"]).toContain(".svg");
});
