/** Runs the parts of a check one after another, counts their tests, and reports how long each took. */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { lastLines, sum } from "./summary";

const counts = [];
const durations = [];

/**
 * Runs a part; `work` resolves with an exit code. `read` counts the tests in the report that it has written; a part
 * without a report counts as one test. Resolves with whether everything passed.
 */
export async function part(name, work, read) {
  console.log(`\n== ${name}`);
  const start = Date.now();
  const count = await attempt(name, work, read);
  counts.push(count);
  durations.push([name, Math.round((Date.now() - start) / 1000)]);
  return count.failed === 0;
}

async function attempt(name, work, read) {
  try {
    const code = await work();
    if (!read) return code === 0 ? { ...nothing, passed: 1 } : failedAt(name);
    const count = read();
    // A runner may fail without a failed test.
    return code !== 0 && count.failed === 0 ? { ...count, failed: 1, failures: [name] } : count;
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    return failedAt(name);
  }
}

const nothing = { passed: 0, failed: 0, skipped: 0, flaky: [], failures: [] };

const failedAt = (name) => ({ ...nothing, failed: 1, failures: [name] });

/** Returns a reader for a report. Removes the report of an earlier run, so that it is not mistaken for this one. */
export function reportIn(file, countOf) {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return () => countOf(JSON.parse(readFileSync(file, "utf8")));
}

/** Prints how long each part took, what was flaky or failed, and the count as the last line. Sets the exit code. */
export function finish() {
  const together = durations.reduce((all, [, seconds]) => all + seconds, 0);
  console.log("");
  for (const [name, seconds] of [...durations, ["Together", together]])
    console.log(`${name.padEnd(18)}${String(seconds).padStart(5)} s`);
  const total = sum(counts);
  console.log(`\n${lastLines(total).join("\n")}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}
