import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pageShows } from "../content/derive/sectionFacts";
import { compiledFolder } from "../content/read/folders";
import { searchIndexFile } from "../shared/routes";
import type { SearchFile } from "../shell/search/searchFile";
import { buildFiles } from "./buildFiles";
import type { SiteContent } from "./siteContent";
import { searchEntries, searchFile } from "./texts/searchIndex";

const folder = join(__dirname, "../shell/search");

/** The folder of the search's code. The file's name changes with its contents. */
const scriptFolder = "static/search";

interface Code {
  name: string;
  text: string;
  /** The source files of the script. */
  sources: string[];
}

let made: Code | undefined;

/** The search's code with its imports and styles, as one script. Created once, on first use. */
export function searchCode(): Code {
  made ??= make();
  return made;
}

function make(): Code {
  // Loaded on first use: editors wait for the check of data/, which needs no bundles.
  const { buildSync } = require("esbuild") as typeof import("esbuild");
  const { outputFiles, metafile } = buildSync({
    entryPoints: { search: join(folder, "browser.ts") },
    bundle: true,
    format: "esm",
    minify: true,
    legalComments: "none",
    target: "es2020",
    loader: { ".css": "text" },
    outdir: "/",
    entryNames: "[name]-[hash]",
    metafile: true,
    write: false,
  });
  const [file] = outputFiles;
  if (!file) throw new Error("esbuild made no script for the search.");
  return {
    name: basename(file.path),
    text: file.text,
    sources: Object.keys(metafile.inputs).map((path) => resolve(path)),
  };
}

export const searchScript = () => `/${scriptFolder}/${searchCode().name}`;

/** What the search reads, made from compiled content. */
export function searchFileOf({ readable, glossary, pages, words, menus }: SiteContent) {
  const list = pages.find(({ content }) => pageShows(content, "glossary"));
  return searchFile(searchEntries(readable, glossary, list?.content.route), words.search, menus.search.first);
}

/** Writes the script and the index into public/, which both `gatsby serve` and `gatsby develop` serve. */
export function writeSearchFiles(root: string) {
  const target = join(root, "public");
  mkdirSync(join(target, scriptFolder), { recursive: true });
  writeFileSync(join(target, scriptFolder, searchCode().name), searchCode().text);
  const file: SearchFile = JSON.parse(readFileSync(join(compiledFolder(root), buildFiles.search), "utf8"));
  writeFileSync(join(target, searchIndexFile), JSON.stringify(file));
}
