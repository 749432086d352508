/**
 * The command in src/content/commands as one bundle, which is made again when a file of it changes. It starts in a fraction
 * of the time that compiling its modules one by one takes, and its name is the version of the code to which results of a
 * check belong (src/content/read/results.ts).
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(process.cwd(), "node_modules/.cache/content");

/** A hash of all files that the bundle was made of; undefined if one is gone. */
function versionOf(files) {
  const hash = createHash("sha256").update(process.version);
  try {
    for (const file of files) hash.update(readFileSync(file));
  } catch {
    return undefined;
  }
  return hash.digest("hex").slice(0, 16);
}

async function bundle() {
  const { build } = await import("esbuild");
  const { metafile, outputFiles } = await build({
    entryPoints: ["src/content/commands/cli.ts"],
    bundle: true,
    platform: "node",
    format: "cjs",
    target: "node20",
    // The check rarely or never loads these.
    external: ["chokidar", "esbuild", "dictionary-en"],
    write: false,
    metafile: true,
  });
  const files = [...Object.keys(metafile.inputs), "package-lock.json"];
  const version = versionOf(files);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${version}.cjs`), outputFiles[0].text);
  writeFileSync(join(folder, "files.json.new"), JSON.stringify(files));
  renameSync(join(folder, "files.json.new"), join(folder, "files.json"));
  return version;
}

async function current() {
  try {
    const version = versionOf(JSON.parse(readFileSync(join(folder, "files.json"), "utf8")));
    if (existsSync(join(folder, `${version}.cjs`))) return version;
  } catch {}
  return bundle();
}

/** The bundle's file, and the path without an ending for what is kept between runs of this version. */
export async function contentBundle() {
  const path = join(folder, await current());
  return { folder, file: `${path}.cjs`, path };
}
