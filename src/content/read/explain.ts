import { z } from "zod";
import { factsAt, isPlainObject, type Path, typeAt } from "../derive/schemaLookup";
import { didYouMean, nounOf, nouns, oneOf, quote, type Reader, type Sentence, short } from "./faults";
import { fixFor, monthOf, rounded } from "./fixes";
import { isUnderOtherName, unknownField } from "./otherNames";
import { afterHyphen } from "./slips";

/** What to call the options of a discriminator. */
const unions: Record<string, string> = { type: "section type", name: "exhibit" };

/** Explains a schema issue in the editor's words; one issue may name several unknown keys. */
export function explain(issue: z.core.$ZodIssue, reader: Reader): Sentence[] {
  const { valueAt, sourceAt } = reader;
  const path = issue.path as Path;
  const name = fieldName(path);
  const value = valueAt(path);
  // The fault for the misnamed field covers this.
  if (value === undefined && isUnderOtherName(path, reader)) return [];
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => unknownField([...path, key], reader));
    case "invalid_type":
      if (value === undefined) {
        return [
          { problem: `${name} is missing.`, expected: ofMissing(path, issue.expected, reader), at: path },
        ];
      }
      if (value === null && /^\S/.test(reader.commentAt(path) ?? "")) {
        return [
          {
            problem: "Everything after # is left out: a space and # begin a comment.",
            expected: `Write ${path.at(-1)}: ${fixFor(`#${reader.commentAt(path)}`, path, reader) ?? `"#${reader.commentAt(path)}"`}.`,
            at: path,
          },
        ];
      }
      return [
        tightEntry(value, issue.expected, path) ??
          bracketed(value, issue.expected, path, reader) ?? {
            problem: `${name} holds ${nounOf(value)}${typeof value === "object" ? "" : ` (${short(sourceAt(path) ?? value)})`}.`,
            expected:
              path.length === 0 && value === null
                ? `Begin with ${quote(Object.keys(reader.fieldsAt([]))[0])}, as the other files do, or delete this one.`
                : (pictureInstead(value, path, reader) ??
                  pathInstead(value, path, reader) ??
                  refusedNext(value, issue.expected, path, reader) ??
                  insteadOf(value, issue.expected, path, reader)),
            at: path,
          },
      ];
    case "invalid_value": {
      const values = issue.values.map(String);
      const missing = value === undefined;
      return [
        {
          problem: missing ? `${name} is missing.` : `${name} cannot be ${quote(value)}.`,
          expected: `Use one of ${oneOf(values)}.${missing ? "" : didYouMean(short(value), values)}`,
          at: path,
        },
      ];
    }
    case "invalid_union": {
      const types = ("options" in issue && issue.options ? issue.options : []).map(String);
      const missing = value === undefined;
      return [
        {
          problem: missing
            ? `${name} is missing.`
            : value === null
              ? `${name} holds nothing.`
              : `There is no ${unions[String(path.at(-1))]} ${quote(value)}.`,
          expected: `Use one of ${oneOf(types)}.${missing || value === null ? "" : didYouMean(short(value), types)}`,
          at: path,
        },
      ];
    }
    case "too_small":
      if (isCounted(issue.origin)) {
        const least = `Write ${issue.minimum} or more.`;
        return [{ problem: `${name} is too small: ${short(value)}.`, expected: least, at: path }];
      }
      return [
        issue.origin === "array"
          ? {
              problem: `${name} has too few entries.`,
              expected: `It needs ${atLeast(issue)} ${issue.minimum}.${reader.inlineAt(path) ? " Between [ and ] a comma ends each entry." : ""}`,
              at: path,
            }
          : { problem: `${name} is empty.`, expected: ofEmpty(path, reader), at: path },
      ];
    case "too_big":
      if (isCounted(issue.origin)) {
        const most = `Write ${issue.maximum} or less.`;
        return [{ problem: `${name} is too large: ${short(value)}.`, expected: most, at: path }];
      }
      return [
        {
          problem: `${name} is too long.`,
          expected: `It can have at most ${issue.maximum} ${issue.origin === "array" ? "entries" : "characters"}.`,
          at: path,
        },
      ];
    case "invalid_key":
      return [
        {
          problem: `${quote(path.at(-1))} cannot be a key.`,
          expected: "Use lowercase letters, digits and single hyphens, such as desktop-app.",
          at: path,
        },
      ];
    default: {
      const problem = value === undefined ? `${name} is missing.` : `${name} is not valid: ${quote(value)}.`;
      if (issue.code === "not_multiple_of") return [{ problem, expected: rounded(value, issue), at: path }];
      const fix = fixFor(value, path, reader);
      const remedy = fix ? ` Write ${fix}.` : monthOf(value);
      return [{ problem, expected: `${issue.message}.${remedy}`, at: path }];
    }
  }
}

