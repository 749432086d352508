import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { BuildOptions } from "esbuild";
import { exhibitNames } from "../content/model/exhibits";
import { placeOf } from "../exhibits/folders";
import { verifier } from "../shared/exhibitState";
import { codeOf } from "./exhibitCode";
import { catalogOf } from "./recordCatalog";
import { oldestBrowsers, styleSheet } from "./styleSheet";

const root = join(__dirname, "../..");
const folder = join(root, "src/exhibits");
const entries = join(root, ".cache/exhibits");

/** The folder of the exhibits' code. File names change with their contents. */
export const scriptFolder = "static/exhibits";

export interface ExhibitFiles {
  /** Scripts by file name. */
  scripts: Map<string, string>;
  styles: string;
  /** The styles that only some exhibits have, by their name, or by name and preset as "go-between/doors". */
  ownStyles: Map<string, string>;
  calculatorStyles: string;
  verifierStyles: string;
  /** The verifier's data about each exhibit, and its file's name. */
  catalog: { name: string; text: string };
  /** The styles that only the calculator of costs has. */
  costStyles: string;
  /** The source files of the scripts. */
  sources: string[];
  /** Changes with any file that exhibits are made of. */
  digest: string;
}

/** An import without names. The SDK's modules only declare things, so loading one for its effects is useless. */
const unusedImport = /\bimport"[^"]+";/g;

/**
 * The SDK's table of multiples of the curve's base point, 13 KB gzipped. Its own multiplication does not read it, and
 * other code computes it if it is missing. Each new curve would also check all 190 points.
 */
const pointTable = /\{doubles:\{step:4,points:[[\]"0-9a-f,]+\},naf:\{wnd:7,points:[[\]"0-9a-f,]+\}\}/g;

let made: ExhibitFiles | undefined;

/**
 * What exhibits need in addition to their HTML; parts that several share are separate files. Created once, on first
 * use.
 */
export function exhibitFiles(): ExhibitFiles {
  made ??= make();
  return made;
}

function make(): ExhibitFiles {
  // Loaded on first use: editors wait for the check of data/, which needs no bundles.
  const { buildSync } = require("esbuild") as typeof import("esbuild");
  const common: BuildOptions = {
    // The scripts' names depend on the entries' paths relative to this folder.
    absWorkingDir: root,
    bundle: true,
    format: "esm",
    minify: true,
    legalComments: "none",
    target: oldestBrowsers,
    define: {
      // Drops what the SDK would ask of Node and workers.
      process: "undefined",
      require: "undefined",
      self: "undefined",
      window: "undefined",
      motionStyles: JSON.stringify(styleSheet("exhibits/kit/motion.css")),
    },
    outdir: "/",
    publicPath: `/${scriptFolder}/`,
    entryNames: "[name]-[hash]",
    metafile: true,
    write: false,
  };
  const built = [
    // One file each: a visitor mostly uses one or two, and shared chunks would contain what every exhibit needs.
    buildSync({ ...common, entryPoints: exhibitFolders().map((name) => ({ in: entryOf(name), out: name })) }),
    // The verifier loads one mechanism's check at a time, and already has most of what it needs.
    buildSync({
      ...common,
      entryPoints: [
        { in: entryOf(verifier), out: verifier },
        { in: join(folder, verifier, "worker.ts"), out: verifierWorker },
        ...exhibitNames.map((name) => ({ in: checkOf(name), out: checkScript(name) })),
      ],
      splitting: true,
      chunkNames: "shared-[hash]",
    }),
  ];
  const scripts = new Map(
    built
      .flatMap(({ outputFiles = [] }) => outputFiles)
      .map(({ path, text }) => [
        basename(path),
        text.replaceAll(unusedImport, "").replaceAll(pointTable, "null"),
      ]),
  );
  const styles = styleSheet("exhibits/kit/kit.css");
  const ownStyles = new Map(exhibitFolders().flatMap(sheetsOf));
  const calculatorStyles = styleSheet("exhibits/calculator/calculator.css");
  const verifierStyles = styleSheet("exhibits/verify/verify.css");
  const catalog = catalogOf((name) => scriptIn(scripts, checkScript(name)));
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
    sources: [...new Set(built.flatMap(({ metafile }) => Object.keys(metafile?.inputs ?? {})))]
      .map((path) => resolve(root, path))
      .filter((path) => !path.startsWith(entries)),
    digest: digest.digest("hex"),
  };
}

