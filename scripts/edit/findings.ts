import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Findings } from "../../src/content/check/findings";
import type { Fault } from "../../src/content/read/faults";
import { fieldAt, formOf } from "./places";

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

/** Shown in place of the findings, or the last ones would seem to be today's. */
const stopped: Finding = {
  kind: "fault",
  file: "npm run edit",
  field: "",
  says: "The check has stopped. The terminal says why; start npm run edit again.",
  form: "#/collections/pages",
};

/** Checks a project's data/ now and after every change, until `stop` is called. */
export function watchFindings(root: string, tell: (findings: Finding[]) => void): { stop(): void } {
  const child: ChildProcess = spawn(process.execPath, ["scripts/content.mjs", root, "--json", "--watch"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const tellEnd = () => tell([stopped]);
  child.on("exit", tellEnd).on("error", tellEnd);
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
  return { stop: () => child.removeAllListeners("exit").kill() };
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