/** Whether a limit applies to a number, rather than to the length of a text or a list. */
const isCounted = (origin: string) => origin === "number" || origin === "int";

/** Only an optional field can be removed. */
function ofEmpty(path: Path, { fieldsAt }: Reader): string {
  const field = fieldsAt(path.slice(0, -1))[String(path.at(-1))];
  return field?.safeParse(undefined).success ? "Write something, or remove the field." : "Write something.";
}

/** What to add for a missing field; for a group, its own fields too. */
function ofMissing(path: Path, expected: string, { fieldsAt }: Reader): string {
  const name = quote(path.at(-1));
  const field = fieldsAt(path.slice(0, -1))[String(path.at(-1))];
  const type = field && typeAt(field, undefined);
  if (!(type instanceof z.ZodObject) || typeof path.at(-1) === "number")
    return `Add ${name} with ${noun(expected)}.`;
  const needed = Object.entries<z.ZodType>(type.shape).filter(
    ([, field]) => !field.safeParse(undefined).success,
  );
  const names = needed
    .map(([key]) => `${key}:`)
    .join(", ")
    .replace(/, (?=[^,]*$)/, " and ");
  return `Add ${path.at(-1)}: and below it, two spaces deeper, ${names}.`;
}

/** A list entry with no space after its hyphen, which turns the list into a text. */
function tightEntry(value: unknown, expected: string, at: Path): Sentence | undefined {
  const words = expected === "array" && typeof value === "string" && /^-[^\s-].*?(?=\s+-|$)/.exec(value)?.[0];
  return words ? { ...afterHyphen(words.slice(1)), at, words } : undefined;
}

/** A text that begins with a bracket, which turns it into a list or a group. */
function bracketed(value: unknown, expected: string, path: Path, { inlineAt }: Reader): Sentence | undefined {
  const typed = expected === "string" ? inlineAt(path) : undefined;
  if (!typed || typed.includes("\n")) return undefined;
  const field = typeof path.at(-1) === "string" ? `${path.at(-1)}: ` : "";
  const mark = typed.includes('"') ? "'" : '"';
  return {
    problem: `Text that begins with ${typed[0]} is read as a ${Array.isArray(value) ? "list" : "group of fields"}.`,
    expected: `Put it in quotation marks: ${field}${mark}${typed.replaceAll("'", mark === "'" ? "''" : "'")}${mark}.`,
    at: path,
  };
}

/** How to write a path that belongs in a group, as a picture's does. */
function pathInstead(value: unknown, path: Path, { fieldsAt }: Reader): string | undefined {
  const field = fieldsAt(path.slice(0, -1))[String(path.at(-1))];
  if (!field || factsAt(field, undefined).kind !== "file" || !isPlainObject(value)) return undefined;
  return `${quote(path.at(-1))} takes the path alone: ${path.at(-1)}: ${short(value.src ?? "images/scenes/parts.jpg")}.`;
}

