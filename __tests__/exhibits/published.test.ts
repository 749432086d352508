import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type CodeFile, codeOf } from "../../src/build/exhibitCode";
import { exhibitFolders } from "../../src/build/exhibitFiles";
import { filesBelow } from "../../src/content/read/folders";
import { temporaryFolder } from "../support/content";
import { dataFolder } from "../support/site";

/** As strict as TypeScript is by its own word, with nothing of this project's in reach. */
const settings = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: "es2022",
    module: "esnext",
    moduleResolution: "bundler",
    lib: ["es2022", "dom"],
    types: ["node"],
    skipLibCheck: true,
  },
};

/** What TypeScript says of sets of files, each in a folder of its own. */
function complaints(sets: Map<string, CodeFile[]>): string {
  const folder = temporaryFolder();
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
  for (const [set, files] of sets) {
    for (const { name, code } of files) {
      const path = join(folder, set, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, code);
    }
  }
  const tsc = resolve("node_modules/typescript/bin/tsc");
  return spawnSync(process.execPath, [tsc, "--project", folder], { cwd: folder, encoding: "utf8" }).stdout;
}

/** The TypeScript on a page, under the names that stand above it. */
function samplesOn(page: string): CodeFile[] {
  const text = readFileSync(join(dataFolder, page), "utf8");
  return [...text.matchAll(/^( *)```ts ?([^\n]*)\n([\s\S]*?)```/gm)].map(
    ([, indent = "", title = "", code = ""], at) => ({
      name: title.endsWith(".ts") ? title : `sample ${at}.ts`,
      code: code.replaceAll(`\n${indent}`, "\n").slice(indent.length),
    }),
  );
}

/** Packages that this project has no use for are not here, and what imports them was compiled once, by hand. */
const isCheckedHere = ({ code }: CodeFile) =>
  [...code.matchAll(/\bfrom ["']([^"']+)["']/g)].every(([, from = ""]) =>
    /^(?:\.|node:|@bsv\/sdk$)/.test(from),
  );

describe("What is published as code", () => {
  it("compiles in strict mode as it is shown: each exhibit's files, with nothing beside them", () => {
    const sets = new Map(exhibitFolders().map((name) => [name, codeOf(name)]));
    expect([...sets.values()].flat().length).toBeGreaterThan(sets.size);
    expect(complaints(sets)).toBe("");
  }, 120_000);

  it("does not compile if an imported file is missing", () => {
    const [first] = codeOf("coin");
    expect(complaints(new Map([["alone", first ? [first] : []]]))).toContain("'./runEscrow'");
  }, 60_000);

  it("compiles in strict mode in the texts of pages, where it needs no package but the SDK", () => {
    const pages = filesBelow(join(dataFolder, "pages")).map((name) => join("pages", name));
    const sets = new Map(
      pages.map((page) => [page.replace(/\W/g, "-"), samplesOn(page).filter(isCheckedHere)] as const),
    );
    expect([...sets.values()].flat().map(({ name }) => name)).toContain("stock.ts");
    expect(complaints(sets)).toBe("");
  }, 120_000);
});
