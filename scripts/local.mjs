/** What the scripts share: the build, the same for the local inbox, and a server that has it. */
import { spawn } from "node:child_process";
import { createRequire } from "node:module";

const gatsby = createRequire(import.meta.url).resolve("gatsby/cli.js");

/** The forms send to this site itself, where the Gatsby Function src/api/submit.ts answers. */
const localForms = {
  CONTACT_ENDPOINT: "/api/submit",
  NEWSLETTER_ENDPOINT: "/api/submit",
  FORMS_SERVER: "1",
};

/** Runs a command to its end; resolves with its exit code. Ends it when this process is told to end. */
export function run(command, args, environment = {}) {
  const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...environment } });
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => child.kill(signal));
  return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
}

/** Makes public/ and hosting/; resolves with an exit code. */
export async function build(environment = {}) {
  const built = await run(process.execPath, [gatsby, "build"], environment);
  return built === 0 ? run("npx", ["tsx", "src/hosting/cli.ts", "release"]) : built;
}

export const buildForLocalForms = () => build(localForms);

export const serve = (port) => run(process.execPath, [gatsby, "serve", "--port", String(port)]);
