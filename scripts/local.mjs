/** What the scripts share: lint, types, tests, the build (also with the local inbox), and a server for it. */
import { spawn } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { gatsbyEnvironment } from "../src/framework/gatsbyEnvironment.mjs";
import { contentBundle } from "./contentBundle.mjs";
import { diskTrouble, portTrouble, say, writeTrouble } from "./machine.mjs";
import { buildMarker, leftBehind } from "./stopped.mjs";

const gatsbyCommand = createRequire(import.meta.url).resolve("gatsby/cli.js");

/** Makes the forms send to this site itself, to the Gatsby Function in src/api/submit.ts. */
export const localForms = {
  CONTACT_ENDPOINT: "/api/submit",
  NEWSLETTER_ENDPOINT: "/api/submit",
  FORMS_SERVER: "1",
};

/** Runs a command; resolves with its exit code. Stops it when this process is told to stop. */
export function run(command, args, environment = {}) {
  const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...environment } });
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => child.kill(signal));
  return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
}

export const lint = () => run("npx", ["biome", "ci", "--error-on-warnings"]);

export const types = () => run("npx", ["tsx", "scripts/types.ts"]);

/** Runs Jest on all unit tests, or on those that the options select, with a report in `file`. */
export const unit = (file, ...options) => run("npx", ["jest", "--json", `--outputFile=${file}`, ...options]);

/** Runs Playwright on all test files, or on those that the arguments name. */
export const browser = (chromium, words = []) =>
  run("npx", ["playwright", "test", ...words], { CHROMIUM: chromium });

/** One of Gatsby's own commands. */
export const gatsby = (words) => run(process.execPath, [gatsbyCommand, ...words], gatsbyEnvironment);

const underway = buildMarker();

/** A build writes this file last: without it, public/ is incomplete. */
const release = "public/release.json";

/** Makes public/ and hosting/; resolves with an exit code. */
export async function build(environment = {}) {
  if (say(writeTrouble())) return 1;
  const follows = underway.begin();
  let code = await buildOnce(environment);
  if (code !== 0 && follows && !underway.isStopped() && (await contentIsRight())) {
    console.error(
      "An earlier build was stopped halfway, and its leftovers are in the way. Building without them …",
    );
    for (const folder of leftBehind) rmSync(folder, { recursive: true, force: true });
    code = await buildOnce(environment);
  }
  underway.end();
  if (code !== 0) say(diskTrouble());
  return code;
}

async function buildOnce(environment) {
  rmSync(release, { force: true });
  const { path } = await contentBundle();
  const variables = { ...gatsbyEnvironment, CONTENT_RESULTS: `${path}.build`, ...environment };
  const inTypeScript = (words) => run(process.execPath, ["--import", "tsx", ...words], variables);
  return (
    (await inTypeScript(["src/framework/gatsbyBuild.ts"])) ||
    (await inTypeScript(["src/build/cli.ts", "release"]))
  );
}

/** Whether data/ has no faults, so that something else ended the build. */
const contentIsRight = () =>
  new Promise((done) => {
    spawn(process.execPath, ["scripts/content.mjs"], { stdio: "ignore" }).once("exit", (code) =>
      done(code === 0),
    );
  });

export const buildForLocalForms = () => build(localForms);

/** The same to look at: `gatsby serve` does not use precompressed files, and compressing them all takes 11 s. */
export const buildToLook = () => build({ ...localForms, UNPACKED: "1" });

export const port = process.env.PORT || "9000";

/** Serves public/ as it is; resolves with an exit code. */
export async function serve() {
  const half = existsSync(release)
    ? undefined
    : "There is no whole build in public/: npm run build makes one.";
  // Gatsby would ask for another port, and exit with success if nobody can answer.
  return say(half ?? (await portTrouble(port))) || gatsby(["serve", "--port", port]);
}
