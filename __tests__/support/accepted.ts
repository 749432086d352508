import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { examine } from "../../src/content/check/examine";
import { type FileName, files, page } from "../../src/content/model/schema";
import { parseFile } from "../../src/content/read/parse";
import { readSources, type Sources } from "../../src/content/read/sources";

/**
 * For each file, puts into a content folder the first candidate that the check accepts together with the ones already
 * put in. Returns the names of the files that have changed.
 */
export function putAccepted(folder: string, candidates: ReadonlyMap<string, readonly string[]>): string[] {
  let sources = readSources(folder);
  const changed: string[] = [];
  for (const [name, texts] of candidates) {
    for (const text of texts) {
      const next = withFile(sources, name, text);
      if (examine(next).faults.length > 0) continue;
      sources = next;
      writeFileSync(join(folder, name), text);
      changed.push(name);
      break;
    }
  }
  return changed;
}

/** The same sources with one file replaced. */
function withFile(sources: Sources, name: string, text: string): Sources {
  if (name.startsWith("pages/")) {
    const parsed = parseFile(name, text, page);
    return { ...sources, pages: sources.pages.map((file) => (file.name === name ? parsed : file)) };
  }
  const key = name.slice(0, -5) as FileName;
  return { ...sources, shared: { ...sources.shared, [key]: parseFile<unknown>(name, text, files[key]) } };
}
