import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../content/read/folders";
import { compressible, extensionOf } from "./delivery";

/**
 * What builds leave behind and no visitor needs: pieces of pages, source maps, helpers, older compression, and the
 * last manifest, which would keep all that it names.
 */
const leftover = /^(_gatsby|~partytown)\/|\.map$|^(chunk-map|webpack\.stats|release)\.json$|\.(br|gz)$/;

/** The part of a bundle's name that comes from its contents. */
const bundle = /^[^/]*[-.]([0-9a-f]{20})\.(?:js|css)(?:\.LICENSE\.txt)?$/;

const isText = (name: string) => compressible.includes(extensionOf(name));

/**
 * Removes from a built site what does not belong to it: leftovers of the build, twins of documents that are gone,
 * and the pictures, fonts and bundles of earlier builds, which no document leads to any more. Gives their paths.
 */
export function sweep(folder: string): string[] {
  const all = filesBelow(folder);
  const files = all.filter((name) => !leftover.test(name) && !isOrphan(folder, name));
  const hashed = new Set(files.filter((name) => name.startsWith("static/") || bundle.test(name)));
  const kept = files.filter((name) => !hashed.has(name));
  for (const name of kept) {
    if (!isText(name)) continue;
    const text = readFileSync(join(folder, name), "utf8");
    const words = new Set(text.match(/static\/[^"'\s,)\\&]+|[0-9a-f]{20}/g));
    for (const candidate of hashed) {
      if (!words.has(bundle.exec(candidate)?.[1] ?? candidate)) continue;
      hashed.delete(candidate);
      // Bundles name further ones; the loop reaches what is added to its list.
      kept.push(candidate);
    }
  }
  const belongs = new Set(kept);
  const gone = all.filter((name) => !belongs.has(name));
  for (const name of gone) rmSync(join(folder, name));
  return gone;
}

/** `about.html` without the `about/index.html` that it repeats. */
const isOrphan = (folder: string, name: string) =>
  /^(?!index\.|404\.).*\.html$/.test(name) &&
  !name.endsWith("/index.html") &&
  !existsSync(join(folder, name.replace(/\.html$/, ""), "index.html"));
