import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { editorSchemas, schemaText } from "../jsonSchema";

/** `npm run schemas`: writes the schemas that editors read for autocompletion and hover help. */
export function writeSchemas(root = process.cwd()) {
  const folder = join(root, "schemas");
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of Object.entries(editorSchemas())) {
    writeFileSync(join(folder, name), schemaText(schema));
  }
  console.log("schemas/ is up to date.");
}
