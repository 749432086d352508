import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** The folder that editors work in. */
export const contentFolder = (root: string) => join(root, "data");

/** The folder of checked content that Gatsby reads. */
export const compiledFolder = (root: string) => join(root, ".content");

/** Paths of all files below a folder, relative to it, with forward slashes, in order. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
