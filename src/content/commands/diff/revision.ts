import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { git } from "../../read/git";
import { readSources, type Sources } from "../../read/sources";

/** A content folder at one point in time. Of its pictures, only the hashes are known. */
export interface Revision {
  sources: Sources;
  /** Git's hash of each picture, by its path below data/. */
  pictures: Map<string, string>;
}

/** Reads data/ as it was at a Git revision. Throws if there is no such revision. */
export function revisionOf(root: string, revision: string): Revision {
  if (revision.startsWith("-")) throw new Error(`"${revision}" is not a revision.`);
  let listing: string;
  try {
    listing = git(root, ["ls-tree", "-r", "-z", `${revision}^{commit}`, "--", "data"]).toString();
  } catch {
    throw new Error(
      `Git has no revision "${revision}". Write a commit, a branch or a tag, such as HEAD~3 or main.`,
    );
  }
  const folder = mkdtempSync(join(tmpdir(), "content-diff-"));
  const pictures = new Map<string, string>();
  try {
    for (const [, hash, path] of listing.matchAll(/\d+ blob ([0-9a-f]+)\tdata\/([^\0]+)\0/g)) {
      if (!hash || !path || path.split("/").includes("..")) continue;
      const isContent = /\.ya?ml$/.test(path);
      if (!isContent) pictures.set(path, hash);
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), isContent ? git(root, ["cat-file", "blob", hash]) : "");
    }
    return { sources: readSources(folder), pictures };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function workingContent(folder: string): Revision {
  const sources = readSources(folder);
  const pictures = new Map(
    [...sources.assets].map((name) => [name, hashOf(readFileSync(join(folder, name)))]),
  );
  return { sources, pictures };
}

/** The hash that Git gives to a file's content. */
const hashOf = (bytes: Buffer) =>
  createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
