import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { commandLine } from "../../content/commands/commandLine";
import { type Release, readRelease, releaseFile } from "../release";
import { extrasLimit } from "./extras";
import { verifyFolder } from "./folder";
import { inWords } from "./report";
import { verifySite } from "./site";

/**
 * `npm run verify -- <url or folder> [--json]`: compares a live site, or a copy of its folder, with the release in
 * `built`. Prints the differences, and ends with exit code 1 if there are any.
 */
export async function verify(args: string[], built: string): Promise<void> {
  const { words, switches } = commandLine(args, ["json"], 1);
  const [target] = words;
  if (target === undefined) {
    throw new Error("Say what to verify: npm run verify -- https://www.example.com, or a folder.");
  }
  const release = releaseIn(built);
  const origin = isFolder(target) ? undefined : originOf(target);
  const result = origin === undefined ? verifyFolder(target, release) : await verifySite(origin, release);
  if (switches.has("json")) {
    console.log(JSON.stringify({ target, here: release.commit, there: result.commit, ...result }, null, 1));
  } else {
    console.log(inWords(target, release, result));
    if (origin !== undefined) console.log(extrasLimit);
  }
  if (result.findings.length > 0) process.exitCode = 1;
}

function releaseIn(folder: string): Release {
  if (!existsSync(join(folder, releaseFile))) {
    throw new Error("There is no public/release.json to compare with: run npm run build first.");
  }
  const release: Partial<Release> = readRelease(folder);
  if (!release.addresses || !release.files) {
    throw new Error("public/release.json was written by an older build: run npm run build again.");
  }
  return release as Release;
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** The origin of an address; a site lies at the root of its host. */
function originOf(target: string): string {
  if (!/^https?:\/\//.test(target) || !URL.canParse(target)) {
    throw new Error(`"${target}" is neither a folder nor an address that begins with https:// or http://.`);
  }
  const { origin, pathname } = new URL(target);
  if (pathname !== "/") throw new Error(`The site is at the root of its host: verify ${origin}.`);
  return origin;
}
