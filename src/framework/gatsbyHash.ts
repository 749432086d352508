import { createHash } from "node:crypto";

/** The part of webpack that is used here. */
interface Compiler {
  hooks: {
    done: {
      tap(options: { name: string; stage: number }, run: (stats: { compilation: Compilation }) => void): void;
    };
  };
}
interface Compilation {
  hash: string;
  assets: Record<string, unknown>;
}

/**
 * Makes webpack's hash follow from the names of the browser's files alone, which contain content hashes. Gatsby writes that
 * hash into every document, and webpack's own differs between a first build and one with its cache, so without this plugin
 * a second build of the same site changes all documents: each is packed and uploaded again, and open pages reload.
 */
export const fileHashPlugin = {
  apply: ({ hooks }: Compiler) =>
    // Before Gatsby's own plugin, which writes the hash into the part of documents that names their scripts.
    hooks.done.tap({ name: "file hash", stage: -100 }, ({ compilation }) => {
      const names = Object.keys(compilation.assets).sort();
      compilation.hash = createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 20);
    }),
};
