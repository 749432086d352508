import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { editorSchemas } from "../derive/editorSchemas";
import { withFields } from "../derive/guide";
import { schemaText } from "../derive/schemaText";

/** `npm run schemas`: writes the editors' schemas (autocompletion, hover help) and the guide's lists of fields. */
export function writeSchemas(root = process.cwd()) {
  const folder = join(root, "schemas");
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of Object.entries(editorSchemas())) {
    writeFileSync(join(folder, name), schemaText(schema));
  }
  for (const name of ["FIELDS.md", "EXHIBITS.md"] as const) {
    const guide = join(root, "data", name);
    writeFileSync(guide, withFields(name, readFileSync(guide, "utf8")));
  }
  console.log("schemas/ and the lists of fields in data/ are up to date.");
}
