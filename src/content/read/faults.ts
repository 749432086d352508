import type { z } from "zod";
import { formerName, isGroup, type Path, typeAt } from "../derive/walk";
import { nearest } from "./nearest";

/** Something wrong in a content file, explained to its author. Lines and columns count from 1. */
export interface Fault {
  file: string;
  line: number;
  column: number;
  problem: string;
  expected: string;
}

/** A value in quotation marks, shortened if it would fill the screen. */
export const quote = (value: unknown) => `"${short(value)}"`;

export const oneOf = (values: readonly unknown[]) => values.map(quote).join(", ");

/** "Did you mean …?", or nothing if no candidate is similar. */
export function didYouMean(wanted: string, candidates: readonly string[]): string {
  const match = wanted.length > 100 ? undefined : nearest(wanted, candidates);
  return match === undefined ? "" : ` Did you mean ${quote(match)}?`;
}

const nouns: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
  record: "a group of fields",
};

/** What to call the options of a field that decides which other fields there are. */
const unions: Record<string, string> = { type: "section type", name: "exhibit" };

const nounOf = (value: unknown): string => {
  if (value === null) return "nothing";
  if (Array.isArray(value)) return "a list";
  return nouns[typeof value] ?? typeof value;
};

interface Sentence {
  problem: string;
  expected: string;
  /** Where to point: at the value, at its key, or at the group that lacks a key. */
  at: Path;
}

/** Looks things up in the file with the issue. */
interface Reader {
  valueAt(path: Path): unknown;
  /** A single value as it is typed: 1.10 rather than 1.1. */
  sourceAt(path: Path): string | undefined;
  /** The fields that the group at a path may have, by name. */
  fieldsAt(path: Path): Record<string, z.ZodType>;
}

/** Explains a schema issue in the editor's words; one issue may name several unknown keys. */
export function explain(issue: z.core.$ZodIssue, reader: Reader): Sentence[] {
  const { valueAt, sourceAt } = reader;
  const path = issue.path as Path;
  const name = fieldName(path);
  const value = valueAt(path);
  // The fault for the old name says everything already.
  if (value === undefined && isUnderFormerName(path, reader)) return [];
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => unknownField([...path, key], reader));
    case "invalid_type":
      if (value === undefined) {
        return [
          { problem: `${name} is missing.`, expected: `Add ${name} with ${noun(issue.expected)}.`, at: path },
        ];
      }
      return [
        {
          problem: `${name} holds ${nounOf(value)}${typeof value === "object" ? "" : ` (${short(sourceAt(path) ?? value)})`}.`,
          expected:
            path.length === 0 && value === null
              ? `Begin with ${quote(Object.keys(reader.fieldsAt([]))[0])}, as the other files do, or delete this one.`
              : insteadOf(value, issue.expected, path, sourceAt(path)),
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
            : `There is no ${unions[String(path.at(-1))]} ${quote(value)}.`,
          expected: `Use one of ${oneOf(types)}.${missing ? "" : didYouMean(short(value), types)}`,
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
              expected: `It needs ${atLeast(issue)} ${issue.minimum}.`,
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
      return [{ problem, expected: `${issue.message}.`, at: path }];
    }
  }
}

/** Whether a limit applies to a number, rather than to the length of a text or a list. */
const isCounted = (origin: string) => origin === "number" || origin === "int";

/** Only a field that may be left out can be removed. */
function ofEmpty(path: Path, { fieldsAt }: Reader): string {
  const field = fieldsAt(path.slice(0, -1))[String(path.at(-1))];
  return field?.safeParse(undefined).success ? "Write something, or remove the field." : "Write something.";
}

/** Explains a field that its group does not have, or no longer under this name. */
function unknownField(at: Path, { valueAt, fieldsAt }: Reader): Sentence {
  const key = String(at.at(-1));
  const fields = fieldsAt(at.slice(0, -1));
  const renamed = Object.keys(fields).find((name) => formerName(fields[name]) === key);
  if (renamed === undefined) {
    const names = Object.keys(fields);
    return {
      problem: `${quote(key)} is not a field here.`,
      expected: `Use one of ${oneOf(names)}.${didYouMean(key, names)}`,
      at,
    };
  }
  const value = valueAt(at);
  const field = fields[renamed];
  const example = field && typeAt(field, undefined)?.meta()?.examples;
  const like = Array.isArray(example) ? `, as in ${renamed}: ${JSON.stringify(example[0])}` : "";
  const taken = isGroup(value) && Object.hasOwn(value, renamed);
  return {
    problem: `${quote(key)} is called ${quote(renamed)} now.`,
    expected: taken
      ? `Write its fields here, without ${quote(key)} around them${like}.`
      : `Rename it to ${quote(renamed)}${like}.`,
    at,
  };
}

/** Whether a missing field is present under its former name, or inside a former group around it. */
function isUnderFormerName(path: Path, { valueAt, fieldsAt }: Reader): boolean {
  const around = valueAt(path.slice(0, -1));
  const name = String(path.at(-1));
  if (!isGroup(around)) return false;
  return Object.entries(fieldsAt(path.slice(0, -1))).some(([field, type]) => {
    const once = formerName(type);
    if (once === undefined || !Object.hasOwn(around, once)) return false;
    const held = around[once];
    return field === name || (isGroup(held) && Object.hasOwn(held, name));
  });
}

/** What to type instead of a value of the wrong type. */
function insteadOf(value: unknown, expected: string, path: Path, typed = short(value)): string {
  const field = typeof path.at(-1) === "string" ? `${quote(path.at(-1))}: ` : "";
  if (expected === "string" && value !== null && typeof value !== "object") {
    return `Put it in quotation marks to make it text: ${field}"${short(typed)}".`;
  }
  if (expected === "boolean" && typeof value === "string") {
    const meant = /^(y|yes|on|true)$/i.test(value) ? "true" : "false";
    if (/^(y|n|yes|no|on|off|true|false)$/i.test(value)) return `Write ${meant}, without quotation marks.`;
  }
  return `It should hold ${noun(expected)}.`;
}

/** A value that fits into a sentence. */
const short = (value: unknown) => {
  if (typeof value === "object") return nounOf(value);
  const words = String(value).replace(/\s+/g, " ");
  return words.length > 60 ? `${words.slice(0, 60)}…` : words;
};

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
