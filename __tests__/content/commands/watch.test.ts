import { type ChildProcess, spawn } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import type { FSWatcher } from "chokidar";
import { watchContent } from "../../../src/build/watch";
import { contentCopy, edit, swap, temporaryFolder } from "../../support/content";

function project(): string {
  const root = temporaryFolder();
  cpSync(contentCopy(), join(root, "data"), { recursive: true });
  return root;
}

/** Resolves as soon as the condition holds. */
async function until(condition: () => boolean, what: () => string) {
  const end = Date.now() + 25_000;
  while (!condition()) {
    if (Date.now() > end) throw new Error(what());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe("npm run content -- --watch", () => {
  let child: ChildProcess;

  afterEach(async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill();
    await ended;
  });

  function start(...options: string[]) {
    const root = project();
    const cli = ["--import", "tsx", "src/content/commands/cli.ts", root, "--watch", ...options];
    child = spawn(process.execPath, cli, { stdio: ["ignore", "pipe", "pipe"] });
    const printed = { out: "", beside: "" };
    child.stdout?.on("data", (part) => {
      printed.out += part;
    });
    child.stderr?.on("data", (part) => {
      printed.beside += part;
    });
    const prints = (words: string, where: keyof typeof printed = "out") =>
      until(
        () => printed[where].includes(words),
        () => `"${words}" was never printed. Printed instead: ${printed.out}${printed.beside}`,
      );
    return { data: join(root, "data"), printed, prints };
  }

  it("reports a fault after a change, and that it is fixed", async () => {
    const { data, printed, prints } = start();
    await prints("data/ is in order.");
    await prints("Watching data/.", "beside");
    printed.out = "";
    edit(data, { "pages/index.yaml": swap("href: guides", "href: guidse") });
    await prints("data/ has 1 fault: nothing is built until it is fixed.");
    expect(printed.out).toMatch(/^\n\d\d:\d\d:\d\d data\/ has changed\./);
    expect(printed.out).toContain('data/pages/index.yaml:22:9\n  There is no link key "guidse".');
    printed.out = "";
    edit(data, { "pages/index.yaml": swap("href: guidse", "href: guides") });
    await prints("data/ is in order.");
    printed.out = "";
    edit(data, { "pages/new.yaml": "name: 1\n" });
    await prints("data/pages/new.yaml:1:1");
  }, 60_000);

  it("prints only JSON if asked to", async () => {
    const { data, printed, prints } = start("--json");
    await prints("Watching data/.", "beside");
    edit(data, { "claims.yaml": swap("key: reply-time", "key: answer-time") });
    await prints('"ok": false');
    await prints("\n}\n{");
    await until(
      () => printed.out.endsWith("}\n"),
      () => printed.out,
    );
    const answers: { ok: boolean }[] = JSON.parse(`[${printed.out.replaceAll("\n}\n{", "\n},\n{")}]`);
    expect(answers.map(({ ok }) => ok)).toEqual([true, false]);
  }, 60_000);
});

describe("gatsby develop", () => {
  let watcher: FSWatcher;

  afterEach(() => watcher.close());

  it("gets faults and warnings after every change", async () => {
    const root = project();
    const faults: string[] = [];
    const warnings: string[] = [];
    watcher = watchContent(
      root,
      {},
      (report) => faults.push(report),
      (report) => warnings.push(report),
    );
    await new Promise<void>((resolve) => watcher.once("ready", () => resolve()));
    const data = join(root, "data");
    edit(data, { "pages/about.yaml": swap("name: About", "name: 1") });
    await until(
      () => faults.length === 1,
      () => "No fault was reported.",
    );
    expect(faults[0]).toContain('"name" holds a number (1).');
    expect(warnings).toEqual([]);
    edit(data, { "pages/about.yaml": swap("name: 1", `name: ${"About ".repeat(9)}`) });
    await until(
      () => warnings.length === 1,
      () => "No warning was reported.",
    );
    expect(warnings[0]).toContain('"name" is long: 53 characters.');
    expect(faults).toHaveLength(1);
  }, 60_000);
});
