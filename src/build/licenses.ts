import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { filesBelow } from "../content/read/folders";
import { licensesFile } from "../shared/routes";

/** The part of webpack that is used here. */
interface Compiler {
  hooks: {
    done: { tap(name: string, run: (stats: { compilation: { modules: Iterable<Module> } }) => void): void };
  };
}
interface Module {
  nameForCondition(): string | null;
  modules?: Iterable<Module>;
}

/** Records which files of packages webpack bundles for the browser. */
export function notePackages() {
  const files = new Set<string>();
  const note = (modules: Iterable<Module>) => {
    for (const module of modules) {
      const file = module.nameForCondition();
      if (file) files.add(file);
      if (module.modules) note(module.modules);
    }
  };
  return {
    files,
    plugin: {
      apply: ({ hooks }: Compiler) =>
        hooks.done.tap("licenses", ({ compilation }) => note(compilation.modules)),
    },
  };
}

export const packagesOf = (files: Iterable<string>): string[] =>
  [
    ...new Set(
      [...files].flatMap(
        (file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.split("\\").join("/")) ?? [],
      ),
    ),
  ].sort();

const readText = (file: string) => readFileSync(file, "utf8").trim();

/** What a package's license requires with every copy: its text, or at least its name. */
function licenseOf(folder: string): string {
  const { name, version, license }: Record<string, string> = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? readText(join(folder, file)) : `License: ${license}`;
  return `${name} ${version}\n\n${text}`;
}

/** Writes licenses.txt: every package, font and set of icons that visitors get a copy of. */
export function writeLicenses(target: string, files: Iterable<string>) {
  // The folder may still have the compressed files of the build before.
  const fonts = filesBelow(join(target, "licenses"))
    .filter((name) => name.endsWith(".txt"))
    .map((name) => `${basename(name, ".txt")}\n\n${readText(join(target, "licenses", name))}`);
  const texts = [...packagesOf(files).map(licenseOf), ...fonts];
  writeFileSync(join(target, licensesFile), `${texts.join(`\n\n${"-".repeat(80)}\n\n`)}\n`);
}
