import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../content/read/folders";
import { bundleName, isGatsbyInternal } from "../framework/gatsbyFiles";
import { compressible, extensionOf } from "./hosts/delivery";

/**
 * Other leftovers of builds: source maps, older compression, and the last release.json, since every file that it
 * names would look as if it were still in use.
 */
const leftover = /\.map$|^release\.json$|\.(br|gz)$/;

const isText = (name: string) => compressible.includes(extensionOf(name));

/**
 * Removes from a built site what does not belong to it: leftovers of the build, copies of documents that are gone,
 * and the pictures, fonts and bundles of earlier builds, which no document uses any more. Returns their paths.
 */
export function sweep(folder: string): string[] {
  const all = filesBelow(folder);
  const files = all.filter(
    (name) => !leftover.test(name) && !isGatsbyInternal(name) && !isOrphan(folder, name),
  );
  const hashed = new Set(files.filter((name) => name.startsWith("static/") || bundleName.test(name)));
  const kept = files.filter((name) => !hashed.has(name));
  for (const name of kept) {
    if (!isText(name)) continue;
    const text = readFileSync(join(folder, name), "utf8");
    const words = new Set(text.match(/static\/[^"'\s,)\\&]+|[0-9a-f]{20}/g));
    for (const candidate of hashed) {
      if (!words.has(bundleName.exec(candidate)?.[1] ?? candidate)) continue;
      hashed.delete(candidate);
      // A bundle may name further ones: it joins the list, so this loop reads it too.
      kept.push(candidate);
    }
  }
  const belongs = new Set(kept);
  const gone = all.filter((name) => !belongs.has(name));
  for (const name of gone) rmSync(join(folder, name));
  return gone;
}

/** Whether this is an `about.html` or an `about.md` whose `about/index.html` is gone. */
const isOrphan = (folder: string, name: string) =>
  /^(?!index\.|404\.).*\.(html|md)$/.test(name) &&
  !name.endsWith("/index.html") &&
  !existsSync(join(folder, name.replace(/\.(html|md)$/, ""), "index.html"));
