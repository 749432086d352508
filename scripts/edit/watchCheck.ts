import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CheckResult } from "../../src/content/check/findings";
import type { Finding } from "../../src/content/read/faults";
import { fieldAt, formOf } from "./places";

/** A fault or a warning, as the editing page shows it. */
export interface FindingRow {
  kind: "fault" | "warning";
  file: string;
  /** The field, in words: "sections, 3, title". */
  field: string;
  message: string;
  /** The address of the file's form. */
  form: string;
}

/** Shown instead of the last findings, which would look current. */
const stopped: FindingRow = {
  kind: "fault",
  file: "npm run edit",
  field: "",
  message: "The check has stopped. The terminal says why; start npm run edit again.",
  form: "#/collections/pages",
};

/** Checks a project's data/ now and after every change, until `stop` is called. */
export function watchCheck(root: string, onChange: (findings: FindingRow[]) => void): { stop(): void } {
  const child: ChildProcess = spawn(process.execPath, ["scripts/content.mjs", root, "--json", "--watch"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const onEnd = () => onChange([stopped]);
  child.on("exit", onEnd).on("error", onEnd);
  let buffer = "";
  child.stdout?.setEncoding("utf8").on("data", (part: string) => {
    buffer += part;
    // Each result is a pretty-printed object, which ends with a } at the beginning of a line.
    for (let end = buffer.indexOf("\n}\n"); end >= 0; end = buffer.indexOf("\n}\n")) {
      const { faults, warnings } = JSON.parse(buffer.slice(0, end + 2)) as CheckResult;
      buffer = buffer.slice(end + 3);
      onChange([...toRows(root, "fault", faults), ...toRows(root, "warning", warnings)]);
    }
  });
  return { stop: () => child.removeAllListeners("exit").kill() };
}

const toRows = (root: string, kind: FindingRow["kind"], findings: readonly Finding[]): FindingRow[] =>
  findings.map((finding) => ({
    kind,
    file: finding.file,
    field: fieldAt(textOf(join(root, finding.file)), finding),
    message: `${finding.problem} ${finding.expected}`,
    form: formOf(finding.file),
  }));

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // A missing file has findings, too.
    return "";
  }
}
