import { join } from "node:path";
import { dependencies } from "../../package.json";
import { placeOf } from "../exhibits/folders";
import type { Brought, ExhibitContent } from "../exhibits/kit/exhibit";
import { bundle } from "./bundle";

const folder = join(__dirname, "../exhibits");

/** The package that the checks import, in the version that pages run. */
const sdk = "@bsv/sdk";

/** The name under which an exhibit's record is saved: the page's own, if it has one. */
export const recordName = (name: string, saves = name) => `${saves}.json`;

/**
 * Commands that repeat an exhibit's check in a shell with Node, in a folder with the saved record: the check list of
 * its `run.ts`, bundled as the page runs it, and a loop that prints each step. They exit with 1 where the page says
 * no. What the record does not hold comes from the checker: agreed terms, and the day as an argument.
 */
export function commandsOf(
  name: string,
  { steps, fails, saves }: Pick<ExhibitContent, "steps" | "fails" | "saves">,
  brought?: Brought,
): string {
  const check = checkOf(name);
  const install = check.includes(sdk)
    ? [`[ -d node_modules/${sdk} ] || npm install ${sdk}@${dependencies[sdk]}`]
    : [];
  const day =
    brought?.today === undefined ? "" : ` ${new Date(brought.today * 1000).toISOString().slice(0, 10)}`;
  return [
    ...install,
    ...(day === "" ? [] : ["# The last word is the day of the check: write your own."]),
    `node --input-type=module - ${recordName(name, saves)}${day} <<'END-OF-CHECK'`,
    'import { readFileSync } from "node:fs";',
    check,
    `const steps = ${JSON.stringify(steps, null, 2)};`,
    `const fails = ${JSON.stringify(fails, null, 2)};`,
    `const brought = ${JSON.stringify({ terms: brought?.terms }, null, 2)};`,
    ...(day === "" ? [] : ["brought.today = Date.parse(process.argv[3]) / 1000;"]),
    loop,
    "END-OF-CHECK",
  ].join("\n");
}

const loop = `
const { record } = JSON.parse(readFileSync(process.argv[2], "utf8"));
for await (const { step, passes, at = "" } of checkList(record, brought)) {
  console.log(passes ? "pass" : "FAIL", steps[step], at);
  if (passes) continue;
  console.log(fails[step].replaceAll("{at}", at.toLocaleString("en-US")));
  process.exit(1);
}`;

const checks = new Map<string, string>();

/** The function `check` of an exhibit as JavaScript, named `checkList`, with all our code that it needs. */
function checkOf(name: string): string {
  const made = checks.get(name) ?? bundled(name);
  checks.set(name, made);
  return made;
}

function bundled(name: string): string {
  const text = bundle(`export { check as checkList } from "./${placeOf(name).folder}/run";`, folder, {
    packages: "external",
    format: "esm",
    // Node 20 runs this as it is.
    target: "es2022",
    charset: "utf8",
  });
  return (
    text
      .replace(/\/\/ src\/exhibits\/.*\n/g, "")
      // If another file has a `check` as well, the bundler has renamed one of them.
      .replace(/export \{\s*(\w+) as checkList\s*\};\s*$/, "const checkList = $1;")
      .trimEnd()
  );
}
