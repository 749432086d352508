import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildFiles } from "./buildFiles";
import { codeOf } from "./exhibitCode";
import { exhibitFolders } from "./exhibitFiles";

/** The fonts in full, by the name of the file in which src/theme/fonts.ts finds what is left of them. */
const fonts = {
  [buildFiles.sans]: "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2",
  [buildFiles.mono]: "@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2",
};

/** The weights that the styles ask for; between them the fonts stay variable. */
export const weights = { min: 400, max: 600 };

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

/** All of Latin-1 that can be seen: a name from anywhere in the west that an editor types tomorrow is there already. */
const latin1 = [...range(0x20, 0x7e), ...range(0xa0, 0xff)];

/** Signs that styles put beside texts. */
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
 * Writes the fonts with what this site shows of them, so that a first visit has them early. A font is cut once for all
 * the builds that need the same characters.
 */
export async function writeFonts(root: string, target: string, content: unknown) {
  const characters = charactersOf(content);
  for (const [name, source] of Object.entries(fonts)) {
    // As a path: Gatsby's compiler takes require.resolve away.
    const font = readFileSync(join(root, "node_modules", source));
    const file = join(target, name);
    const cut = await cutOnce(font, characters, join(root, "node_modules/.cache/fonts"));
    if (existsSync(file) && readFileSync(file).equals(cut)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, cut);
  }
}

/** The font with these characters alone, and the folder in which it is kept. */
export async function cutOnce(font: Buffer, characters: string, folder: string): Promise<Buffer> {
  const key = createHash("sha256")
    .update(font)
    .update(JSON.stringify([characters, weights]));
  const kept = join(folder, `${key.digest("hex").slice(0, 32)}.woff2`);
  if (existsSync(kept)) return readFileSync(kept);
  // Loaded on first use: it brings a WebAssembly module, and a build that has cut its fonts before needs none.
  const subsetFont = require("subset-font") as typeof import("subset-font");
  const cut = await subsetFont(font, characters, { targetFormat: "woff2", variationAxes: { wght: weights } });
  mkdirSync(folder, { recursive: true });
  // By way of another name, so that a build that is stopped leaves no half of one.
  writeFileSync(`${kept}.${process.pid}`, cut);
  renameSync(`${kept}.${process.pid}`, kept);
  return cut;
}
