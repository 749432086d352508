/** Runs the parts of a check one after another, counts their tests, and says what each of them cost. */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { lastLines, sum } from "./summary";

const counts = [];
const costs = [];

/**
 * Runs a part; `work` resolves with an exit code. `read` counts the tests in the report that it has left; a part
 * without a report counts as one test. Resolves with whether all went well.
 */
export async function part(name, work, read) {
  console.log(`\n== ${name}`);
  const start = Date.now();
  const count = await attempt(name, work, read);
  counts.push(count);
  costs.push([name, Math.round((Date.now() - start) / 1000)]);
  return count.failed === 0;
}

async function attempt(name, work, read) {
  try {
    const code = await work();
    const ended = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, flaky: [] };
    if (!read) return ended;
    const count = read();
    // A runner may fail without a failed test.
    return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    return { passed: 0, failed: 1, skipped: 0, flaky: [] };
  }
}

/** Makes a reader of a report; a report left by an earlier run is removed, so that it cannot be mistaken for this one. */
export function reportIn(file, countOf) {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return () => countOf(JSON.parse(readFileSync(file, "utf8")));
}

/** Prints what each part cost, the flaky tests, and the count as the last line. Sets the exit code. */
export function finish() {
  const together = costs.reduce((all, [, seconds]) => all + seconds, 0);
  console.log("");
  for (const [name, seconds] of [...costs, ["Together", together]])
    console.log(`${name.padEnd(18)}${String(seconds).padStart(5)} s`);
  const total = sum(counts);
  console.log(`\n${lastLines(total).join("\n")}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}
