/** What the scripts share: the tools of the checks, the build, the same for the local inbox, and a server for it. */
import { spawn } from "node:child_process";
import { createRequire } from "node:module";

const gatsby = createRequire(import.meta.url).resolve("gatsby/cli.js");

const withTypeScript = ["--import", "tsx"];

/** The forms send to this site itself, where the Gatsby Function src/api/submit.ts answers. */
export const localForms = {
  CONTACT_ENDPOINT: "/api/submit",
  NEWSLETTER_ENDPOINT: "/api/submit",
  FORMS_SERVER: "1",
};

/** Runs a command; resolves with its exit code. Stops it when this process is asked to stop. */
export function run(command, args, environment = {}) {
  const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...environment } });
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => child.kill(signal));
  return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
}

export const lint = () => run("npx", ["biome", "ci", "--error-on-warnings"]);

export const types = () => run("npx", ["tsx", "scripts/types.ts"]);

/** Jest over all unit tests, or those that its options choose, with a report in `file`. */
export const unit = (file, ...options) => run("npx", ["jest", "--json", `--outputFile=${file}`, ...options]);

/** Playwright in a browser, over all files or those that the arguments name. */
export const browser = (chromium, words = []) =>
  run("npx", ["playwright", "test", ...words], { CHROMIUM: chromium });

/** Makes public/ and hosting/; resolves with an exit code. */
export async function build(environment = {}) {
  const built = await run(process.execPath, [...withTypeScript, "src/framework/gatsbyBuild.ts"], environment);
  return built === 0 ? run(process.execPath, [...withTypeScript, "src/build/cli.ts", "release"]) : built;
}

export const buildForLocalForms = () => build(localForms);

export const serve = (port) => run(process.execPath, [gatsby, "serve", "--port", String(port)]);
