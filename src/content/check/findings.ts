import type { Fault } from "../read/faults";
import type { ParsedFile } from "../read/parse";
import type { Sources } from "../read/sources";

/** What the doctor has to say about a content folder. */
export interface Findings {
  /** The build stops at these. */
  faults: Fault[];
  /** These are printed, and the site is built. */
  warnings: Fault[];
}

/** One kind of check: adds what it finds. `today` is a date such as 2026-11-21. */
export type Check = (sources: Sources, findings: Findings, today: string) => void;

/** All files of a folder that were read, whether they have faults or not. */
export const parsedFiles = (sources: Sources): ParsedFile[] => [
  ...sources.pages,
  ...Object.values(sources.shared),
];

/** Checks that look from file to file would call much of the site unused while one file cannot be read. */
export const everythingReads = (sources: Sources) =>
  sources.faults.length === 0 && parsedFiles(sources).every(({ content }) => content !== undefined);

const most = 50;

/** Nobody reads more of one file at once, and a broken file may have thousands that all come from the first. */
export function firstFew(faults: Fault[]): Fault[] {
  const counts = new Map<string, number>();
  for (const { file } of faults) counts.set(file, (counts.get(file) ?? 0) + 1);
  const told = new Map<string, number>();
  return faults.flatMap((fault) => {
    const number = (told.get(fault.file) ?? 0) + 1;
    told.set(fault.file, number);
    if (number <= most) return [fault];
    if (number > most + 1) return [];
    const rest = `${(counts.get(fault.file) ?? 0) - most} more in this file are not shown.`;
    return [{ ...fault, problem: rest, expected: "Mend the first ones, then look again." }];
  });
}

/** Files by line, then by column. */
export const inOrder = (faults: Fault[]): Fault[] =>
  [...faults].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
