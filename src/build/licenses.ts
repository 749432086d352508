import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { filesBelow } from "../content/read/folders";
import { licensesFile } from "../shared/routes";

export const packagesOf = (files: Iterable<string>): string[] =>
  [
    ...new Set(
      [...files].flatMap(
        (file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.split("\\").join("/")) ?? [],
      ),
    ),
  ].sort();

const readText = (file: string) => readFileSync(file, "utf8").trim();

/**
 * A package's name, version and license, whose text has to go with every copy. Some packages leave theirs out: it stands in
 * static/licenses under the package's name, and goes into the list from there.
 */
function licenseOf(folder: string, target: string): string[] {
  const { name, version }: Record<string, string> = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (file) return [`${name} ${version}\n\n${readText(join(folder, file))}`];
  if (existsSync(join(target, "licenses", `${name}.txt`))) return [];
  throw new Error(`${name} comes without the text of its license: put it into static/licenses/${name}.txt`);
}

/** Writes licenses.txt: every package, font and set of icons that visitors get a copy of. */
export function writeLicenses(target: string, files: Iterable<string>) {
  // The folder may still have the compressed files of the build before.
  const own = filesBelow(join(target, "licenses"))
    .filter((name) => name.endsWith(".txt"))
    .map((name) => `${basename(name, ".txt")}\n\n${readText(join(target, "licenses", name))}`);
  const texts = [...packagesOf(files).flatMap((folder) => licenseOf(folder, target)), ...own];
  writeFileSync(join(target, licensesFile), `${texts.join(`\n\n${"-".repeat(80)}\n\n`)}\n`);
}
