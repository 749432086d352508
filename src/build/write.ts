import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse, stringify } from "yaml";
import { addressesOf, routingOf } from "../content/compile/addresses";
import { analyticsOf } from "../content/compile/analytics";
import type { CompiledFiles } from "../content/compile/compiled";
import { patternName } from "../content/compile/digest";
import { pageShows } from "../content/derive/sectionFacts";
import { type FileName, files } from "../content/model/schema";
import { filesBelow } from "../content/read/folders";
import { downloadFolder, searchIndexFile } from "../shared/routes";
import { buildFiles } from "./buildFiles";
import { exhibitFiles } from "./exhibitFiles";
import { headScripts } from "./headScripts";
import { patternOf } from "./patterns";
import { searchFileOf, searchScript } from "./searchFiles";
import type { SiteContent } from "./siteContent";

/**
 * Compiled content as YAML for gatsby-transformer-yaml. Every text is in quotation marks, or it might be read as a
 * date, a number or an alias.
 */
export const compiledYaml = (content: unknown) =>
  stringify(content, {
    defaultStringType: "QUOTE_DOUBLE",
    defaultKeyType: "PLAIN",
    lineWidth: 0,
    aliasDuplicateObjects: false,
  });

/** A shared file of compiled content, for code that does not use GraphQL. */
export const readCompiled = <Name extends FileName>(folder: string, name: Name): CompiledFiles[Name] =>
  parse(readFileSync(join(folder, `${name}.yaml`), "utf8"));

/** What the code and the styles of the exhibits draw at build time. */
const drawnByExhibits = ["exhibit", "exhibitFigure", "calculator", "verifier"] as const;

/**
 * Writes compiled content and its pictures to `target`, the only folder that Gatsby reads. It contains only what
 * passed the check, so the last good pages stay up when data/ has a fault during `gatsby develop`. Files that did
 * not change are left alone; files that are no longer needed are removed.
 */
export function writeContent(content: SiteContent, assets: Iterable<string>, source: string, target: string) {
  const kept = new Set<string>();
  for (const { name, content: page } of content.pages) {
    writeText(kept, target, patternName(page.digest), patternOf(page.route, page.digest));
    // Gatsby redraws a page only if its content has changed, and exhibits' code is part of what a page shows.
    const shown = drawnByExhibits.some((what) => pageShows(page, what))
      ? { ...page, made: exhibitFiles().digest }
      : page;
    writeText(kept, target, name, compiledYaml(shown));
  }
  for (const name of Object.keys(files) as FileName[]) {
    writeText(kept, target, `${name}.yaml`, compiledYaml(content[name]));
  }
  const addresses = addressesOf(content);
  writeJson(kept, target, buildFiles.addresses, addresses);
  writeJson(kept, target, buildFiles.redirects, routingOf(addresses));
  writeJson(kept, target, buildFiles.head, headScripts());
  writeJson(kept, target, buildFiles.readable, content.readable);
  writeJson(kept, target, buildFiles.search, searchFileOf(content));
  writeJson(kept, target, buildFiles.searchCode, { code: searchScript(), index: `/${searchIndexFile}` });
  writeJson(kept, target, buildFiles.analytics, analyticsOf(content.site));
  writeJson(kept, target, buildFiles.network, content.words.network);
  writeJson(kept, target, buildFiles.print, content.words.print);
  for (const name of assets) {
    if (name.startsWith(downloadFolder)) continue;
    kept.add(name);
    copyChanged(join(source, name), join(target, name));
  }
  for (const font of [buildFiles.sans, buildFiles.mono]) kept.add(font);
  for (const name of filesBelow(target)) if (!kept.has(name)) rmSync(join(target, name));
}

/** Copies the files that pages offer to download into `target`, the folder that is served, and removes all others. */
export function writeDownloads({ files }: SiteContent, source: string, target: string) {
  rmSync(join(target, downloadFolder), { recursive: true, force: true });
  for (const name of files) copyChanged(join(source, name), join(target, name));
}

const writeJson = (kept: Set<string>, folder: string, name: string, content: unknown) =>
  writeText(kept, folder, name, JSON.stringify(content, null, 1));

function writeText(kept: Set<string>, folder: string, name: string, text: string) {
  kept.add(name);
  const path = join(folder, name);
  if (statOf(path) && readFileSync(path, "utf8") === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function copyChanged(from: string, to: string) {
  const { mtime, atime, size } = statSync(from);
  const there = statOf(to);
  if (there && there.size === size && Math.abs(there.mtimeMs - mtime.getTime()) < 2) return;
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
  utimesSync(to, atime, mtime);
}

const statOf = (path: string) => statSync(path, { throwIfNoEntry: false });
