import { join } from "node:path";

/** A style sheet below src/, with what it imports, as it stands in documents. */
export function styleSheet(path: string): string {
  // Loaded on first use: editors wait for the check of data/, which needs no bundles.
  const { buildSync } = require("esbuild") as typeof import("esbuild");
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, "../..", path)],
    bundle: true,
    minify: true,
    // Nested rules are for those who write them: older browsers get plain ones.
    target: ["chrome100", "firefox100", "safari15"],
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
