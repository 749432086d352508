/**
 * `npm test`: format and lint, Jest, a production build, types, Playwright. Every step runs, whatever the others
 * said; the last line sums up the tests of all of them.
 */
import { mkdirSync, readFileSync } from "node:fs";
import { buildForLocalForms, run } from "./local.mjs";
import { ensurePackages } from "./packages.mjs";

const results = "test-results";
mkdirSync(results, { recursive: true });
const total = { passed: 0, failed: 0 };

function count(passed, failed) {
  total.passed += passed;
  total.failed += failed;
}

/** A step without tests of its own counts as one. */
async function step(name, work) {
  console.log(`\n== ${name}`);
  const ok = (await work()) === 0;
  count(ok ? 1 : 0, ok ? 0 : 1);
  return ok;
}

const read = (file) => JSON.parse(readFileSync(`${results}/${file}`, "utf8"));

/** Runs a test runner and adds up its report; a runner that leaves none has failed. */
async function runner(name, work, summary) {
  console.log(`\n== ${name}`);
  const code = await work();
  try {
    const { passed, failed } = summary();
    count(passed, failed);
    if (code !== 0 && failed === 0) count(0, 1);
  } catch (error) {
    console.error(`${name} left no report: ${error.message}`);
    count(0, 1);
  }
}

await step("Format and lint", () => run("npx", ["biome", "ci", "--error-on-warnings", "."]));
await runner(
  "Jest",
  () => run("npx", ["jest", "--json", `--outputFile=${results}/jest.json`]),
  () => {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = read("jest.json");
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
  },
);
const built = await step("Build", buildForLocalForms);
await step("Types", () => run("npx", ["tsc", "--noEmit"]));
if (built) {
  await runner(
    "Playwright",
    () => run("npx", ["playwright", "test"], { CHROMIUM: ensurePackages() }),
    () => {
      const { expected, flaky, unexpected } = read("playwright.json").stats;
      return { passed: expected + flaky, failed: unexpected };
    },
  );
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
