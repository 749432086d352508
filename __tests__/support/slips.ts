import { page } from "../../src/content/model/schema";
import { parseFile } from "../../src/content/read/parse";

/** What is said of a page that has these lines behind its title, from line 1 on: its first fault or warning. */
export function saidOfPage(source: string): string[] {
  const { faults, warnings } = parseFile("pages/x.yaml", source, page);
  return [...faults, ...warnings].map(
    ({ line, column, problem, expected }) => `${line}:${column} ${problem} ${expected}`,
  );
}
