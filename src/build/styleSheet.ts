import { join } from "node:path";

/** What style sheets, and the code of exhibits, are rewritten for. The older a browser, the longer they get. */
export const oldestBrowsers = ["chrome100", "firefox100", "safari15"];

/** A style sheet below src/, with what it imports, as it stands in documents. */
export function styleSheet(path: string): string {
  // Loaded on first use: editors wait for the check of data/, which needs no bundles.
  const { buildSync } = require("esbuild") as typeof import("esbuild");
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, "..", path)],
    bundle: true,
    minify: true,
    // Nested rules are for those who write them: older browsers get plain ones.
    target: oldestBrowsers,
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
