/**
 * `npm run nets`: the wide matrices in full (contrast in pixels, clicks, rules of axe, preferences, missing features; what
 * sections do on every page), of which `npm test` holds a part. They test public/ as it is. Words behind `--` narrow them, as for the browser tests.
 */
import { browser } from "./local.mjs";
import { findBrowser } from "./packages.mjs";

/** Where something is tried on chosen pages, or a part of a matrix, in `npm test`. */
const wide = ["budgets", "hosting/documents", "nets", "pictures", "routes", "sections", "unbreakable"].map(
  (folder) => `e2e/${folder}`,
);

const asked = process.argv.slice(2);
process.env.NETS = "full";
process.exitCode = await browser(findBrowser(), asked.length > 0 ? asked : wide);
