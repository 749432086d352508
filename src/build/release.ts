import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Addresses } from "../content/compile/addresses";
import { filesBelow } from "../content/read/folders";
import type { Routing } from "../shared/addresses";
import { isServed, isTwin } from "./hosts/rules";

/** Served with the site, so that a live site says which files it should have. */
export const releaseFile = "release.json";

export interface Release {
  /** The commit that it was built from, with `+changes` at the end if some were not committed; empty without Git. */
  commit: string;
  /** Its pages and redirects, so that a check needs no other file. */
  addresses: Routing;
  /** Whether it is for staging: search engines are asked to stay away. */
  noindex?: true;
  /** The script of the analytics service, if there is one. */
  counter?: string;
  /** The total size in bytes of what a host serves, with compressed copies where there are any. */
  bytes: number;
  /** SHA-256 (hex) of every file, by path. */
  files: Record<string, string>;
}

export const sha256 = (content: Uint8Array) => createHash("sha256").update(content).digest("hex");

/** Describes the release in a folder: every file but release.json itself. */
export function releaseOf(
  folder: string,
  commit: string,
  {
    routes,
    redirects,
    origins,
    noindex,
  }: Release["addresses"] & Partial<Pick<Addresses, "origins"> & { noindex: boolean }>,
): Release {
  const names = filesBelow(folder).filter((name) => name !== releaseFile);
  const files = Object.fromEntries(names.map((name) => [name, sha256(readFileSync(join(folder, name)))]));
  const [counter] = origins?.script ?? [];
  return {
    commit,
    addresses: { routes, redirects },
    ...(noindex && { noindex }),
    ...(counter !== undefined && { counter }),
    bytes: weightOf(folder, names),
    files,
  };
}

function weightOf(folder: string, names: string[]): number {
  const all = new Set(names);
  return names
    .filter((name) => isServed(name) && !isTwin(name, all))
    .map((name) => statSync(join(folder, all.has(`${name}.br`) ? `${name}.br` : name)).size)
    .reduce((sum, size) => sum + size, 0);
}

export const readRelease = (folder: string): Release =>
  JSON.parse(readFileSync(join(folder, releaseFile), "utf8"));

export const releaseText = (release: Release) => `${JSON.stringify(release, null, 1)}\n`;

/** SHA-256 (hex) of release.json itself. */
export const releaseHash = (release: Release) => sha256(Buffer.from(releaseText(release)));

export const writeRelease = (folder: string, release: Release) =>
  writeFileSync(join(folder, releaseFile), releaseText(release));

export function commitOf(root: string): string {
  const git = (...words: string[]) =>
    execFileSync("git", words, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  try {
    return git("rev-parse", "HEAD") + (git("status", "--porcelain") === "" ? "" : "+changes");
  } catch {
    return "";
  }
}
