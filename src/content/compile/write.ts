import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { files } from "../model/schema";
import { filesBelow } from "../read/folders";
import { addressesOf } from "./addresses";
import type { Compiled } from "./compile";
import { headScripts } from "./headScripts";

/** Holds the site's addresses, for what is made outside GraphQL. */
export const addressesFile = "addresses.json";

/** Holds the scripts that stand in the documents' heads. */
export const headFile = "head.json";

/** Holds the words that stand beside the app, as it may have failed. */
const networkFile = "network.json";

/**
 * Writes compiled content and its pictures to `target`, the only folder that Gatsby reads. It holds nothing but
 * what passed the check, so a fault in data/ during `gatsby develop` leaves the last good pages standing.
 * Files that did not change are left alone, those that are gone are removed.
 */
export function mirror(content: Compiled, assets: Iterable<string>, source: string, target: string) {
  const kept = new Set<string>();
  for (const { name, content: page } of content.pages) writeChanged(kept, target, name, page);
  for (const name of Object.keys(files) as (keyof typeof files)[]) {
    writeChanged(kept, target, `${name}.yaml`, content[name]);
  }
  writeChanged(kept, target, addressesFile, addressesOf(content));
  writeChanged(kept, target, headFile, headScripts());
  writeChanged(kept, target, networkFile, content.words.network);
  for (const name of assets) {
    kept.add(name);
    copyChanged(join(source, name), join(target, name));
  }
  for (const name of filesBelow(target)) if (!kept.has(name)) rmSync(join(target, name));
}

/** JSON is YAML: written this way, nothing in it can be read as a date, a number or an alias. */
function writeChanged(kept: Set<string>, folder: string, name: string, content: unknown) {
  kept.add(name);
  const path = join(folder, name);
  const text = JSON.stringify(content, null, 1);
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