/** How to write a picture that was given only as a path. */
function pictureInstead(value: unknown, path: Path, { fieldsAt }: Reader): string | undefined {
  const field = fieldsAt(path.slice(0, -1))[String(path.at(-1))];
  const type = field && typeAt(field, undefined);
  const isPicture = type instanceof z.ZodObject && Object.hasOwn(type.shape, "src");
  return isPicture && typeof value === "string"
    ? `Write src: ${short(value)} and alt: below it, each on its own line, indented by two more spaces.`
    : undefined;
}

/** What else is wrong with a number in place of a text, if quotation marks alone would not fix it. */
function refusedNext(value: unknown, expected: string, path: Path, { fieldsAt, sourceAt }: Reader) {
  if (expected !== "string" || typeof value !== "number") return undefined;
  const field = fieldsAt(path.slice(0, -1))[String(path.at(-1))];
  const issue = field?.safeParse(sourceAt(path)).error?.issues[0];
  return issue && `${issue.message}.`;
}

/** The YAML number meant by one with a currency or with commas. */
function plainNumber(typed: string): string | undefined {
  const [number = ""] = /\d[\d.,]*/.exec(typed) ?? [];
  const plain = /^\d+,\d{1,2}$/.test(number) ? number.replace(",", ".") : number.replace(/,(?=\d{3})/g, "");
  return /^\d+(?:\.\d+)?$/.test(plain) ? plain : undefined;
}

/** What to type instead of a value of the wrong type. */
function insteadOf(
  value: unknown,
  expected: string,
  path: Path,
  { fieldsAt, inlineAt, sourceAt }: Reader,
): string {
  const typed = sourceAt(path) ?? short(value);
  const field = typeof path.at(-1) === "string" ? `${quote(path.at(-1))}: ` : "";
  if (expected === "string" && value !== null && typeof value !== "object") {
    return `Put it in quotation marks to make it text: ${field}"${short(typed)}".`;
  }
  if (expected === "boolean" && typeof value === "string") {
    const meant = /^(y|yes|on|true)$/i.test(value) ? "true" : "false";
    if (/^(y|n|yes|no|on|off|true|false)$/i.test(value)) return `Write ${meant}, without quotation marks.`;
  }
  if (expected === "string" && isPlainObject(value) && field) {
    return `It should hold text. If the lines below it are its text, write ${path.at(-1)}: | and have each of them two spaces deeper than ${field.slice(0, -2)}.`;
  }
  const number = expected === "number" && typeof value === "string" ? plainNumber(value) : undefined;
  if (number) return `Write the number alone: ${number}.`;
  if (expected === "array" && isPlainObject(value))
    return "It should hold a list. Put a hyphen and a space before the first line of each entry.";
  if (expected === "array" && typeof value === "string" && field)
    return `It should hold a list. Write it between brackets, with commas: ${path.at(-1)}: [One, Two].`;
  if (expected === "object" && typeof path.at(-1) === "number") {
    const braces = inlineAt(path)?.match(/^\[(\s*[a-z]\w*:\s.*)\]$/s)?.[1];
    if (braces) return `Write { and } in place of [ and ]: {${short(braces)}}.`;
    const name = ["label", "title"].find((name) => Object.hasOwn(fieldsAt(path), name));
    if (/^\/\S*$/.test(typed) && name && Object.hasOwn(fieldsAt(path), "href"))
      return `Write - { href: ${short(typed)}, ${name}: … }.`;
  }
  const isNested = Array.isArray(value) && typeof path.at(-1) === "number";
  return `It should hold ${noun(expected)}.${isNested ? " An entry begins with one hyphen." : ""}`;
}

const noun = (expected: string) => nouns[expected] ?? expected;

const atLeast = (issue: z.core.$ZodIssueTooSmall) =>
  "exact" in issue && issue.exact ? "exactly" : "at least";

/** The nearest named field of a path, for a sentence: `sections[2].cards[0].title` is "title". */
function fieldName(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return "The file";
  if (typeof last === "string") return quote(last);
  const list = [...path].reverse().find((part) => typeof part === "string");
  return `Entry ${last + 1} of ${quote(list)}`;
}
