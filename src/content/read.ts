import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Fault } from "./faults";
import { didYouMean, oneOf } from "./faults";
import { type ParsedFile, parseFile } from "./parse";
import { type Content, type FileName, files, type PageContent, page } from "./schema";

/** Everything in a content folder, each file held against its own schema. */
export interface Sources {
  pages: ParsedFile<PageContent>[];
  shared: { [Name in FileName]?: ParsedFile<Content[Name]> };
  /** Paths below the folder of all files that are not YAML: pictures and the like. */
  assets: Set<string>;
  /** Faults in the folder itself: a file missing, a file too many. */
  faults: Fault[];
}

/** Reads a content folder (absolute path). */
export function readSources(folder: string): Sources {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
  const sources: Sources = { pages: [], shared: {}, assets: new Set(), faults: [] };
  for (const name of all) {
    const source = () => readFileSync(join(folder, name), "utf8");
    if (!/\.ya?ml$/.test(name)) {
      sources.assets.add(name);
    } else if (name.startsWith("pages/") && name.endsWith(".yaml")) {
      sources.pages.push(parseFile(name, source(), page));
    } else if (isSharedFile(name)) {
      addShared(sources, name, source());
    } else {
      const names = Object.keys(files).map((file) => `${file}.yaml`);
      sources.faults.push({
        ...top(name),
        problem: `data/${name} is not a file of this site.`,
        expected: `Pages belong in data/pages/; beside it there are ${oneOf(names)}.${didYouMean(name, names)}`,
      });
    }
  }
  for (const name of Object.keys(files) as FileName[]) {
    if (!sources.shared[name]) {
      sources.faults.push({
        ...top(`${name}.yaml`),
        problem: "The file is missing.",
        expected: "Put it back.",
      });
    }
  }
  return sources;
}

const top = (name: string) => ({ file: `data/${name}`, line: 1, column: 1 });

const isSharedFile = (name: string) => name.endsWith(".yaml") && Object.hasOwn(files, name.slice(0, -5));

function addShared(sources: Sources, name: string, source: string) {
  const key = name.slice(0, -5) as FileName;
  const parsed = parseFile<unknown>(name, source, files[key]);
  Object.assign(sources.shared, { [key]: parsed });
}
