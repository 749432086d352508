import type { Finding } from "../read/faults";
import type { Sources } from "../read/sources";
import { type CheckResult, parsedFiles } from "./findings";

/** Lines shown before and after the line of a finding. */
const around = 2;

/** How many characters of a line are shown. */
const widest = 100;

/** Faults, then warnings, as one text with the lines around each; empty if there are none. */
export function report({ faults, warnings }: CheckResult, sources: Sources): string {
  const texts = new Map(
    parsedFiles(sources).map(({ name, source }) => [`data/${name}`, source || undefined]),
  );
  const list = (name: string, found: Finding[]) =>
    found.length === 0
      ? []
      : [
          `${counted(found.length, name)} in data/`,
          ...found.map((finding) => formatFinding(finding, texts.get(finding.file))),
        ];
  return [...list("fault", faults), ...list("warning", warnings)].join("\n\n");
}

/** "1 fault", "2 faults", "2 entries". */
export const counted = (count: number, name: string) => `${count} ${count === 1 ? name : plural(name)}`;

/** The plural of a noun; good enough for the nouns of this site. */
export const plural = (noun: string) => (noun.endsWith("y") ? `${noun.slice(0, -1)}ies` : `${noun}s`);

/** A finding as printed: its position, two sentences, and the lines around it with a caret. */
export function formatFinding(finding: Finding, source: string | undefined): string {
  const place = `${finding.file}:${finding.line}:${finding.column}`;
  const head = `${visible(place)}
  ${visible(`${finding.problem} ${finding.expected}`)}`;
  if (source === undefined) return head;
  const lines = source.split(/\r?\n/);
  const width = String(finding.line + around).length;
  const frame: string[] = [];
  const last = Math.min(lines.length, finding.line + around);
  // Long lines are cut so that they do not wrap and the caret stays below its character.
  const from = Math.max(0, finding.column - 1 - widest / 2);
  for (let number = Math.max(1, finding.line - around); number <= last; number++) {
    const mark = number === finding.line ? ">" : " ";
    const line = (lines[number - 1] ?? "").slice(from, from + widest);
    frame.push(`  ${mark} ${String(number).padStart(width)} | ${visible(line)}`);
    if (number === finding.line)
      frame.push(`    ${" ".repeat(width)} | ${" ".repeat(finding.column - 1 - from)}^`);
  }
  return `${head}\n${frame.join("\n")}`;
}

/** Replaces characters that would move the cursor, set colors or change the text direction with dots. */
const visible = (text: string) =>
  text.replaceAll("\t", " ").replace(/\p{Cc}|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu, "·");
