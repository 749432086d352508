import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { placeOf } from "../exhibits/folders";

const folder = join(__dirname, "../exhibits");

/** A source file, by its path below src/exhibits. */
export interface CodeFile {
  name: string;
  code: string;
}

/** Type-only imports count as well: without them the code does not compile. */
const imports = /\bfrom "(\.[^"]+)"/g;

/**
 * The code that pages show of an exhibit: the file whose functions run in the browser, then each of our files that it
 * imports.
 */
export function codeOf(exhibit: string): CodeFile[] {
  const found = new Map([[`${placeOf(exhibit).folder}/run.ts`, ""]]);
  // Visits the files that the loop adds, too.
  for (const name of found.keys()) {
    const code = readFileSync(join(folder, name), "utf8");
    found.set(name, code);
    for (const [, path = ""] of code.matchAll(imports)) {
      const imported = `${posix.join(posix.dirname(name), path)}.ts`;
      if (!found.has(imported)) found.set(imported, "");
    }
  }
  return [...found].map(([name, code]) => ({ name, code }));
}
