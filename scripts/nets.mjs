/**
 * `npm run nets`: the test matrices in full (contrast in pixels, clicks, axe rules, preferences, missing features;
 * sections on every page), of which `npm test` runs a part, and the engine-dependent tests in Firefox and WebKit. They
 * test public/ as it is. Arguments after `--` narrow them down, as for the browser tests; without any, all of data/ is
 * first damaged forty times.
 */
import { browser, run } from "./local.mjs";
import { findBrowser, installEngines } from "./packages.mjs";

/** Tests that `npm test` runs only on selected pages, or for a part of a matrix. */
const wide = [
  "budgets",
  "engines",
  "exhibits",
  "hosting/documents",
  "nets",
  "pictures",
  "routes",
  "sections",
  "unbreakable",
  "validators",
  "webkit",
].map((folder) => `e2e/${folder}`);

const asked = process.argv.slice(2);
const words = asked.length > 0 ? asked : wide;
process.env.NETS = "full";
if (words.some((word) => /engines|webkit/.test(word))) Object.assign(process.env, installEngines());
const damaged = asked.length > 0 ? 0 : await run("npx", ["jest", "mutations"], { MUTATION_ROUNDS: "40" });
process.exitCode = (await browser(findBrowser(), words)) || damaged;
