/**
 * What the check accepts can be built: damages the real files at random, keeps what the check accepts, and runs a true
 * production build of it in a copy of the project. Takes a minute or more: npx tsx scripts/build-damaged.ts [seed]
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { putAccepted } from "../__tests__/support/accepted";
import { mutated, randomFrom } from "../__tests__/support/mutate";
import { parsedFiles } from "../src/content/check/findings";
import { readSources } from "../src/content/read/sources";
import { scratchProject } from "./scratch";

const root = process.cwd();
const random = randomFrom(Number(process.argv[2] ?? 20261121));
// The pictures that are there already need not be made again.
const { folder: project, remove } = scratchProject(["public/static"]);

try {
  const files = parsedFiles(readSources(join(root, "data")));
  const candidates = new Map(
    files.map(({ name, source }) => [name, Array.from({ length: 15 }, () => mutated(source, random))]),
  );
  const changed = putAccepted(join(project, "data"), candidates);
  console.log(`${changed.length} of ${files.length} files are damaged and accepted.`);
  const gatsby = join(root, "node_modules/gatsby/cli.js");
  const { status } = spawnSync(process.execPath, [gatsby, "build"], { cwd: project, stdio: "inherit" });
  if (status !== 0) throw new Error("The build has failed.");
  const { routes }: { routes: string[] } = JSON.parse(
    readFileSync(join(project, ".content/build/addresses.json"), "utf8"),
  );
  const lacking = routes.filter(
    (route) => !existsSync(join(project, "public", route.endsWith(".html") ? route : `${route}/index.html`)),
  );
  if (lacking.length > 0) throw new Error(`No document for ${lacking.join(", ")}`);
  console.log(`${routes.length} addresses have their document.`);
} finally {
  remove();
}
