import { join } from "node:path";

/**
 * The browsers that style sheets and the exhibits' code are compiled for. The older they are, the longer the output.
 */
export const oldestBrowsers = ["chrome100", "firefox100", "safari15"];

/** A style sheet below src/ and its imports, as documents contain it. */
export function styleSheet(path: string): string {
  // Loaded on first use: editors wait for the check of data/, which needs no bundles.
  const { buildSync } = require("esbuild") as typeof import("esbuild");
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, "..", path)],
    bundle: true,
    minify: true,
    // Flattens nested rules, which older browsers do not know.
    target: oldestBrowsers,
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
