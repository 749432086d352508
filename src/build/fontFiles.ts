import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildFiles } from "./buildFiles";
import { codeOf } from "./exhibitCode";
import { exhibitFolders } from "./exhibitFiles";

/** The full fonts, by the name of the subset that src/theme/fonts.ts uses. */
const fonts = {
  [buildFiles.sans]: "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2",
  [buildFiles.mono]: "@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2",
};

/** The weights that the styles use; between them the fonts stay variable. */
export const weights = { min: 400, max: 600 };

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

/** Latin-1's visible characters: they cover most Western names that an editor may type. */
const latin1 = [...range(0x20, 0x7e), ...range(0xa0, 0xff)];

/** Symbols that styles put beside texts. */
const ofStyles = "↩→…–—’“”";

/** Every character that pages may show, once each, in order. */
export const charactersOf = (content: unknown): string =>
  [
    ...new Set([
      ...latin1,
      ...ofStyles,
      ...JSON.stringify(content),
      ...JSON.stringify(exhibitFolders().map(codeOf)),
    ]),
  ]
    .sort()
    .join("");

/**
 * Writes the fonts with only the characters that this site shows, to load early on a first visit. Each subset is
 * cached by its characters.
 */
export async function writeFonts(root: string, target: string, content: unknown) {
  const characters = charactersOf(content);
  for (const [name, source] of Object.entries(fonts)) {
    // A path, because Gatsby's compiler drops require.resolve.
    const font = readFileSync(join(root, "node_modules", source));
    const file = join(target, name);
    const cut = await cachedSubset(font, characters, join(root, "node_modules/.cache/fonts"));
    if (existsSync(file) && readFileSync(file).equals(cut)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, cut);
  }
}

/** The font with only these characters; `folder` is the cache. */
export async function cachedSubset(font: Buffer, characters: string, folder: string): Promise<Buffer> {
  const key = createHash("sha256")
    .update(font)
    .update(JSON.stringify([characters, weights]));
  const kept = join(folder, `${key.digest("hex").slice(0, 32)}.woff2`);
  if (existsSync(kept)) return readFileSync(kept);
  // Loaded on first use: it brings a WebAssembly module, which a build with cached fonts does not need.
  const subsetFont = require("subset-font") as typeof import("subset-font");
  const cut = await subsetFont(font, characters, { targetFormat: "woff2", variationAxes: { wght: weights } });
  mkdirSync(folder, { recursive: true });
  // Renamed into place, so that an interrupted build leaves no partial file.
  writeFileSync(`${kept}.${process.pid}`, cut);
  renameSync(`${kept}.${process.pid}`, kept);
  return cut;
}
