import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../content/read/folders";
import type { Routing } from "../shared/addresses";

/** Stands beside the pages, so that a live site says what it should hold. */
export const manifestFile = "release.json";

/** What a release consists of. */
export interface Manifest {
  /** The commit that it was built from; ends in `+changes` where the work tree held more, empty without Git. */
  commit: string;
  /** Where its pages are and what leads elsewhere, so that a check needs nothing but this. */
  addresses: Routing;
  /** SHA-256 (hex) of every file, by path. */
  files: Record<string, string>;
}

export const sha256 = (content: Uint8Array) => createHash("sha256").update(content).digest("hex");

/** The manifest of a folder; itself is left out. */
export function manifestOf(
  folder: string,
  commit: string,
  { routes, redirects }: Manifest["addresses"],
): Manifest {
  const names = filesBelow(folder).filter((name) => name !== manifestFile);
  const files = Object.fromEntries(names.map((name) => [name, sha256(readFileSync(join(folder, name)))]));
  return { commit, addresses: { routes, redirects }, files };
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, manifestFile), "utf8"));

/** A manifest as it stands in its file. */
export const manifestText = (manifest: Manifest) => `${JSON.stringify(manifest, null, 1)}\n`;

export const writeManifest = (folder: string, manifest: Manifest) =>
  writeFileSync(join(folder, manifestFile), manifestText(manifest));

/** The commit of a work tree, from Git. */
export function commitOf(root: string): string {
  const git = (...words: string[]) =>
    execFileSync("git", words, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  try {
    return git("rev-parse", "HEAD") + (git("status", "--porcelain") === "" ? "" : "+changes");
  } catch {
    return "";
  }
}
