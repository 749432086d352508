import { isPlainObject, type Path } from "../derive/schemaLookup";
import { mapContent, type Place } from "../derive/walk";
import { longestText } from "../model/facts";
import type { Content, FileName, PageContent } from "../model/schema";
import { linksIn, withoutCode } from "../read/markdown";
import type { ParsedFile } from "../read/parse";
import type { Sources } from "../read/sources";
import { parsedFiles } from "./findings";

/** A string in the content and its place. */
export interface Value extends Place {
  file: ParsedFile;
  value: string;
  /** Section type or file, then field names: `CardGrid.cards.title`, `page.description`, `news.items.image.src`. */
  role: Role;
  /** The targets of links: the string itself if it is a link, or the links inside a text. */
  targets: string[];
}

/** The names of the fields that lead to each string of a type, with dots between them. */
type Steps<T> = T extends string | number | boolean
  ? ""
  : T extends readonly (infer Entry)[]
    ? Steps<Entry>
    : T extends object
      ? { [Key in keyof T & string]: Dotted<Key, Steps<NonNullable<T[Key]>>> }[keyof T & string]
      : never;
type Dotted<Key extends string, Rest> = Rest extends ""
  ? Key
  : Rest extends string
    ? `${Key}.${Rest}`
    : never;

type Section = PageContent["sections"][number];
type SectionRole = {
  [Type in Section["type"]]: Dotted<Type, Steps<Extract<Section, { type: Type }>>>;
}[Section["type"]];
type FileRole = { [Name in FileName]: Dotted<Name, Steps<Content[Name]>> }[FileName];

/** Every role that a string can have; renaming a field makes each use of its role a type error. */
export type Role = SectionRole | FileRole | Dotted<"page", Steps<Omit<PageContent, "sections">>>;

const inFile = new WeakMap<ParsedFile, Value[]>();
const inFolder = new WeakMap<Sources, Value[]>();

/** Every string of a file, with or without faults. Collected once for all checks, until the file changes. */
export function valuesIn(file: ParsedFile): Value[] {
  const values = inFile.get(file) ?? collect(file);
  inFile.set(file, values);
  return values;
}

/** Every string of every file that could be read. */
export function allValues(sources: Sources): Value[] {
  const values = inFolder.get(sources) ?? parsedFiles(sources).flatMap(valuesIn);
  inFolder.set(sources, values);
  return values;
}

const byRole = new WeakMap<Sources, Map<string, Value[]>>();

export function valuesOf(sources: Sources, ...roles: Role[]): Value[] {
  const sorted = byRole.get(sources) ?? sortedByRole(allValues(sources));
  byRole.set(sources, sorted);
  return roles.flatMap((role) => sorted.get(role) ?? []);
}

function sortedByRole(values: Value[]): Map<string, Value[]> {
  const sorted = new Map<string, Value[]>();
  for (const value of values) {
    const alike = sorted.get(value.role);
    if (alike) alike.push(value);
    else sorted.set(value.role, [value]);
  }
  return sorted;
}

function collect(file: ParsedFile): Value[] {
  const values: Value[] = [];
  mapContent(file.schema, file.known, {
    string(value, place) {
      const { kind } = place.facts;
      const targets =
        kind === "link" ? [value] : isMarkdown(place) && isReadable(value) ? linksIn(value) : [];
      values.push({ ...place, file, value, role: roleOf(file, place.path) as Role, targets });
      return value;
    },
  });
  return values;
}

export const isMarkdown = ({ facts: { kind } }: Pick<Value, "facts">) => kind === "text" || kind === "prose";

/** Whether a text is short enough to examine; a longer one is a fault anyway. */
export const isReadable = (value: string) => value.length <= longestText;

/** Whether a page is in another language, whose words the checks do not know. */
export const isForeign = ({ known }: ParsedFile) => isPlainObject(known) && known.lang !== undefined;

/** A value's prose, without code; undefined if it is not text, in another language or far too long. */
export function writtenIn(found: Value): string | undefined {
  const isText = found.facts.kind === "line" || isMarkdown(found);
  if (!isText || !isReadable(found.value) || isForeign(found.file)) return undefined;
  return isMarkdown(found) ? withoutCode(found.value) : found.value;
}

/** Whether the rules in data/writing.yaml could be read; without them, nothing can be judged. */
export function isWritingKnown({ shared: { writing } }: Sources) {
  const words = writing && valueIn(writing.known, ["words"]);
  return !writing || Array.isArray(words);
}

/** A text without the parts that data/writing.yaml lists as fixed. */
export const withoutFixed = (prose: string, { shared: { writing } }: Sources) =>
  (writing?.content?.fixed ?? []).reduce((rest, fixed) => rest.replaceAll(fixed, " "), prose);

function roleOf(file: ParsedFile, path: Path) {
  if (!file.name.startsWith("pages/")) return [file.name.replace(".yaml", ""), ...namesIn(path)].join(".");
  const [list, index = ""] = path;
  if (list !== "sections") return ["page", ...namesIn(path)].join(".");
  return [valueIn(file.known, ["sections", index, "type"]), ...namesIn(path.slice(2))].join(".");
}

const namesIn = (path: Path) => path.filter((step) => typeof step === "string");

/** The value at a path in the content, or undefined. */
export const valueIn = (content: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[step as number];
    return isPlainObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }, content);

/** Whether an unreadable file may define a name, so that it must not be reported as missing. */
export const mayHold = (file: ParsedFile | undefined, name: string) =>
  file === undefined || (file.known === undefined && file.source.includes(name));
