import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Release, readRelease, releaseFile, releaseOf } from "../release";
import type { Finding } from "./finding";
import type { Result } from "./site";

/** Compares a folder with a release, including extra files. Headers and redirects depend on the host: not checked. */
export function verifyFolder(folder: string, release: Release): Result {
  const { files } = releaseOf(folder, "", release.addresses);
  const findings: Finding[] = [];
  for (const [path, hash] of Object.entries(release.files)) {
    const there = files[path];
    if (there === undefined) findings.push({ kind: "missing", problem: "Not in the folder", path });
    else if (there !== hash) findings.push({ kind: "changed", problem: "The contents differ", path });
  }
  for (const path of Object.keys(files)) {
    if (!(path in release.files)) findings.push({ kind: "extra", problem: "Not in the release", path });
  }
  const commit = existsSync(join(folder, releaseFile)) ? readRelease(folder).commit : undefined;
  return { commit, findings };
}
