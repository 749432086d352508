import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { keepText } from "../../scripts/edit/keepText";
import { fieldAt, formOf } from "../../scripts/edit/places";
import { pruned } from "../../scripts/edit/prune";
import { textOf } from "../../scripts/edit/textOf";
import { type FindingRow, watchCheck } from "../../scripts/edit/watchCheck";
import { editorForms } from "../../src/content/derive/editorForms";
import type { FormField } from "../../src/content/derive/forms";
import { filesBelow } from "../../src/content/read/folders";
import { dataFolder } from "../support/site";

const files = filesBelow(dataFolder).filter((name) => name.endsWith(".yaml"));
const read = (name: string) => readFileSync(join(dataFolder, name), "utf8");

const source = `# Who we are.
title: "Old" # for the tab
sections:
  - type: Hero
    title: First
    actions:
      - { label: Go, href: /a }

  # The long part.
  - type: Prose
    body: |
      One.

      Two.
`;

/** The value of `source` after a change. */
function changed(change: (value: Record<string, never> & { title: string; sections: Section[] }) => void) {
  const value = parse(source);
  change(value);
  return keepText(source, value);
}

interface Section {
  type: string;
  title?: string;
  body?: string;
  actions?: unknown[];
}

it.each(files)("says the same in %s after it was written unchanged", (name) => {
  expect(parse(keepText(read(name), parse(read(name))))).toEqual(parse(read(name)));
});

it.each(["site.yaml", "glossary.yaml", "pages/index.yaml", "pages/costs.yaml"])(
  "leaves each character of %s as it was, comments too, if nothing has been changed",
  (name) => {
    const form = name.startsWith("pages/") ? "pages" : name.replace(".yaml", "");
    const before = read(name);
    expect(textOf(editorForms(), { form, source: before, content: parse(before) })).toBe(before);
  },
);

it("changes the one line of a text that was changed", () => {
  const text = changed((value) => {
    value.title = "New";
  });
  expect(text).toBe(source.replace("Old", "New"));
});

it("keeps paragraphs, whose last line break the forms drop", () => {
  const text = changed(({ sections }) => {
    if (sections[1]) sections[1].body = "One.\n\nThree.";
  });
  expect(text).toBe(source.replace("Two", "Three"));
});

it("moves an entry with the comment above it", () => {
  const text = changed(({ sections }) => {
    sections.reverse();
  });
  expect(text.indexOf("# The long part.")).toBeLessThan(text.indexOf("type: Prose"));
  expect(text.indexOf("type: Prose")).toBeLessThan(text.indexOf("type: Hero"));
});

it("writes a new entry as the others are written, and takes one out", () => {
  const more = changed(({ sections }) => {
    sections[0]?.actions?.push({ label: "Yes", href: "/b" });
  });
  expect(more).toContain('- { label: "Yes", href: /b }');
  const less = changed(({ sections }) => {
    sections.pop();
  });
  expect(parse(less).sections).toEqual(parse(source).sections.slice(0, 1));
});

it("puts a new field where the form has it", () => {
  const { title, ...rest } = parse(source);
  const text = keepText(source, { title, draft: true, ...rest });
  expect(text.indexOf("draft: true")).toBeGreaterThan(text.indexOf("title:"));
  expect(text.indexOf("draft: true")).toBeLessThan(text.indexOf("sections:"));
});

const fields: FormField[] = [
  { name: "src", widget: "image" },
  { name: "alt", required: false, default: "" },
  { name: "note", required: false },
  { name: "inert", widget: "boolean", required: false, default: false },
  { name: "frame", widget: "object", required: false, fields: [{ name: "width", required: false }] },
];

it("leaves out empty fields and defaults, except words that may be empty", () => {
  const value = { src: "/images/a.png", alt: "", note: "", inert: false, frame: { width: "" } };
  expect(pruned(value, fields, undefined)).toEqual({ src: "images/a.png", alt: "" });
});

it("keeps a default that the file spells out", () => {
  const before = { src: "images/a.png", alt: "", inert: false };
  expect(pruned({ ...before, note: null }, fields, before)).toEqual(before);
});

it.each([
  [2, 1, "title"],
  [5, 12, "sections, 1, title"],
  [7, 11, "sections, 1, actions, 1, label"],
  [13, 7, "sections, 2, body"],
])("names the field at line %i, column %i", (line, column, field) => {
  expect(fieldAt(source, { line, column })).toBe(field);
});

it.each([
  ["data/pages/solutions/parts-requisition.yaml", "#/collections/pages/entries/solutions/parts-requisition"],
  ["data/site.yaml", "#/collections/_singletons/entries/site"],
  ["data/images/a.png", "#/collections/pages"],
])("leads from %s to its form", (file, form) => {
  expect(formOf(file)).toBe(form);
});

it("says that the check has stopped, rather than keep its last findings", async () => {
  const found = await new Promise<FindingRow[]>((done) => {
    watchCheck("a folder that is not there", done);
  });
  expect(found.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    expect.stringMatching(/^npm run edit: The check has stopped\./),
  ]);
});
