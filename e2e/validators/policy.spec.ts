import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { builtFiles } from "../hosting/support/built";
import { test } from "../support/test";

const policyIn = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "";

test("csp_evaluator finds nothing in any document's policy but that scripts of the site's own may run", () => {
  const policies = new Set(
    builtFiles.all
      .filter((name) => name.endsWith(".html"))
      .map((name) => policyIn(readFileSync(`public/${name}`, "utf8"))),
  );
  expect(policies).not.toContain("");
  for (const policy of policies) {
    const findings = new CspEvaluator(new CspParser(policy).csp)
      .evaluate()
      .filter(({ severity }) => severity < Severity.INFO)
      .map(({ directive, value, description }) => `${directive} ${value}: ${description}`);
    // It warns of JSONP, user uploads and Angular, which a folder of static files does not have.
    expect(findings).toEqual([expect.stringMatching(/^script-src 'self': .*JSONP/)]);
  }
});
