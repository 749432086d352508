import { join } from "node:path";

/** What editors write. */
export const contentFolder = (root: string) => join(root, "data");

/** Where checked content is put for Gatsby to read. */
export const mirrorFolder = (root: string) => join(root, ".content");
