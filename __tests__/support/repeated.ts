import { execFile } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { commandsOf, recordName } from "../../src/build/exhibitCommands";
import type { ExhibitName } from "../../src/content/model/exhibits";
import type { Brought, Exhibit, ExhibitContent, ExhibitState, Step } from "../../src/exhibits/kit/exhibit";
import { recordFile } from "../../src/exhibits/kit/recordFile";

/** What a shell comes to with an exhibit's commands, beside the record that the page saves. */
interface Ran {
  code: number;
  lines: string[];
  stderr: string;
}

/** Runs an exhibit's commands as a visitor does who has saved the record and installed the package. */
export async function ran(
  shell: "sh" | "bash",
  name: ExhibitName | "sealed-number",
  commands: string,
  record: unknown,
): Promise<Ran> {
  const folder = await mkdtemp(join(tmpdir(), "exhibit-"));
  try {
    await symlink(resolve("node_modules"), join(folder, "node_modules"));
    // Under the name that the commands ask for.
    const [, saves] = /^node \S+ - (\S+)\.json /m.exec(commands) ?? [];
    await writeFile(join(folder, recordName(name, saves)), JSON.stringify(recordFile(name, record), null, 2));
    return await new Promise((done) => {
      execFile(shell, ["-c", commands], { cwd: folder }, (error, stdout, stderr) =>
        done({ code: Number(error?.code ?? 0), lines: stdout.trim().split("\n"), stderr: stderr.trim() }),
      );
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The lines that the commands have to print for a state: every step of the page's check, in the page's words. */
export async function linesOf<State extends ExhibitState, Own extends ExhibitContent>(
  exhibit: Pick<Exhibit<State, Own>, "record" | "check">,
  { steps, fails }: Own,
  game: State,
  brought?: Brought,
): Promise<string[]> {
  const lines: string[] = [];
  const record = JSON.parse(JSON.stringify(exhibit.record(game)));
  for await (const { step, passes, at = "" } of exhibit.check(record, brought) as AsyncIterable<Step>) {
    lines.push(`${passes ? "pass" : "FAIL"} ${steps[step]} ${at}`.trim());
    if (passes) continue;
    lines.push(fails[step]?.replaceAll("{at}", at.toLocaleString("en-US")) ?? "");
    break;
  }
  return lines;
}

/** The commands of an exhibit, as its pages show them. */
export const shownCommands = <State extends ExhibitState, Own extends ExhibitContent>(
  name: ExhibitName,
  exhibit: Pick<Exhibit<State, Own>, "check" | "commands">,
  content: Own,
  brought?: Brought,
) => exhibit.commands?.(content) ?? commandsOf(name, content, brought);
