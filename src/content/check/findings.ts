import type { Path } from "../derive/schemaLookup";
import type { Finding } from "../read/faults";
import type { ParsedFile } from "../read/parse";
import { missing, type Sources } from "../read/sources";

export interface CheckResult {
  /** The build stops at these. */
  faults: Finding[];
  /** These are printed, and the site is built. */
  warnings: Finding[];
}

/** Where something is wrong: at a value or a place in a content file, or in another file below data/, by its name. */
export type Spot = Place | string;

interface Place {
  file: ParsedFile;
  path: Path;
}

/** Adds a finding; `words` are the faulty ones within a text of several lines, searched for from line `after` of it. */
export type Tell = (spot: Spot, problem: string, expected: string, words?: string, after?: number) => void;

export interface Findings extends CheckResult {
  fault: Tell;
  warn: Tell;
}

/** One kind of check: adds to the findings. `today` is a date such as 2026-11-21. */
export type Check = (sources: Sources, findings: Findings, today: string) => void;

/** Findings to add to, with those that reading the files has brought. */
export function findingsWith({ faults, warnings }: CheckResult): Findings {
  const into =
    (list: Finding[]): Tell =>
    (spot, problem, expected, words, after) =>
      list.push(
        typeof spot === "string"
          ? { file: `data/${spot}`, line: 1, column: 1, problem, expected }
          : spot.file.finding(spot.path, problem, expected, words, after),
      );
  return { faults, warnings, fault: into(faults), warn: into(warnings) };
}

/** A place for messages: data/news.yaml:5:3. */
export function whereIs({ file, path }: Place): string {
  const { file: name, line, column } = file.finding(path, "", "");
  return `${name}:${line}:${column}`;
}

/** All files of a folder that were read, even those with faults. */
export const parsedFiles = (sources: Sources): ParsedFile[] => [
  ...sources.pages,
  ...Object.values(sources.shared),
];

/** Whether every file could be read. If not, a check across files would report much of the site as unused. */
export const everythingReads = (sources: Sources) =>
  sources.faults.length === 0 && parsedFiles(sources).every(({ content }) => content !== undefined);

const most = 50;

/** Keeps only the first few faults of each file: one mistake can cause thousands. */
export function firstFew(faults: Finding[]): Finding[] {
  const counts = new Map<string, number>();
  for (const { file } of faults) counts.set(file, (counts.get(file) ?? 0) + 1);
  const shown = new Map<string, number>();
  return faults.flatMap((fault) => {
    const number = (shown.get(fault.file) ?? 0) + 1;
    shown.set(fault.file, number);
    if (number <= most) return [fault];
    if (number > most + 1) return [];
    const rest = `${(counts.get(fault.file) ?? 0) - most} more in this file are not shown.`;
    return [{ ...fault, problem: rest, expected: "Fix the first ones, then check again." }];
  });
}

/** Missing files first, since they cause other faults; then by file, line and column. */
export const inOrder = (faults: Finding[]): Finding[] =>
  [...faults].sort(
    (a, b) => rank(a) - rank(b) || a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );

/** Faults of the folder come first, then missing files. */
function rank({ file, problem }: Finding): number {
  if (file === "data") return 0;
  return problem === missing ? 1 : 2;
}
