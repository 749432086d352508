import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Exhibit, ExhibitContent, ExhibitState } from "../../src/exhibits/kit/exhibit";

/** What a shell says to the commands that an exhibit gives, beside the record that it saves. */
export function ran<State extends ExhibitState, Own extends ExhibitContent>(
  shell: "sh" | "bash",
  exhibit: Pick<Exhibit<State, Own>, "commands" | "record">,
  game: State,
  content: Own,
): { stdout: string; stderr: string } {
  const folder = mkdtempSync(join(tmpdir(), "exhibit-"));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, `${content.name}.json`), JSON.stringify(exhibit.record(game), null, 2));
  const command = exhibit.commands(game, content).replace(/^npm install.*\n/, "");
  const { stdout, stderr } = spawnSync(shell, ["-c", command], { cwd: folder, encoding: "utf8" });
  rmSync(folder, { recursive: true });
  return { stdout: stdout.trim(), stderr: stderr.trim() };
}

/** The same in two shells, one of which knows nothing but the standard: both say the same, and neither complains. */
export function repeated<State extends ExhibitState, Own extends ExhibitContent>(
  exhibit: Pick<Exhibit<State, Own>, "commands" | "record">,
  game: State,
  content: Own,
): string {
  const [plain, usual] = (["sh", "bash"] as const).map((shell) => ran(shell, exhibit, game, content));
  expect(plain?.stderr).toBe("");
  expect(usual).toEqual(plain);
  return plain?.stdout ?? "";
}
