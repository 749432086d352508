import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { examine } from "../../src/content/check/examine";
import { type FileName, files, page } from "../../src/content/model/schema";
import { parseFile } from "../../src/content/read/parse";
import { readSources, type Sources } from "../../src/content/read/sources";

/**
 * For each file, puts into a content folder the first candidate that the check accepts together with the others.
 * Returns the names of the files that have changed.
 */
export function putAccepted(folder: string, candidates: ReadonlyMap<string, readonly string[]>): string[] {
  const before = readSources(folder);
  const left = new Map([...candidates].map(([name, texts]) => [name, [...texts]]));
  for (;;) {
    const changed = [...left].flatMap(([name, [text]]) =>
      text === undefined ? [] : [[name, text] as const],
    );
    const after = changed.reduce((sources, [name, text]) => withFile(sources, name, text), before);
    const { faults } = examine(after);
    if (faults.length === 0) {
      for (const [name, text] of changed) writeFileSync(join(folder, name), text);
      return changed.map(([name]) => name);
    }
    // A fault can stand in a file that is sound, when another no longer has what it names: then all give way.
    const faulty = new Set(faults.map(({ file }) => file.replace("data/", "")));
    const named = changed.filter(([name]) => faulty.has(name));
    for (const [name] of named.length > 0 ? named : changed) left.get(name)?.shift();
  }
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
