import { readFileSync } from "node:fs";
import { hostsTable } from "../../src/hosting/hosts";

/** The cells, whatever the formatter has done to their widths. */
const cells = (markdown: string) =>
  markdown
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => line.split("|").map((cell) => cell.trim().replace(/^-+$/, "---")));

test("the readme holds the table of hosts as the tests hold the hosts to it", () => {
  const readme = cells(readFileSync("README.md", "utf8"));
  for (const row of cells(hostsTable())) expect(readme).toContainEqual(row);
});
