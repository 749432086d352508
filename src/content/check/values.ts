import { isGroup, mapContent, type Path, type Place } from "../derive/walk";
import { longestText } from "../model/facts";
import type { Content, FileName, PageContent } from "../model/schema";
import { linksIn } from "../read/markdown";
import type { ParsedFile } from "../read/parse";
import type { Sources } from "../read/sources";
import { parsedFiles } from "./findings";

/** A string of the content, with the place where it stands. */
export interface Value extends Place {
  file: ParsedFile;
  value: string;
  /** Section type, or file, and field names: `CardGrid.cards.title`, `page.description`, `news.items.image.src`. */
  role: string;
  /** Where it leads: a link itself, or the links inside a text. */
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

/** Every role that a string can play; a field that is renamed makes each use of its role a type error. */
export type Role = SectionRole | FileRole | Dotted<"page", Steps<Omit<PageContent, "sections">>>;

const collected = new WeakMap<Sources, Value[]>();

/** Every string of every file that could be read, whether it has faults or not. Collected once for all checks. */
export function allValues(sources: Sources): Value[] {
  const values = collected.get(sources) ?? collect(sources);
  collected.set(sources, values);
  return values;
}

function collect(sources: Sources): Value[] {
  const values: Value[] = [];
  for (const file of parsedFiles(sources)) {
    mapContent(file.schema, file.known, {
      string(value, place) {
        const { kind } = place.facts;
        const targets =
          kind === "link" ? [value] : isMarkdown(place) && isReadable(value) ? linksIn(value) : [];
        values.push({ ...place, file, value, role: roleOf(file, place.path), targets });
        return value;
      },
    });
  }
  return values;
}

/** Whether a text is read as Markdown. */
export const isMarkdown = ({ facts: { kind } }: Pick<Value, "facts">) => kind === "text" || kind === "prose";

/** A text that is longer than any is a fault by itself; nothing is looked for inside. */
export const isReadable = (value: string) => value.length <= longestText;

/** The values that play one of these roles. */
export const valuesOf = (sources: Sources, ...roles: Role[]): Value[] =>
  allValues(sources).filter(({ role }) => roles.some((wanted) => wanted === role));

function roleOf(file: ParsedFile, path: Path): string {
  if (!file.name.startsWith("pages/")) return [file.name.replace(".yaml", ""), ...namesIn(path)].join(".");
  const [list, index = ""] = path;
  if (list !== "sections") return ["page", ...namesIn(path)].join(".");
  return [valueIn(file.known, ["sections", index, "type"]), ...namesIn(path.slice(2))].join(".");
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
