import { type Dirent, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { routeOf } from "../../shared/routes";
import { type Content, type FileName, files, type PageContent, page } from "../model/schema";
import { decode, largestFile } from "./decode";
import { didYouMean, type Finding, oneOf } from "./faults";
import { pageName } from "./pageRoutes";
import { type ParsedFile, parseFile, refusedFile } from "./parse";

/** Everything in a content folder, each file checked against its own schema. */
export interface Sources {
  folder: string;
  pages: ParsedFile<PageContent>[];
  shared: { [Name in FileName]?: ParsedFile<Content[Name]> };
  /** Paths below the folder of all files that are not YAML, such as pictures. */
  assets: Set<string>;
  /** Faults in the folder itself: missing files, unexpected files. */
  faults: Finding[];
}

/** The guides for editors: the files in data/ that are not part of the site. */
const guides = ["README.md", "FIELDS.md", "EXHIBITS.md"];

/** Reads a content folder (absolute path). Never throws: what cannot be read is returned as faults. */
export function readSources(folder: string): Sources {
  const sources: Sources = { folder, pages: [], shared: {}, assets: new Set(), faults: [] };
  for (const { name, entry } of entriesBelow(sources, "")) {
    if (guides.includes(name)) continue;
    if (entry.isDirectory() || /\.ya?ml$/i.test(name)) readYaml(sources, name, entry);
    else if (/\.ya?ml\.txt$/i.test(name))
      sources.faults.push({
        ...top(name),
        problem: `data/${name} does not belong to this site.`,
        expected: `Its name must end in .yaml: data/${renamed(renamed(name))}.`,
      });
    else if (entry.isFile()) sources.assets.add(name);
    else sources.faults.push(notRegular(name));
  }
  const there = new Set([...sources.pages, ...Object.values(sources.shared)].map(({ name }) => name));
  for (const name of needed) {
    if (there.has(name)) continue;
    sources.faults.push({ ...top(name), problem: missing, expected: "Put it back." });
  }
  return sources;
}

/** Pages that must exist: the home page, the page for unknown addresses and the contact page. */
export const neededPages = ["pages/index.yaml", "pages/404.yaml", "pages/contact.yaml"];

/** The fault of a required file that is missing. */
export const missing = "The file is missing.";

/** Files that must exist. */
const needed = [...Object.keys(files).map((name) => `${name}.yaml`), ...neededPages];

interface Entry {
  name: string;
  entry: Dirent;
}

/** Every file below a folder except hidden ones, in order; also folders that are named like a YAML file. */
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
      problem: `The folder ${path} does not exist or cannot be read.`,
      expected: "Run this in the project's folder, which contains data/, and check that you may read it.",
    });
    return [];
  }
}

function readYaml(sources: Sources, name: string, entry: Dirent) {
  const say = (problem: string, expected: string) => sources.faults.push({ ...top(name), problem, expected });
  if (entry.isDirectory()) {
    say(`data/${name} is a folder, but it is named like a file.`, "Give the folder a name without a dot.");
  } else if (!entry.isFile()) {
    sources.faults.push(notRegular(name));
  } else if (!name.endsWith(".yaml")) {
    say(`data/${name} does not belong to this site.`, `Its name must end in .yaml: data/${renamed(name)}.`);
  } else if (name.startsWith("pages/")) {
    sources.pages.push(readPage(sources.folder, name));
  } else if (isSharedFile(name)) {
    const key = name.slice(0, -5) as FileName;
    Object.assign(sources.shared, { [key]: readOne<unknown>(sources.folder, name, files[key]) });
  } else {
    if (isPage(sources.folder, name)) {
      say(`data/${name} is a page, and pages belong in data/pages/.`, `Move it to data/pages/${name}.`);
      return;
    }
    const names = Object.keys(files).map((file) => `${file}.yaml`);
    say(
      `data/${name} does not belong to this site.`,
      `Pages belong in data/pages/; the other files are ${oneOf(names)}.${didYouMean(name, names)}`,
    );
  }
}

/** Whether a file looks like a page, wherever it is. */
function isPage(folder: string, name: string): boolean {
  const path = join(folder, name);
  return lstatSync(path).size <= largestFile && /^sections:/m.test(readFileSync(path, "utf8"));
}

const renamed = (name: string) => name.replace(/\.[^.]*$/, ".yaml");

const notRegular = (name: string): Finding => ({
  ...top(name),
  problem: `data/${name} is a symbolic link or a special file.`,
  expected: "Put the file itself there: the site uses nothing outside data/.",
});

function readPage(folder: string, name: string): ParsedFile<PageContent> {
  const parsed = readOne(folder, name, page);
  const right = pageName(name);
  if (name === right) return parsed;
  const fault: Finding = {
    ...top(name),
    problem: "This file's name cannot be an address.",
    expected:
      "Use lowercase letters, digits and single hyphens, and use index only for the home page. " +
      `Name it data/${right}, for the address ${routeOf(right.replace("pages/", ""))}.`,
  };
  return { ...parsed, content: undefined, faults: [fault, ...parsed.faults] };
}

/** The latest version of each file: while `gatsby develop` watches, most of them do not change. */
const readings = new Map<string, ParsedFile>();

function readOne<T>(folder: string, name: string, schema: Parameters<typeof parseFile<T>>[2]): ParsedFile<T> {
  const path = join(folder, name);
  try {
    // A file that is too large is rejected by its size alone, without reading it.
    const size = lstatSync(path).size;
    const decoded = decode(size > largestFile ? Buffer.alloc(0) : readFileSync(path), size);
    if (decoded.ok) {
      const last = readings.get(name);
      // The same name and text mean the same schema and result, whatever the folder.
      if (last?.source === decoded.text) return last as ParsedFile<T>;
      const file = parseFile(name, decoded.text, schema);
      readings.set(name, file);
      return file;
    }
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
