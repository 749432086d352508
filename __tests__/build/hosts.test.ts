import { readFileSync } from "node:fs";
import { hostsTable } from "../../src/build/hosts/hosts";

/** The cells, without the formatter's padding. */
const cells = (markdown: string) =>
  markdown
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => line.split("|").map((cell) => cell.trim().replace(/^-+$/, "---")));

test("the table of hosts in the guide to deploying is the one that the tests use", () => {
  const guide = cells(readFileSync("docs/deploying.md", "utf8"));
  for (const row of cells(hostsTable())) expect(guide).toContainEqual(row);
});
