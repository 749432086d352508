import { resolve } from "node:path";
import type { JSONReportSpec, JSONReportSuite } from "@playwright/test/reporter";
import { countOfJest, countOfPlaywright, lastLines, sum } from "../../scripts/summary";

const none = { passed: 0, failed: 0, skipped: 0, flaky: [], failures: [] };

const spec = (title: string, status: "expected" | "flaky" | "unexpected") =>
  ({ title, tests: [{ status }] }) as unknown as JSONReportSpec;

const suite = (title: string, specs: JSONReportSpec[], suites: JSONReportSuite[] = []): JSONReportSuite => ({
  title,
  file: "forms/toasts.spec.ts",
  line: 1,
  column: 1,
  specs,
  suites,
});

describe("The last lines of a test run", () => {
  it("are the count, with the skipped tests if there are any", () => {
    expect(lastLines({ ...none, passed: 12 })).toEqual(["12 passed, 0 failed"]);
    expect(lastLines({ ...none, passed: 1, failed: 2, skipped: 3 })).toEqual([
      "1 passed, 2 failed, 3 skipped",
    ]);
  });

  it("name each failed test above it", () => {
    expect(lastLines({ ...none, passed: 1, failed: 2, failures: ["a", "b"] })).toEqual([
      "2 failed:",
      "  a",
      "  b",
      "1 passed, 2 failed",
    ]);
  });

  it("name each flaky test above it", () => {
    expect(lastLines({ ...none, passed: 12, flaky: ["e2e/a.spec.ts › a"] })).toEqual([
      "1 flaky: e2e/a.spec.ts › a",
      "12 passed, 0 failed",
    ]);
    expect(lastLines({ ...none, passed: 12, flaky: ["a", "b"] })).toEqual([
      "2 flaky:",
      "  a",
      "  b",
      "12 passed, 0 failed",
    ]);
  });

  it("add up all parts", () => {
    expect(
      sum([
        { passed: 1, failed: 2, skipped: 3, flaky: ["a"], failures: ["c"] },
        { passed: 10, failed: 20, skipped: 30, flaky: ["b"], failures: [] },
      ]),
    ).toEqual({ passed: 11, failed: 22, skipped: 33, flaky: ["a", "b"], failures: ["c"] });
  });
});

describe("A report of Jest", () => {
  it("counts a file that cannot be loaded as a failure", () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 2,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [],
    };
    expect(countOfJest(report)).toEqual({ ...none, passed: 5, failed: 3, skipped: 2 });
  });

  it("names what failed, and what passed only when it was tried again", () => {
    const report = {
      numPassedTests: 2,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        {
          name: resolve("__tests__/a.test.ts"),
          status: "failed",
          assertionResults: [
            { fullName: "A clock ticks", status: "passed", invocations: 2 },
            { fullName: "A clock strikes", status: "passed", invocations: 1 },
            { fullName: "A clock stops", status: "failed", invocations: 2 },
          ],
        },
        { name: resolve("__tests__/b.test.ts"), status: "failed", assertionResults: [] },
      ],
    };
    const { flaky, failures } = countOfJest(report);
    expect(flaky).toEqual(["__tests__/a.test.ts › A clock ticks"]);
    expect(failures).toEqual(["__tests__/a.test.ts › A clock stops", "__tests__/b.test.ts"]);
  });
});

describe("A report of Playwright", () => {
  const stats = { expected: 3, flaky: 2, unexpected: 1, skipped: 4 };
  const suites = [
    suite(
      "forms/toasts.spec.ts",
      [
        spec("stay for five seconds", "flaky"),
        spec("come alone", "expected"),
        spec("go by key", "unexpected"),
      ],
      [suite("On a slow network", [spec("come late", "flaky")])],
    ),
  ];

  it("counts flaky tests as passed, and names them with their file and groups", () => {
    expect(countOfPlaywright({ stats, suites, errors: [] })).toEqual({
      passed: 5,
      failed: 1,
      skipped: 4,
      flaky: [
        "e2e/forms/toasts.spec.ts › stay for five seconds",
        "e2e/forms/toasts.spec.ts › On a slow network › come late",
      ],
      failures: ["e2e/forms/toasts.spec.ts › go by key"],
    });
  });

  it("counts an error outside any test as a failure", () => {
    expect(countOfPlaywright({ stats, suites: [], errors: [{ message: "no server" }] }).failed).toBe(2);
  });
});
