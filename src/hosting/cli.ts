/**
 * `npm run build` ends with `release`: what Gatsby has built becomes what is copied to a host.
 * `npm run verify -- <url or folder>` compares a site with the release in public/ (`--json` for programs).
 */
import { join } from "node:path";
import { compress } from "./compress";
import { publishHeaders, readAddresses } from "./publish";
import { commitOf, manifestOf, writeManifest } from "./release";
import { sweep } from "./sweep";
import { verify } from "./verify/verify";

const [command, ...rest] = process.argv.slice(2);
const root = process.cwd();
const folder = join(root, "public");

async function release() {
  const gone = sweep(folder);
  publishHeaders(folder);
  await compress(folder);
  const manifest = manifestOf(folder, commitOf(root), readAddresses(root));
  writeManifest(folder, manifest);
  console.log(
    `public/ is ready: ${Object.keys(manifest.files).length} files (${gone.length} leftovers removed).`,
  );
  console.log("Site files for nginx and Caddy are in hosting/.");
}

async function run() {
  if (command === "release") return release();
  if (command === "verify") return verify(rest, folder);
  throw new Error(`Unknown command "${command}": release, verify`);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
