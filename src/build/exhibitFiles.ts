import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { exhibitNames } from "../content/model/exhibits";
import { placeOf } from "../exhibits/folders";
import { verifier } from "../shared/exhibitState";
import { codeOf } from "./exhibitCode";
import { catalogOf } from "./recordCatalog";
import { oldestBrowsers, styleSheet } from "./styleSheet";

const root = join(__dirname, "../..");
const folder = join(root, "src/exhibits");
const entries = join(root, ".cache/exhibits");

/** Where the browser finds the exhibits' code. The names of the files change with their contents. */
export const scriptFolder = "static/exhibits";

export interface ExhibitFiles {
  /** Scripts by file name. */
  scripts: Map<string, string>;
  styles: string;
  /** What some exhibits alone look like, by folder. */
  ownStyles: Map<string, string>;
  calculatorStyles: string;
  verifierStyles: string;
  /** What the verifier knows of each exhibit, and the name of the file that says it. */
  catalog: { name: string; text: string };
  /** What the calculator of costs has besides. */
  costStyles: string;
  /** The files that the scripts are made of. */
  sources: string[];
  /** Changes with anything that an exhibit is made of. */
  digest: string;
}

/** An import of which nothing is used. The SDK's modules declare, and do nothing else, so it would be loaded in vain. */
const unusedImport = /\bimport"[^"]+";/g;

let made: ExhibitFiles | undefined;

/** What exhibits need beside their HTML; parts that several share are files of their own. Made once, when first asked for. */
export function exhibitFiles(): ExhibitFiles {
  made ??= make();
  return made;
}

function make(): ExhibitFiles {
  // Loaded on first use: editors wait for the check of data/, which needs no bundles.
  const { buildSync } = require("esbuild") as typeof import("esbuild");
  const { outputFiles, metafile } = buildSync({
    entryPoints: [
      ...[...exhibitFolders(), verifier].map((name) => ({ in: entryOf(name), out: name })),
      { in: join(folder, verifier, "worker.ts"), out: verifierWorker },
    ],
    // The names of the scripts depend on where the entries lie, seen from here.
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    legalComments: "none",
    target: oldestBrowsers,
    // What the SDK would ask Node and workers for stays out.
    define: { process: "undefined", require: "undefined", self: "undefined", window: "undefined" },
    outdir: "/",
    publicPath: `/${scriptFolder}/`,
    entryNames: "[name]-[hash]",
    chunkNames: "shared-[hash]",
    metafile: true,
    write: false,
  });
  const scripts = new Map(
    outputFiles.map(({ path, text }) => [basename(path), text.replaceAll(unusedImport, "")]),
  );
  const styles = styleSheet("exhibits/kit/kit.css");
  const ownStyles = new Map(
    exhibitFolders()
      .map((name) => [name, `${placeOf(name).folder}/own.css`] as const)
      .filter(([, path]) => existsSync(join(folder, path)))
      .map(([name, path]) => [name, styleSheet(`exhibits/${path}`)]),
  );
  const calculatorStyles = styleSheet("exhibits/calculator/calculator.css");
  const verifierStyles = styleSheet("exhibits/verify/verify.css");
  const catalog = catalogOf((name) => scriptIn(scripts, name));
  const costStyles = styleSheet("exhibits/calculator/costs.css");
  const parts = [
    ...scripts,
    styles,
    ...ownStyles,
    calculatorStyles,
    verifierStyles,
    catalog.text,
    costStyles,
    exhibitFolders().map(codeOf),
  ];
  const digest = createHash("sha256").update(JSON.stringify(parts));
  return {
    scripts,
    styles,
    ownStyles,
    calculatorStyles,
    verifierStyles,
    catalog,
    costStyles,
    sources: Object.keys(metafile.inputs)
      .map((path) => resolve(root, path))
      .filter((path) => !path.startsWith(entries)),
    digest: digest.digest("hex"),
  };
}

/**
 * The file that a script begins with: mount.ts where it is no exhibit, and otherwise lines that make the exhibit
 * interactive, by a mount.ts of its own if it needs more than the kit does, and give its check to the verifier. These
 * are written here, as esbuild takes nothing but files, and renamed into their place, since several processes do so at
 * once when the tests run.
 */
function entryOf(name: string): string {
  const place = placeOf(name).folder;
  const own = join(folder, place, "mount.ts");
  if (!exhibitNames.some((exhibit) => exhibit === name)) return own;
  const path = join(entries, `${name}.ts`);
  const mount = existsSync(own)
    ? `export { mount } from "../../src/exhibits/${place}/mount";`
    : `import { mounting } from "../../src/exhibits/kit/mount";
export const mount = mounting(exhibit);`;
  const lines = `import { exhibit } from "../../src/exhibits/${place}";
${mount}
export const { check, record, finish, caught } = exhibit;
`;
  if (existsSync(path) && readFileSync(path, "utf8") === lines) return path;
  mkdirSync(entries, { recursive: true });
  const written = `${path}.${process.pid}`;
  writeFileSync(written, lines);
  renameSync(written, path);
  return path;
}

/** Writes the scripts into public/, which the servers of builds and of `gatsby develop` both send. */
export function writeExhibitFiles(root: string) {
  const target = join(root, "public", scriptFolder);
  mkdirSync(target, { recursive: true });
  const { scripts, catalog } = exhibitFiles();
  for (const [name, text] of [...scripts, [catalog.name, catalog.text] as const])
    writeFileSync(join(target, name), text);
}

/** The folders of exhibits that pages show, and the calculator's. */
export const exhibitFolders = () => [...exhibitNames, "calculator"];

/** The script that the verifier judges with, away from the page. */
export const verifierWorker = `${verifier}-worker`;

/** The address of what the verifier knows of each exhibit. */
export const catalogFile = () => `/${scriptFolder}/${exhibitFiles().catalog.name}`;

/** The address of an exhibit's script. */
export const scriptOf = (name: string) => scriptIn(exhibitFiles().scripts, name);

function scriptIn(scripts: ReadonlyMap<string, string>, name: string): string {
  const script = [...scripts.keys()].find((file) => file.replace(/-[A-Z0-9]+\.js$/, "") === name);
  if (script === undefined) throw new Error(`There is no script for the exhibit in src/exhibits/${name}.`);
  return `/${scriptFolder}/${script}`;
}
