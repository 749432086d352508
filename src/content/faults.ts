import type { z } from "zod";
import { nearest } from "./nearest";
import type { Path } from "./walk";

/** Something wrong in a content file, said to the person who wrote it. Lines and columns count from 1. */
export interface Fault {
  file: string;
  line: number;
  column: number;
  problem: string;
  expected: string;
}

export const quote = (value: unknown) => `"${String(value)}"`;

export const oneOf = (values: readonly unknown[]) => values.map(quote).join(", ");

/** "Did you mean …?", or nothing where no candidate is alike. */
export function didYouMean(wanted: string, candidates: readonly string[]): string {
  const match = nearest(wanted, candidates);
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

/** Puts a schema issue into the editor's words; one issue may name several unknown keys. */
export function explain(
  issue: z.core.$ZodIssue,
  valueAt: (path: Path) => unknown,
  fieldsAt: (path: Path) => string[],
): Sentence[] {
  const path = issue.path as Path;
  const name = fieldName(path);
  const value = valueAt(path);
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => ({
        problem: `${quote(key)} is not a field here.`,
        expected: `Use one of ${oneOf(fieldsAt(path))}.${didYouMean(key, fieldsAt(path))}`,
        at: [...path, key],
      }));
    case "invalid_type":
      if (value === undefined) {
        return [
          { problem: `${name} is missing.`, expected: `Add ${name} with ${noun(issue.expected)}.`, at: path },
        ];
      }
      return [
        {
          problem: `${name} holds ${nounOf(value)}${typeof value === "object" ? "" : ` (${String(value)})`}.`,
          expected:
            issue.expected === "string" && value !== null && typeof value !== "object"
              ? `Put it in quotation marks to make it text: ${name}: "${String(value)}".`
              : `It should hold ${noun(issue.expected)}.`,
          at: path,
        },
      ];
    case "invalid_value": {
      const values = issue.values.map(String);
      const missing = value === undefined;
      return [
        {
          problem: missing ? `${name} is missing.` : `${quote(value)} is not a value that ${name} can have.`,
          expected: `Use one of ${oneOf(values)}.${missing ? "" : didYouMean(String(value), values)}`,
          at: path,
        },
      ];
    }
    case "invalid_union": {
      const types = ("options" in issue && issue.options ? issue.options : []).map(String);
      const missing = value === undefined;
      return [
        {
          problem: missing ? `${name} is missing.` : `There is no section type ${quote(value)}.`,
          expected: `Use one of ${oneOf(types)}.${missing ? "" : didYouMean(String(value), types)}`,
          at: path,
        },
      ];
    }
    case "too_small":
      return [
        issue.origin === "array"
          ? {
              problem: `${name} has too few entries.`,
              expected: `It needs ${atLeast(issue)} ${issue.minimum}.`,
              at: path,
            }
          : { problem: `${name} is empty.`, expected: "Write something, or remove the field.", at: path },
      ];
    case "too_big":
      return [
        {
          problem: `${name} is too long.`,
          expected: `It may have at most ${issue.maximum} ${issue.origin === "array" ? "entries" : "characters"}.`,
          at: path,
        },
      ];
    case "invalid_key":
      return [
        {
          problem: `${quote(path.at(-1))} cannot be a key.`,
          expected: "Use small letters, digits and single hyphens, such as desktop-app.",
          at: path,
        },
      ];
    default: {
      const problem = value === undefined ? `${name} is missing.` : `${name} is not right: ${quote(value)}.`;
      return [{ problem, expected: `${issue.message}.`, at: path }];
    }
  }
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

/** A fault as it is printed: place, two sentences, and the lines around it with a caret. */
export function formatFault(fault: Fault, source: string | undefined): string {
  const head = `${fault.file}:${fault.line}:${fault.column}\n  ${fault.problem} ${fault.expected}`;
  if (source === undefined) return head;
  const lines = source.split(/\r?\n/);
  const width = String(fault.line + 1).length;
  const frame: string[] = [];
  for (let number = Math.max(1, fault.line - 1); number <= Math.min(lines.length, fault.line + 1); number++) {
    const mark = number === fault.line ? ">" : " ";
    frame.push(`  ${mark} ${String(number).padStart(width)} | ${lines[number - 1]}`);
    if (number === fault.line) frame.push(`    ${" ".repeat(width)} | ${" ".repeat(fault.column - 1)}^`);
  }
  return `${head}\n${frame.join("\n")}`;
}
