/**
 * `npm run types [-- --watch …]`: TypeScript over the whole project. The types of the GraphQL queries come from
 * Gatsby; if they are missing or out of date, they are written first, which takes about ten seconds.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, cpSync, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder } from "../src/build/buildFiles";
import { compiledFolder, filesBelow } from "../src/content/read/folders";
import { scratchProject } from "./scratch";

const types = "src/gatsby-types.d.ts";

/** gatsby-ssr.tsx imports files from it, so TypeScript needs it too; every build rewrites it. */
const built = join(compiledFolder("."), buildFolder);

/** The files that the types depend on: queries, the content's schema, Gatsby's configuration and version. */
const inputs = [
  "package-lock.json",
  "gatsby-config.ts",
  "gatsby-node.ts",
  ...filesBelow("src")
    .map((name) => join("src", name))
    .filter((path) => path !== types && /\.tsx?$/.test(path) && affectsTypes(path)),
];

function affectsTypes(path: string) {
  return (
    /^src\/content\/(?:model|derive|compile)\//.test(path) || readFileSync(path, "utf8").includes("graphql`")
  );
}

/** Only the queries of a component matter: other changes to it do not make the types stale. */
function relevantText(path: string) {
  const text = readFileSync(path, "utf8");
  return path.endsWith(".tsx") ? (text.match(/graphql`[^`]*`/g) ?? []).join("\n") : text;
}

const hash = createHash("sha256");
for (const path of inputs) hash.update(`${path}\n${relevantText(path)}\n`);
const stamp = `// Made from ${hash.digest("hex")}\n`;

/** Builds and `npm run develop` write the types too, without the stamp. */
function isFresh() {
  if (!existsSync(types) || !existsSync(built)) return false;
  if (readFileSync(types, "utf8").endsWith(stamp)) return true;
  const { mtimeMs } = statSync(types);
  return inputs.every((path) => statSync(path).mtimeMs < mtimeMs);
}

function generate() {
  console.log("The types of the queries are missing or out of date: writing them …");
  const { folder, remove } = scratchProject();
  try {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(__dirname, "../src/framework/gatsbyTypes.mjs")],
      {
        cwd: folder,
        encoding: "utf8",
      },
    );
    if (status !== 0) {
      throw new Error(`${stdout}${stderr}\nThe types of the queries could not be written: see above.`);
    }
    copyFileSync(join(folder, types), types);
    cpSync(join(folder, built), built, { recursive: true });
  } finally {
    remove();
  }
}

try {
  if (!isFresh()) {
    generate();
    writeFileSync(types, readFileSync(types, "utf8") + stamp);
  }
  const { status } = spawnSync("npx", ["tsc", "--noEmit", ...process.argv.slice(2)], { stdio: "inherit" });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
