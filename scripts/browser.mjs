/**
 * `npm run browser [-- e2e/forms …]`: only the browser tests, all or some of them, with Playwright's own options. They
 * test public/ as it is; --build rebuilds it first.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { browser, buildForLocalForms, localForms } from "./local.mjs";
import { findBrowser } from "./packages.mjs";

const asked = process.argv.slice(2);
const words = asked.filter((word) => word !== "--build");

/** Why public/ cannot be tested as it is, or undefined if it can. */
function whyBuild() {
  // A build writes this file last, so without it the build is incomplete.
  if (!existsSync("public/release.json")) return "There is no whole build in public/: building first.";
  if (words.length < asked.length) return "Building first, as --build says.";
  if (!existsSync("public/index.html.br"))
    return "The texts in public/ are not packed, as npm start leaves them: building first.";
  const answers = "public/page-data/sq/d";
  const isForTests = readdirSync(answers).some((name) =>
    readFileSync(`${answers}/${name}`, "utf8").includes(`"${localForms.CONTACT_ENDPOINT}"`),
  );
  if (!isForTests)
    return "The forms in public/ send to another server, not to the tests' own: building first.";
}

async function main() {
  const chromium = findBrowser();
  const reason = whyBuild();
  console.log(reason ?? "Testing public/ as it is. After a change of the site: npm run browser -- --build");
  const built = reason === undefined ? 0 : await buildForLocalForms();
  return built === 0 ? browser(chromium, words) : built;
}

process.exitCode = await main().catch((error) => {
  console.error(error.message);
  return 1;
});
