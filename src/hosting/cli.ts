/**
 * `npm run build` ends with `release`: what Gatsby has built becomes what is copied to a host.
 * `npm run verify -- <url or folder>` compares a site with the release in public/ (`--json` for programs).
 */
import { join } from "node:path";
import { commandLine } from "../commandLine";
import { didYouMean, oneOf } from "../content/read/faults";
import { compress } from "./compress";
import { publishHeaders, readAddresses } from "./publish";
import { commitOf, releaseHash, releaseOf, writeRelease } from "./release";
import { sweep } from "./sweep";
import { verify } from "./verify/verify";

const root = process.cwd();
const folder = join(root, "public");

/** In Gatsby's cache, so that whoever clears that clears this. */
const packedTexts = join(root, ".cache/packed");

async function makeRelease(args: string[]) {
  commandLine(args, [], 0);
  const gone = sweep(folder);
  publishHeaders(folder);
  await compress(folder, packedTexts);
  const release = releaseOf(folder, commitOf(root), readAddresses(root));
  writeRelease(folder, release);
  console.log(
    `public/ is ready: ${Object.keys(release.files).length} files (${gone.length} leftovers removed).`,
  );
  console.log(`SHA-256 of its list, release.json: ${releaseHash(release)}`);
  console.log("The site files for nginx and Caddy are in hosting/.");
}

async function run([command = "", ...args]: string[]) {
  if (command === "release") return makeRelease(args);
  if (command === "verify") return verify(args, folder);
  const commands = ["release", "verify"];
  throw new Error(
    `There is no command "${command}". Use one of ${oneOf(commands)}.${didYouMean(command, commands)}`,
  );
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
