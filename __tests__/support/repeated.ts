import { execFileSync } from "node:child_process";
import { mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** What a terminal says to the command that an exhibit gives, beside the record that it saves. */
export function repeated(name: string, record: unknown, commands: string): string {
  const folder = mkdtempSync(join(tmpdir(), "exhibit-"));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(record));
  const command = commands.replace(/^npm install.*\n/, "");
  return execFileSync("bash", ["-c", command], { cwd: folder, encoding: "utf8" }).trim();
}
