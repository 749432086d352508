import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { editorSchemas } from "../derive/editorSchemas";
import { withFields } from "../derive/guide";
import { schemaText } from "../derive/schemaText";

/** `npm run schemas`: writes the editors' schemas (autocompletion, hover help) and the guide's list of fields. */
export function writeSchemas(root = process.cwd()) {
  const folder = join(root, "schemas");
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of Object.entries(editorSchemas())) {
    writeFileSync(join(folder, name), schemaText(schema));
  }
  const guide = join(root, "data/README.md");
  writeFileSync(guide, withFields(readFileSync(guide, "utf8")));
  console.log("schemas/ and the fields in data/README.md are up to date.");
}
