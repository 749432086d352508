import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Manifest, manifestFile, readManifest } from "../release";
import { extrasLimit } from "./extras";
import { verifyFolder } from "./folder";
import { inWords } from "./report";
import { verifySite } from "./site";

/**
 * `npm run verify -- <url or folder> [--json]`: compares a live site, or a copy of its folder, with the release in
 * `built`. Says what differs and ends with 1 where anything does.
 */
export async function verify(words: string[], built: string): Promise<void> {
  const [target, ...more] = words.filter((word) => word !== "--json");
  if (target === undefined || more.length > 0) {
    throw new Error("Say what to verify: npm run verify -- https://www.example.com, or a folder.");
  }
  const manifest = releaseIn(built);
  const origin = isFolder(target) ? undefined : originOf(target);
  const result = origin === undefined ? verifyFolder(target, manifest) : await verifySite(origin, manifest);
  if (words.includes("--json")) {
    console.log(JSON.stringify({ target, here: manifest.commit, there: result.commit, ...result }, null, 1));
  } else {
    console.log(inWords(target, manifest, result));
    if (origin !== undefined) console.log(extrasLimit);
  }
  if (result.findings.length > 0) process.exitCode = 1;
}

function releaseIn(folder: string): Manifest {
  if (!existsSync(join(folder, manifestFile))) {
    throw new Error("There is no public/release.json to compare with: run npm run build first.");
  }
  const manifest: Partial<Manifest> = readManifest(folder);
  if (!manifest.addresses || !manifest.files) {
    throw new Error("public/release.json is of an older kind: run npm run build again.");
  }
  return manifest as Manifest;
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** The origin of an address; a site lies at the root of its host. */
function originOf(target: string): string {
  if (!/^https?:\/\//.test(target) || !URL.canParse(target)) {
    throw new Error(`"${target}" is neither a folder nor an address that begins with https:// or http://.`);
  }
  const { origin, pathname } = new URL(target);
  if (pathname !== "/") throw new Error(`The site lies at the root of its host: verify ${origin}.`);
  return origin;
}
