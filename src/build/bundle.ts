import type { BuildOptions } from "esbuild";

/**
 * Bundles a few lines of code and everything that they import, starting from `folder`, into one self-contained
 * script. A missing import or any warning from esbuild stops the build.
 */
export function bundle(lines: string, folder: string, options: BuildOptions): string {
  // Loaded on first use: editors wait for the check of data/, which needs no bundles.
  const { buildSync } = require("esbuild") as typeof import("esbuild");
  const { outputFiles, warnings } = buildSync({
    ...options,
    stdin: { contents: lines, resolveDir: folder },
    bundle: true,
    write: false,
  });
  const [warning] = warnings;
  if (warning) throw new Error(`${warning.location?.file}:${warning.location?.line}: ${warning.text}`);
  return outputFiles.map(({ text }) => text.trim()).join("");
}
