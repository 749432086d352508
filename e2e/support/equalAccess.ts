import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

/** The checker's bundle for browsers, which puts `ace` on the window. */
const bundle = readFileSync(require.resolve("accessibility-checker-engine/ace-window.js"), "utf8");

interface Result {
  ruleId: string;
  value: [string, string];
  message: string;
  path: { dom: string };
}

interface Checker {
  check(document: Document, rules: string[]): Promise<{ results: Result[] }>;
}

/**
 * What is wide scrolls by keyboard only where it takes the focus, which axe asks for (WCAG 2.1.1) and this rule forbids:
 * Safari gives such places no focus by itself.
 */
const disputed = "element_tabbable_role_valid";

/** What IBM Equal Access calls a violation without a doubt, a line for each: rule, message, place. */
export async function violationsIn(page: Page): Promise<string[]> {
  const results = await page.evaluate(async (source) => {
    // By the debugger's hand, which the page's policy does not bind.
    const { ace } = new Function(`${source}; return { ace: window.ace_ibma ?? window.ace };`)() as {
      ace: { Checker: new () => Checker };
    };
    return (await new ace.Checker().check(document, ["IBM_Accessibility"])).results;
  }, bundle);
  return results
    .filter(({ value: [level, outcome] }) => level === "VIOLATION" && outcome === "FAIL")
    .filter(({ ruleId, path }) => ruleId !== disputed || !/pre\[\d+\]$/.test(path.dom))
    .map(({ ruleId, message, path }) => `${ruleId}: ${message} ${path.dom}`);
}
