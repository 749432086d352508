/** Checks the content folders given as arguments, one after another; prints the CPU time of each, in milliseconds. */
import { examine } from "../../src/content/check/examine";
import { report } from "../../src/content/check/report";
import { readSources } from "../../src/content/read/sources";

for (const folder of process.argv.slice(2)) {
  const before = process.cpuUsage();
  const sources = readSources(folder);
  const findings = examine(sources);
  const printed = report(findings, sources).length;
  const { user, system } = process.cpuUsage(before);
  const faults = findings.faults.map(({ problem }) => problem);
  console.log(JSON.stringify({ milliseconds: (user + system) / 1000, faults, printed }));
}
