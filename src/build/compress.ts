import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { copyFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesBelow } from "../content/read/folders";
import { compressible, extensionOf } from "./hosts/delivery";
import { isTwin } from "./hosts/rules";
import { sha256 } from "./release";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Smaller files gain nothing: they fit into one packet as they are. */
const smallest = 1024;

const packers = {
  br: (text: Buffer) => brotli(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gz: (text: Buffer) => gzipped(text, { level: 9 }),
};

/**
 * Writes `.br` and `.gz` beside every text file of a site, for servers that send precompressed files. Compressing is
 * slow, and most texts are those of the last build: `store` keeps each compressed text by its hash.
 */
export async function compress(folder: string, store: string): Promise<void> {
  const texts = new Map<string, { text: Buffer; names: string[] }>();
  const all = new Set(filesBelow(folder));
  // Servers that send precompressed files read about.html, never about/index.html.
  for (const name of all) {
    if (!compressible.includes(extensionOf(name)) || name.startsWith("_") || isTwin(name, all)) continue;
    const text = readFileSync(join(folder, name));
    if (text.length < smallest) continue;
    const key = sha256(text);
    texts.set(key, { text, names: [...(texts.get(key)?.names ?? []), name] });
  }
  mkdirSync(store, { recursive: true });
  for (const name of filesBelow(store)) if (!texts.has(name.replace(/\..*/, ""))) rmSync(join(store, name));
  await Promise.all(
    [...texts].flatMap(([key, { text, names }]) =>
      Object.entries(packers).map(async ([ending, pack]) => {
        const packed = join(store, `${key}.${ending}`);
        if (!existsSync(packed)) {
          // Renamed into place, so that an interrupted build leaves no partial file.
          await writeFile(`${packed}.part`, await pack(text));
          await rename(`${packed}.part`, packed);
        }
        await Promise.all(names.map((name) => copyFile(packed, join(folder, `${name}.${ending}`))));
      }),
    ),
  );
}
