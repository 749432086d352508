import { relative } from "node:path";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";

/** The test counts of one part. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** The names of tests that failed at first and passed when retried; they are included in `passed`. */
  flaky: string[];
  /** The names of what failed, as far as the report names it. */
  failures: string[];
}

export const sum = (counts: Count[]): Count => ({
  passed: counts.reduce((all, { passed }) => all + passed, 0),
  failed: counts.reduce((all, { failed }) => all + failed, 0),
  skipped: counts.reduce((all, { skipped }) => all + skipped, 0),
  flaky: counts.flatMap(({ flaky }) => flaky),
  failures: counts.flatMap(({ failures }) => failures),
});

/** The last lines of a run, since CI may keep no more of it: what was flaky and what failed by name, then the count. */
export function lastLines({ passed, failed, skipped, flaky, failures }: Count): string[] {
  return [
    ...named("flaky", flaky),
    ...named("failed", failures),
    `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
  ];
}

const named = (what: string, names: string[]) => {
  if (names.length === 1) return [`1 ${what}: ${names[0]}`];
  return names.length > 1 ? [`${names.length} ${what}:`, ...names.map((name) => `  ${name}`)] : [];
};

/** The parts of Jest's report that are used here. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    /** `invocations` is above 1 where a test was retried. */
    assertionResults: { fullName: string; status: string; invocations?: number }[];
  }[];
}

export function countOfJest(report: JestReport): Count {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({
      ...test,
      title: `${relative(process.cwd(), name)} › ${test.fullName}`,
    })),
  );
  // A file that cannot be loaded has no tests to count.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: tests
      .filter(({ status, invocations = 1 }) => status === "passed" && invocations > 1)
      .map(({ title }) => title),
    failures: [
      ...tests.filter(({ status }) => status === "failed").map(({ title }) => title),
      ...unloaded.map(({ name }) => relative(process.cwd(), name)),
    ],
  };
}

/**
 * An error outside of any test also counts as a failure: a file that cannot be loaded, a server that does not start.
 */
export const countOfPlaywright = ({
  stats,
  suites,
  errors,
}: Pick<JSONReport, "suites" | "errors"> & {
  stats: Omit<JSONReport["stats"], "startTime" | "duration">;
}): Count => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
  flaky: suites.flatMap((file) => namesIn("flaky", file, [`e2e/${file.file}`])),
  failures: suites.flatMap((file) => namesIn("unexpected", file, [`e2e/${file.file}`])),
});

/** Names such as `e2e/forms/toasts.spec.ts › the group › the test`. */
const namesIn = (
  wanted: "flaky" | "unexpected",
  { specs, suites = [] }: JSONReportSuite,
  path: string[],
): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map(({ title }) => [...path, title].join(" › ")),
  ...suites.flatMap((suite) => namesIn(wanted, suite, [...path, suite.title])),
];
