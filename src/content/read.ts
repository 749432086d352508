import { type Dirent, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { decode, largestFile } from "./doctor/decode";
import { didYouMean, type Fault, oneOf } from "./faults";
import { type ParsedFile, parseFile, refusedFile } from "./parse";
import { type Content, type FileName, files, type PageContent, page } from "./schema";

/** Everything in a content folder, each file held against its own schema. */
export interface Sources {
  /** The folder itself, as an absolute path. */
  folder: string;
  pages: ParsedFile<PageContent>[];
  shared: { [Name in FileName]?: ParsedFile<Content[Name]> };
  /** Paths below the folder of all files that are not YAML: pictures and the like. */
  assets: Set<string>;
  /** Faults in the folder itself: a file missing, a file too many. */
  faults: Fault[];
}

/** The guide for editors: the one file in data/ that is not part of the site. */
const guide = "README.md";

/** Reads a content folder (absolute path). Never throws: what cannot be read comes back as faults. */
export function readSources(folder: string): Sources {
  const sources: Sources = { folder, pages: [], shared: {}, assets: new Set(), faults: [] };
  for (const entry of entriesOf(folder, sources)) {
    const name = relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/");
    if (entry.isDirectory() || name.split("/").some((part) => part.startsWith(".")) || name === guide)
      continue;
    if (!entry.isFile()) {
      sources.faults.push({
        ...top(name),
        problem: `data/${name} is not a file of its own, but a symbolic link or something rarer.`,
        expected: "Put the file itself there; nothing outside data/ becomes part of the site.",
      });
    } else if (!/\.ya?ml$/i.test(name)) {
      sources.assets.add(name);
    } else {
      readYaml(sources, name);
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

function entriesOf(folder: string, sources: Sources): Dirent[] {
  try {
    const path = (entry: Dirent) => join(entry.parentPath, entry.name);
    return readdirSync(folder, { recursive: true, withFileTypes: true }).sort((a, b) =>
      path(a) < path(b) ? -1 : 1,
    );
  } catch {
    sources.faults.push({
      file: "data",
      line: 1,
      column: 1,
      problem: `There is no folder ${folder} that can be read.`,
      expected: "Run this in the folder of the project, which holds data/.",
    });
    return [];
  }
}

function readYaml(sources: Sources, name: string) {
  if (name.startsWith("pages/") && name.endsWith(".yaml")) {
    const parsed = readOne(sources.folder, name, page);
    if (!/^pages\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*[a-z0-9]+(?:-[a-z0-9]+)*\.yaml$/.test(name)) {
      parsed.content = undefined;
      parsed.faults = [
        {
          ...top(name),
          problem: "The name of this file makes no address.",
          expected: "Use small letters, digits and single hyphens: data/pages/our-story.yaml is /our-story.",
        },
      ];
    }
    sources.pages.push(parsed);
  } else if (isSharedFile(name)) {
    const key = name.slice(0, -5) as FileName;
    Object.assign(sources.shared, { [key]: readOne<unknown>(sources.folder, name, files[key]) });
  } else {
    const names = Object.keys(files).map((file) => `${file}.yaml`);
    sources.faults.push({
      ...top(name),
      problem: `data/${name} is not a file of this site.`,
      expected: `Pages belong in data/pages/; beside it there are ${oneOf(names)}.${didYouMean(name, names)}`,
    });
  }
}

function readOne<T>(folder: string, name: string, schema: Parameters<typeof parseFile<T>>[2]): ParsedFile<T> {
  const path = join(folder, name);
  try {
    // A file that is too large is refused by its size: not all of it is read.
    const size = lstatSync(path).size;
    const decoded = decode(size > largestFile ? Buffer.alloc(0) : readFileSync(path), size);
    if (decoded.ok) return parseFile(name, decoded.text, schema);
    const { line, column, problem, expected } = decoded;
    return refusedFile(name, { file: `data/${name}`, line, column, problem, expected });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return refusedFile(name, {
      ...top(name),
      problem: `The file cannot be read: ${reason}.`,
      expected: "Check that it can be opened; if it can, tell the developers.",
    });
  }
}

const top = (name: string) => ({ file: `data/${name}`, line: 1, column: 1 });

const isSharedFile = (name: string) => name.endsWith(".yaml") && Object.hasOwn(files, name.slice(0, -5));
