import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Manifest, manifestFile, manifestOf, readManifest } from "../release";
import type { Finding } from "./finding";
import type { Result } from "./site";

/** Compares a folder with a release: every file, the extra ones too. Headers and redirects are the host's. */
export function verifyFolder(folder: string, manifest: Manifest): Result {
  const { files } = manifestOf(folder, "", manifest.addresses);
  const findings: Finding[] = [];
  for (const [path, hash] of Object.entries(manifest.files)) {
    const there = files[path];
    if (there === undefined) findings.push({ kind: "missing", problem: "Not in the folder", path });
    else if (there !== hash) findings.push({ kind: "changed", problem: "The contents differ", path });
  }
  for (const path of Object.keys(files)) {
    if (!(path in manifest.files)) findings.push({ kind: "extra", problem: "Not in the release", path });
  }
  const commit = existsSync(join(folder, manifestFile)) ? readManifest(folder).commit : undefined;
  return { commit, findings };
}
