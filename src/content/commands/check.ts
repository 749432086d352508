import { existsSync } from "node:fs";
import { examine, isoToday } from "../check/examine";
import type { CheckResult } from "../check/findings";
import { counted, report } from "../check/report";
import { nextBuild } from "../check/schedule";
import { checkSpelling } from "../check/spelling";
import { contentFolder } from "../read/folders";
import { loadResults, saveResults } from "../read/results";
import { readSources } from "../read/sources";

/** Checks a project's data/ once, or again after every change. */
export async function check(root = process.cwd(), switches: ReadonlySet<"json" | "watch"> = new Set()) {
  const folder = contentFolder(root);
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const results = process.env.CONTENT_RESULTS;
  if (results) loadResults(results);
  const look = () => {
    const sources = readSources(folder);
    const today = isoToday();
    const findings = examine(sources, today, [checkSpelling]);
    if (results) saveResults(results);
    const failed = findings.faults.length > 0;
    process.exitCode = failed ? 1 : 0;
    if (switches.has("json")) {
      console.log(JSON.stringify({ ok: !failed, ...findings }, null, 2));
    } else {
      const text = report(findings, sources);
      if (text) console.log(`${text}\n`);
      console.log([verdict(findings), ...nextBuild(sources, today)].join("\n"));
    }
  };
  look();
  if (!switches.has("watch")) return;
  const { watchFolder } = await import("../read/watchFolder");
  const watcher = watchFolder(folder, () => {
    if (!switches.has("json")) console.log(`\n${new Date().toLocaleTimeString("en-GB")} data/ has changed.`);
    look();
  });
  // To standard error, so that the output of --json stays valid.
  watcher.on("ready", () => console.error("Watching data/. Press Ctrl+C to stop."));
}

const verdict = ({ faults, warnings }: CheckResult) => {
  const noted =
    warnings.length === 0 ? "" : ` ${counted(warnings.length, "warning")}: the site can still be built.`;
  if (faults.length > 0)
    return `data/ has ${counted(faults.length, "fault")}: nothing is built until ${faults.length === 1 ? "it is" : "they are"} fixed.`;
  return `data/ is in order.${noted}`;
};
