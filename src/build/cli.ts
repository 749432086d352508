/**
 * `npm run build` ends with `release`: what Gatsby has built becomes what is copied to a host.
 * `npm run verify -- <url or folder>` compares a site with the release in public/ (`--json` for programs).
 */
import { join } from "node:path";
import { commandLine } from "../content/commands/commandLine";
import { didYouMean, oneOf } from "../content/read/faults";
import { takeSteps } from "./steps";
import { verify } from "./verify/verify";

const root = process.cwd();
const folder = join(root, "public");

async function makeRelease(args: string[]) {
  commandLine(args, [], 0);
  for (const line of await takeSteps("ended", { root })) console.log(line);
  console.log("The rules for nginx and Caddy are in hosting/, which belongs to the same release.");
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
