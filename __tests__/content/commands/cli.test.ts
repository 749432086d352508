import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { contentCopy, temporaryFolder } from "../../support/content";

describe("The command line", () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ["--import", "tsx", "src/content/commands/cli.ts", ...words], {
      encoding: "utf8",
    });

  it.each([
    [["shcemas"], '"shcemas" is neither a command nor a folder. Did you mean "schemas"?'],
    [["nwe", "page"], '"nwe" is neither a command nor a folder. Did you mean "new"?'],
    [["data", "extra"], '"extra" is one argument too many.'],
    [["--jsno"], 'There is no option --jsno. Use --json or --watch. Did you mean "--json"?'],
    [["schemas", "--json"], "There is no option --json. This command has no options."],
    [["new", "pgae", "/our-story"], 'There is no "new pgae". Did you mean "page"?'],
    [["diff", "HEAD", "main"], '"main" is one argument too many.'],
  ])("answers %j with one clear sentence, and ends with 1", (words, sentence) => {
    const { stderr, stdout, status } = run(...words);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/^ {4}at /m);
    expect(stdout).toBe("");
    expect(status).toBe(1);
  });

  it("lists its commands", () => {
    expect(run("help").stdout).toMatch(/npm run content diff \[revision\]/);
    expect(run("--help").status).toBe(0);
  });

  it("checks the project in another folder", () => {
    const root = temporaryFolder();
    expect(run(root).stderr).toContain(`There is no folder ${join(root, "data")}.`);
    cpSync(contentCopy(), join(root, "data"), { recursive: true });
    expect(JSON.parse(run(root, "--json").stdout)).toMatchObject({ ok: true, faults: [] });
  });
});
