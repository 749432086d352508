import { type Dirent, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { routeOf } from "../../shared/routes";
import { type Content, type FileName, files, type PageContent, page } from "../model/schema";
import { decode, largestFile } from "./decode";
import { didYouMean, type Fault, oneOf } from "./faults";
import { pageName } from "./pageRoutes";
import { type ParsedFile, parseFile, refusedFile } from "./parse";

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
  for (const { name, entry } of entriesBelow(sources, "")) {
    if (name === guide) continue;
    if (entry.isDirectory() || /\.ya?ml$/i.test(name)) readYaml(sources, name, entry);
    else if (entry.isFile()) sources.assets.add(name);
    else sources.faults.push(notOwn(name));
  }
  const there = new Set([...sources.pages, ...Object.values(sources.shared)].map(({ name }) => name));
  for (const name of needed) {
    if (there.has(name)) continue;
    sources.faults.push({ ...top(name), problem: "The file is missing.", expected: "Put it back." });
  }
  return sources;
}

/** The shared files; the home page, the page for unknown addresses, and the one that leads to the team. */
const needed = [...Object.keys(files), "pages/index", "pages/404", "pages/contact"].map(
  (name) => `${name}.yaml`,
);

interface Entry {
  /** Path below the content folder. */
  name: string;
  entry: Dirent;
}

/** Everything below a folder but what is hidden, in order; folders themselves where their name is that of a file. */
function entriesBelow(sources: Sources, below: string): Entry[] {
  return list(sources, below)
    .filter((entry) => !entry.name.startsWith("."))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const name = below === "" ? entry.name : `${below}/${entry.name}`;
      if (!entry.isDirectory()) return [{ name, entry }];
      const own = /\.ya?ml$/i.test(name) ? [{ name, entry }] : [];
      return [...own, ...entriesBelow(sources, name)];
    });
}

function list({ folder, faults }: Sources, below: string): Dirent[] {
  try {
    return readdirSync(join(folder, below), { withFileTypes: true });
  } catch {
    const path = below === "" ? folder : `data/${below}`;
    faults.push({
      file: below === "" ? "data" : path,
      line: 1,
      column: 1,
      problem: `There is no folder ${path} that can be read.`,
      expected: "Run this in the folder of the project, which holds data/, with the right to read it.",
    });
    return [];
  }
}

function readYaml(sources: Sources, name: string, entry: Dirent) {
  const say = (problem: string, expected: string) => sources.faults.push({ ...top(name), problem, expected });
  if (entry.isDirectory()) {
    say(`data/${name} is a folder with the name of a file.`, "Give the folder a name without a dot.");
  } else if (!entry.isFile()) {
    sources.faults.push(notOwn(name));
  } else if (!name.endsWith(".yaml")) {
    say(`data/${name} is not a file of this site.`, `Its name has to end in .yaml: data/${renamed(name)}.`);
  } else if (name.startsWith("pages/")) {
    sources.pages.push(readPage(sources.folder, name));
  } else if (isSharedFile(name)) {
    const key = name.slice(0, -5) as FileName;
    Object.assign(sources.shared, { [key]: readOne<unknown>(sources.folder, name, files[key]) });
  } else {
    const names = Object.keys(files).map((file) => `${file}.yaml`);
    say(
      `data/${name} is not a file of this site.`,
      `Pages belong in data/pages/; beside it there are ${oneOf(names)}.${didYouMean(name, names)}`,
    );
  }
}

const renamed = (name: string) => name.replace(/\.[^.]*$/, ".yaml");

const notOwn = (name: string): Fault => ({
  ...top(name),
  problem: `data/${name} is not a file of its own, but a symbolic link or something rarer.`,
  expected: "Put the file itself there; nothing outside data/ becomes part of the site.",
});

function readPage(folder: string, name: string): ParsedFile<PageContent> {
  const parsed = readOne(folder, name, page);
  const right = pageName(name);
  if (name === right) return parsed;
  parsed.content = undefined;
  parsed.faults.unshift({
    ...top(name),
    problem: "The name of this file makes no address.",
    expected:
      "Use small letters, digits and single hyphens, and index for the home page alone. " +
      `Name it data/${right}: that is ${routeOf(right.replace("pages/", ""))}.`,
  });
  return parsed;
}

function readOne<T>(folder: string, name: string, schema: Parameters<typeof parseFile<T>>[2]): ParsedFile<T> {
  const path = join(folder, name);
  try {
    // A file that is too large is refused by its size: not all of it is read.
    const size = lstatSync(path).size;
    const decoded = decode(size > largestFile ? Buffer.alloc(0) : readFileSync(path), size);
    if (decoded.ok) return parseFile(name, decoded.text, schema);
    const { text, line, column, problem, expected } = decoded;
    return refusedFile(name, schema, { file: `data/${name}`, line, column, problem, expected }, text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return refusedFile(name, schema, {
      ...top(name),
      problem: `The file cannot be read: ${reason}.`,
      expected: "Check that it can be opened; if it can, tell the developers.",
    });
  }
}

const top = (name: string) => ({ file: `data/${name}`, line: 1, column: 1 });

const isSharedFile = (name: string) => name.endsWith(".yaml") && Object.hasOwn(files, name.slice(0, -5));
