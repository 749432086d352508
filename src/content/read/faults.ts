import type { z } from "zod";
import type { Path } from "../derive/schemaLookup";
import { nearest } from "./nearest";

/** A fault or a warning: something wrong in a content file, explained to its author. Lines and columns count from 1. */
export interface Finding {
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

export interface Sentence {
  problem: string;
  expected: string;
  /** Where to point: at the value, at its key, or at the group that lacks a key. */
  at: Path;
  /** The faulty words within a text of several lines. */
  words?: string;
}

/** Looks things up in the file with the issue. */
export interface Reader {
  valueAt(path: Path): unknown;
  /** A single value as it is typed: 1.10 rather than 1.1. */
  sourceAt(path: Path): string | undefined;
  /** A list or a group as it is typed between brackets; undefined if it is not. */
  inlineAt(path: Path): string | undefined;
  /** The comment behind a single value, without its #. */
  commentAt(path: Path): string | undefined;
  /** Whether a field between braces has a name but no colon. */
  isBare(path: Path): boolean;
  /** The fields that the group at a path may have, by name. */
  fieldsAt(path: Path): Record<string, z.ZodType>;
}

export const nouns: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
  record: "a group of fields",
};

export const nounOf = (value: unknown): string => {
  if (value === null) return "nothing";
  if (Array.isArray(value)) return "a list";
  return nouns[typeof value] ?? typeof value;
};

export const short = (value: unknown) => {
  if (typeof value === "object") return nounOf(value);
  const words = String(value).replace(/\s+/g, " ");
  return words.length > 60 ? `${words.slice(0, 60)}…` : words;
};
