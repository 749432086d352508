import { z } from "zod";
import { elementOf, isPlainObject, typeAt } from "../../derive/schemaLookup";
import { factsOf, type ValueKind } from "../../model/facts";

/** A field's name for people who do not read YAML: its noun in the schema, or its name as words. */
export const nounOf = (type: z.ZodType | undefined, field: string) =>
  (type && factsOf(type).noun) ?? field.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

/** What visitors would call an entry of a list: its heading or label, or else its first words. */
export function nameOf(schema: z.ZodType | undefined, value: unknown): string | undefined {
  if (typeof value === "string") return value;
  const type = schema && typeAt(schema, value);
  if (type instanceof z.ZodArray && Array.isArray(value)) return nameOf(elementOf(type), value[0]);
  if (!(type instanceof z.ZodObject) || !isPlainObject(value)) return undefined;
  const named = wordsIn(type, value, ["line", "key", "route"]) ?? wordsIn(type, value, ["text", "prose"]);
  if (named !== undefined) return named;
  const first = Object.entries(type.shape).find(
    ([, part]) => part instanceof z.ZodArray && part.element instanceof z.ZodString,
  );
  return first && nameOf(first[1] as z.ZodType, value[first[0]]);
}

/** What a visitor reads in a new entry. */
export function contentsOf(schema: z.ZodType | undefined, value: unknown): string {
  const type = schema && typeAt(schema, value);
  if (!(type instanceof z.ZodObject) || !isPlainObject(value)) return "";
  const link = wordsIn(type, value, ["link"]);
  const text = wordsIn(type, value, ["text", "prose"]);
  const target = link === undefined ? "" : `, leads to ${link}`;
  return `${target}${text === undefined || text === nameOf(type, value) ? "" : `: ${excerpt(text)}`}`;
}

/** The text of an entry's first field of one of these kinds. */
function wordsIn(type: z.ZodObject, value: Record<string, unknown>, kinds: ValueKind[]): string | undefined {
  for (const [key, part] of Object.entries(type.shape)) {
    const { kind } = factsOf(part as z.ZodType);
    const words = value[key];
    if (kind && kinds.includes(kind) && typeof words === "string") return words;
  }
  return undefined;
}

/** A text in quotation marks, shortened if it is long. */
export const excerpt = (text: string, most = 90) => {
  const words = text.replace(/\s+/g, " ").trim();
  return `"${words.length > most ? `${words.slice(0, most).trimEnd()}…` : words}"`;
};

/** Two texts, each reduced to the words around the difference. */
export function difference(before: string, after: string): [before: string, after: string] {
  const [a, b] = [before, after].map((text) => text.replace(/\s+/g, " ").trim().split(" ")) as [
    string[],
    string[],
  ];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const cut = (words: string[]) => {
    const from = Math.max(0, start - 4);
    const to = Math.min(words.length, words.length - end + 4);
    const middle = words.slice(from, to).join(" ");
    return excerpt(`${from > 0 ? "… " : ""}${middle}${to < words.length ? " …" : ""}`, 200);
  };
  return [cut(a), cut(b)];
}