/** The file that a script begins with: the exhibit's own mount.ts if it has one, and otherwise three lines. */
function entryOf(name: string): string {
  const place = placeOf(name).folder;
  const own = join(folder, place, "mount.ts");
  if (existsSync(own)) return own;
  return written(
    name,
    `import { mounting } from "../../src/exhibits/kit/mount";
import { exhibit } from "../../src/exhibits/${place}";
export const mount = mounting(exhibit);
`,
  );
}

/** The file that exports a mechanism's check to the verifier. */
const checkOf = (name: string) =>
  written(
    checkScript(name),
    `import { exhibit } from "../../src/exhibits/${placeOf(name).folder}";
export const { check, record, finish } = exhibit;
`,
  );

/**
 * Writes an entry file, since esbuild takes only files. Renamed into place, since several processes do this at once
 * when the tests run.
 */
function written(name: string, lines: string): string {
  const path = join(entries, `${name}.ts`);
  if (existsSync(path) && readFileSync(path, "utf8") === lines) return path;
  mkdirSync(entries, { recursive: true });
  const fresh = `${path}.${process.pid}`;
  writeFileSync(fresh, lines);
  renameSync(fresh, path);
  return path;
}

/** Writes the scripts into public/, which both `gatsby serve` and `gatsby develop` serve. */
export function writeExhibitFiles(root: string) {
  const target = join(root, "public", scriptFolder);
  mkdirSync(target, { recursive: true });
  const { scripts, catalog } = exhibitFiles();
  for (const [name, text] of [...scripts, [catalog.name, catalog.text] as const])
    writeFileSync(join(target, name), text);
}

/** The folders of exhibits that pages show, and the calculator's. */
export const exhibitFolders = () => [...exhibitNames, "calculator"];

/** The styles of an exhibit with this preset: those of all exhibits, and its own. */
export function stylesOf(name: string, preset: string | undefined) {
  const { styles, ownStyles } = exhibitFiles();
  return styles + (ownStyles.get(`${name}/${preset}`) ?? ownStyles.get(name) ?? "");
}

/** The script with only a mechanism's check, for the verifier. */
const checkScript = (name: string) => `check-${name}`;

/** The worker script in which the verifier judges. */
export const verifierWorker = `${verifier}-worker`;

export const catalogFile = () => `/${scriptFolder}/${exhibitFiles().catalog.name}`;

export const scriptOf = (name: string) => scriptIn(exhibitFiles().scripts, name);

function scriptIn(scripts: ReadonlyMap<string, string>, name: string): string {
  const script = [...scripts.keys()].find((file) => file.replace(/-[A-Z0-9]+\.js$/, "") === name);
  if (script === undefined) throw new Error(`There is no script for the exhibit in src/exhibits/${name}.`);
  return `/${scriptFolder}/${script}`;
}

/** An exhibit's own style sheets: one for all that it does, and one for each preset that needs less or more of it. */
function sheetsOf(name: string): [name: string, sheet: string][] {
  const own = placeOf(name).folder;
  const looks = join(folder, own, "looks");
  const files = existsSync(looks) ? readdirSync(looks) : [];
  const sheets = files.map((file): [string, string] => [
    `${name}/${basename(file, ".css")}`,
    styleSheet(`exhibits/${own}/looks/${file}`),
  ]);
  if (existsSync(join(folder, own, "own.css"))) sheets.push([name, styleSheet(`exhibits/${own}/own.css`)]);
  return sheets;
}
