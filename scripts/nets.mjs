/**
 * `npm run nets`: the wide matrices in full (contrast in pixels, clicks, rules of axe, preferences, missing features), of
 * which `npm test` holds a small part. They test public/ as it is. Words behind `--` narrow them, as for the browser tests.
 */
import { browser } from "./local.mjs";
import { findBrowser } from "./packages.mjs";

const asked = process.argv.slice(2);
process.env.NETS = "full";
process.exitCode = await browser(findBrowser(), asked.length > 0 ? asked : ["e2e/nets", "e2e/unbreakable"]);
