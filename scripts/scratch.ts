import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = process.cwd();

/** The parts of the project that Gatsby needs. */
const parts = [
  "src",
  "leads/src",
  "data",
  "static",
  "package.json",
  "tsconfig.json",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-browser.tsx",
  "gatsby-ssr.tsx",
];

/** Copies the project to a folder of its own, where Gatsby can run without touching .cache/ and public/ here. */
export function scratchProject(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "scratch-"));
  for (const name of parts) {
    if (existsSync(join(root, name))) cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
