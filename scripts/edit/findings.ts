import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isCollection, isMap, isNode, LineCounter, type Node, parseDocument } from "yaml";
import type { Findings } from "../../src/content/check/findings";
import { isGroup } from "../../src/content/derive/walk";
import type { Fault } from "../../src/content/read/faults";

/** What the check has found, as the editing page shows it. */
export interface Finding {
  kind: "fault" | "warning";
  file: string;
  /** The field, in words: "sections, 3, title". */
  field: string;
  says: string;
  /** The address of the file's form. */
  form: string;
}

/** Checks a project's data/ now and after every change; ends when `stop` is called. */
export function watchFindings(root: string, tell: (findings: Finding[]) => void): { stop(): void } {
  const child: ChildProcess = spawn(process.execPath, ["scripts/content.mjs", root, "--json", "--watch"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  let read = "";
  child.stdout?.setEncoding("utf8").on("data", (part: string) => {
    read += part;
    // Each result is a group of its own, which ends with the first brace at the beginning of a line.
    for (let end = read.indexOf("\n}\n"); end >= 0; end = read.indexOf("\n}\n")) {
      const { faults, warnings } = JSON.parse(read.slice(0, end + 2)) as Findings;
      read = read.slice(end + 3);
      tell([...listed(root, "fault", faults), ...listed(root, "warning", warnings)]);
    }
  });
  return { stop: () => child.kill() };
}

const listed = (root: string, kind: Finding["kind"], faults: readonly Fault[]): Finding[] =>
  faults.map((fault) => ({
    kind,
    file: fault.file,
    field: fieldAt(textOf(join(root, fault.file)), fault),
    says: `${fault.problem} ${fault.expected}`,
    form: formOf(fault.file),
  }));

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // A file that is missing has a finding too.
    return "";
  }
}

/** The address of a file's form in Sveltia: a page's by its path, any other's by its name. */
export function formOf(file: string): string {
  const page = /^data\/pages\/(.+)\.yaml$/.exec(file)?.[1];
  if (page !== undefined) return `#/collections/pages/entries/${page}`;
  const name = /^data\/([a-z]+)\.yaml$/.exec(file)?.[1];
  return name === undefined ? "#/collections/pages" : `#/collections/_singletons/entries/${name}`;
}

/** Which field stands at a line and a column, in words; entries count from 1. */
export function fieldAt(source: string, { line, column }: Pick<Fault, "line" | "column">): string {
  const lines = new LineCounter();
  const { contents } = parseDocument(source, { lineCounter: lines, logLevel: "silent" });
  const start = lines.lineStarts[line - 1];
  return start === undefined ? "" : pathTo(contents, start + column - 1).join(", ");
}

/** The steps to the innermost field around an offset. */
function pathTo(node: unknown, offset: number): (string | number)[] {
  if (!isCollection(node)) return [];
  for (const [index, item] of [...node.items.entries()].reverse()) {
    const key = isMap(node) && isGroup(item) && isNode(item.key) ? item.key : undefined;
    const value = key && isGroup(item) ? item.value : item;
    const from = (key ?? (value as Node)).range?.[0];
    if (from === undefined || from > offset) continue;
    return [key ? String(key) : index + 1, ...pathTo(value, offset)];
  }
  return [];
}
