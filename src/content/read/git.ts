import { execFileSync } from "node:child_process";

export const git = (folder: string, words: string[], input?: string) =>
  execFileSync("git", words, { cwd: folder, input, maxBuffer: 1 << 28, stdio: ["pipe", "pipe", "pipe"] });

/** Reads pages from the last commit, by route; undefined for a page that was not there, or without Git. */
export function lastCommit(folder: string): (route: string) => string | undefined {
  let pages: Set<string> | undefined;
  return (route) => {
    const file = `pages${route === "/" ? "/index" : route}.yaml`;
    try {
      pages ??= new Set(
        git(folder, ["ls-tree", "-r", "--name-only", "HEAD", "pages/"]).toString().split("\n"),
      );
      return pages.has(file) ? git(folder, ["show", `HEAD:./${file}`]).toString() : undefined;
    } catch {
      pages ??= new Set();
      return undefined;
    }
  };
}
