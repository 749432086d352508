import type { JSONReportSpec, JSONReportSuite } from "@playwright/test/reporter";
import { countOfJest, countOfPlaywright, lastLines, sum } from "../../scripts/summary";

const none = { passed: 0, failed: 0, skipped: 0, flaky: [] };

const spec = (title: string, status: "expected" | "flaky") =>
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
        { passed: 1, failed: 2, skipped: 3, flaky: ["a"] },
        { passed: 10, failed: 20, skipped: 30, flaky: ["b"] },
      ]),
    ).toEqual({ passed: 11, failed: 22, skipped: 33, flaky: ["a", "b"] });
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
    };
    expect(countOfJest(report)).toEqual({ passed: 5, failed: 3, skipped: 2, flaky: [] });
  });
});

describe("A report of Playwright", () => {
  const stats = { expected: 3, flaky: 2, unexpected: 1, skipped: 4 };
  const suites = [
    suite(
      "forms/toasts.spec.ts",
      [spec("stay for five seconds", "flaky"), spec("come alone", "expected")],
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
    });
  });

  it("counts an error outside any test as a failure", () => {
    expect(countOfPlaywright({ stats, suites: [], errors: [{ message: "no server" }] }).failed).toBe(2);
  });
});
