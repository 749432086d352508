import { linksIn } from "../compile/markdown";
import { isGroup, mapStrings, type Path } from "../derive/walk";
import type { Kind } from "../model/fields";
import { type FileName, files, page } from "../model/schema";
import type { ParsedFile } from "../read/parse";
import type { Sources } from "../read/sources";
import { longestText } from "./layout";

/** A string of the content, with the part that it plays. */
export interface Value {
  file: ParsedFile;
  path: Path;
  value: string;
  kind: Kind | undefined;
  /** Section type, or file, and field names: `CardGrid.cards.title`, `page.description`, `news.items.image.src`. */
  role: string;
  /** Where it leads: a link itself, or the links inside a text. */
  targets: string[];
}

const collected = new WeakMap<Sources, Value[]>();

/** Every string of every file that could be read, whether it has faults or not. Collected once for all checks. */
export function allValues(sources: Sources): Value[] {
  const values = collected.get(sources) ?? collect(sources);
  collected.set(sources, values);
  return values;
}

function collect(sources: Sources): Value[] {
  const values: Value[] = [];
  const add = (file: ParsedFile, schema: Parameters<typeof mapStrings>[0], roleOf: (path: Path) => string) =>
    mapStrings(schema, file.known, (value, kind, path) => {
      const isMarkdown = kind === "text" || kind === "prose";
      const targets = kind === "link" ? [value] : isMarkdown && isReadable(value) ? linksIn(value) : [];
      values.push({ file, path, value, kind, role: roleOf(path), targets });
      return value;
    });
  for (const file of sources.pages) add(file, page, (path) => pageRole(file.known, path));
  for (const [name, file] of Object.entries(sources.shared)) {
    add(file, files[name as FileName], (path) => [name, ...namesIn(path)].join("."));
  }
  return values;
}

/** A text that is longer than any is a fault by itself; nothing is looked for inside. */
export const isReadable = (value: string) => value.length <= longestText;

/** The values that play one of these parts. */
export const valuesOf = (sources: Sources, ...roles: string[]): Value[] =>
  allValues(sources).filter(({ role }) => roles.includes(role));

function pageRole(known: unknown, path: Path): string {
  if (path[0] !== "sections") return ["page", ...namesIn(path)].join(".");
  return [valueIn(known, ["sections", path[1] as number, "type"]), ...namesIn(path.slice(2))].join(".");
}

const namesIn = (path: Path) => path.filter((step) => typeof step === "string");

/** The value at a path inside content, or undefined where the content has no such place. */
export const valueIn = (content: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[step as number];
    return isGroup(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }, content);

/** Whether a name may be given in a file that cannot be read: then nobody knows that it is given nowhere. */
export const mayHold = (file: ParsedFile | undefined, name: string) =>
  file === undefined || (file.known === undefined && file.source.includes(name));
