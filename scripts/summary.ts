import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";

/** The test counts of one part. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** The names of tests that failed at first and passed when retried; they are included in `passed`. */
  flaky: string[];
}

export const sum = (counts: Count[]): Count => ({
  passed: counts.reduce((all, { passed }) => all + passed, 0),
  failed: counts.reduce((all, { failed }) => all + failed, 0),
  skipped: counts.reduce((all, { skipped }) => all + skipped, 0),
  flaky: counts.flatMap(({ flaky }) => flaky),
});

/** The last lines of a run: every flaky test by its name, then the count. */
export function lastLines({ passed, failed, skipped, flaky }: Count): string[] {
  return [
    ...(flaky.length === 1 ? [`1 flaky: ${flaky[0]}`] : []),
    ...(flaky.length > 1 ? [`${flaky.length} flaky:`, ...flaky.map((name) => `  ${name}`)] : []),
    `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
  ];
}

/** The parts of Jest's report that are used here. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
  numTodoTests: number;
}

export const countOfJest = (report: JestReport): Count => ({
  passed: report.numPassedTests,
  // A file that cannot be loaded has no tests to count.
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
  flaky: [],
});

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
  flaky: suites.flatMap((file) => flakyIn(file, [`e2e/${file.file}`])),
});

/** Names such as `e2e/forms/toasts.spec.ts › the group › the test`. */
const flakyIn = ({ specs, suites = [] }: JSONReportSuite, path: string[]): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map(({ title }) => [...path, title].join(" › ")),
  ...suites.flatMap((suite) => flakyIn(suite, [...path, suite.title])),
];
