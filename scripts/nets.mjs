/**
 * `npm run nets`: the wide matrices in full (contrast in pixels, clicks, rules of axe, preferences, missing features; what
 * sections do on every page), of which `npm test` holds a part, and what depends on the engine, in Firefox and WebKit. They
 * test public/ as it is. Words behind `--` narrow them, as for the browser tests; without any, all of data/ is damaged forty times first.
 */
import { browser, run } from "./local.mjs";
import { findBrowser, installEngines } from "./packages.mjs";

/** Where something is tried on chosen pages, or a part of a matrix, in `npm test`. */
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
