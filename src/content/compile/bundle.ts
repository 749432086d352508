import type { BuildOptions } from "esbuild";

/**
 * Bundles a few lines, with everything that they import from files of `folder` and elsewhere, into JavaScript that
 * stands alone. What cannot be found, and whatever esbuild warns of, stops the build.
 */
export function bundle(lines: string, folder: string, options: BuildOptions): string {
  // Loaded at the first use: the check of data/, which editors wait for, needs no bundles.
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
