import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";

const read = (file: string) => readFileSync(file, "utf8");

/** Every file of the repository, by its path. */
const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");

/** Not what was true once, nor the folder of content, whose guides show addresses and keys as content has them. */
const guides = tracked.filter((file) => file.endsWith(".md") && !/^CHANGELOG|^data\//.test(file));

/** The specification is the customer's, and speaks of files of theirs; packages in the repository speak of their own. */
const ours = guides.filter((file) => !/^docs\/specification|^leads\/|^art\//.test(file));

const folders = [...new Set(tracked.flatMap((file) => /^[^/]+(?=\/)/.exec(file) ?? []))];

/** What stands in backticks in a text, and all of a block of code, word by word. */
const codeOf = (text: string) =>
  [...text.matchAll(/```[^\n]*\n([\s\S]*?)```|`([^`\n]+)`/g)].map(
    ([, block, inline]) => block ?? inline ?? "",
  );

/** The same without blocks: paths in prose. */
const inlineCode = (text: string) => codeOf(text.replace(/```[\s\S]*?```/g, ""));

/** The name of the section that the guide to editing adds, which nobody has added. */
const examples = ["Timeline", "sealed-number"];

describe("The README", () => {
  const lines = read("README.md").trimEnd().split("\n");

  it("fits on a few screens: at most 150 lines of at most 120 characters", () => {
    expect(lines.length).toBeLessThanOrEqual(150);
    expect(lines.filter((line) => line.length > 120)).toEqual([]);
  });

  it("has the command that .ci/run and the workflow run", () => {
    const commands = read(".ci/run")
      .match(/^npm .*$/gm)
      ?.join(" && ");
    expect(read("README.md")).toContain(`\n${commands} `);
    const { jobs } = parse(read(".github/workflows/ci.yml"));
    expect(jobs.test.steps.map(({ run }: { run?: string }) => run)).toContain(commands);
    expect(jobs.test.strategy.matrix.node).toContain(Number(read(".nvmrc")));
  });

  it("has a map of folders that are there", () => {
    const [, map = ""] = /## Where things are\n+```\n([\s\S]*?)```/.exec(read("README.md")) ?? [];
    let parent = "";
    const paths = map.split("\n").flatMap((line) => {
      const [, indent = "", names = ""] = /^( *)(\S+(?: \S+)*)/.exec(line) ?? [];
      if (!indent) parent = names;
      return names.split(" ").map((name) => (indent ? join(parent, name) : name));
    });
    expect(paths.length).toBeGreaterThan(15);
    expect(paths.filter((path) => path && !existsSync(path))).toEqual([]);
  });
});

describe.each(guides)("%s", (file) => {
  const text = read(file);

  it("leads to files and headings that are there", () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = ""]) => to);
    const broken = links
      .filter((to) => !/^[a-z]+:/.test(to))
      .filter((to) => {
        const [path, heading] = to.split("#");
        const target = path ? join(dirname(file), path) : file;
        return !existsSync(target) || (heading && !headingsOf(read(target)).includes(heading));
      });
    expect(broken).toEqual([]);
  });

  it("names scripts that are there", () => {
    const named = codeOf(text).flatMap((code) =>
      [...code.matchAll(/\bnpm run (?:-s )?([\w-]+)/g)].map(([, name = ""]) => name),
    );
    const packages = ["package.json", join(dirname(file), "package.json")].filter((path) => existsSync(path));
    const scripts = Object.assign({}, ...packages.map((path) => JSON.parse(read(path)).scripts));
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe.each(ours)("%s", (file) => {
  const words = inlineCode(read(file)).filter((code) => !examples.some((name) => code.includes(name)));

  it("names paths that are there", () => {
    const paths = words
      .filter((code) => new RegExp(`^(?:${folders.join("|")})/\\S*$`).test(code))
      // Up to what stands for any name.
      .map((code) => code.replace(/(?<=\/)[^/]*[<*].*$/, ""));
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it("names files that are there", () => {
    const names = words.filter((code) => /^[\w./-]+\.(?:tsx?|mjs|cjs|css|py)$/.test(code));
    expect(names.filter((name) => !tracked.some((path) => `/${path}`.endsWith(`/${name}`)))).toEqual([]);
  });
});

test("the list of decisions names every record", () => {
  const records = readdirSync("docs/decisions").filter((name) => name !== "README.md");
  const list = read("docs/decisions/README.md");
  expect(records.filter((name) => !list.includes(`](${name})`))).toEqual([]);
});

/** The addresses of a text's headings, as hosts of repositories make them. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .replace(/\s/g, "-"),
  );
}
