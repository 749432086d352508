/** What the scripts share: lint, types, tests, the build (also with the local inbox), and a server for it. */
import { spawn } from "node:child_process";
import { createRequire } from "node:module";

const gatsby = createRequire(import.meta.url).resolve("gatsby/cli.js");

const withTypeScript = ["--import", "tsx"];

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

/** Makes public/ and hosting/; resolves with an exit code. */
export async function build(environment = {}) {
  const built = await run(process.execPath, [...withTypeScript, "src/framework/gatsbyBuild.ts"], environment);
  return built === 0 ? run(process.execPath, [...withTypeScript, "src/build/cli.ts", "release"]) : built;
}

export const buildForLocalForms = () => build(localForms);

export const serve = (port) => run(process.execPath, [gatsby, "serve", "--port", String(port)]);
