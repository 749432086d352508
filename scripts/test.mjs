/**
 * `npm test`: format and lint, unit tests, a production build, types, browser tests, and a small part of those in
 * Firefox and WebKit if they can be installed. Every part runs, even if another one failed. At the end it prints how
 * long each part took, the flaky tests and, as the last line, the count.
 */
import { browser, buildForLocalForms, lint, types, unit } from "./local.mjs";
import { installPackages, offerEngines } from "./packages.mjs";
import { finish, part, reportIn } from "./parts.mjs";
import { countOfJest, countOfPlaywright } from "./summary";

const report = "test-results/jest.json";
const readUnit = reportIn(report, countOfJest);
const readBrowser = reportIn("test-results/playwright.json", countOfPlaywright);

await part("Format and lint", lint);
await part("Unit tests", () => unit(report), readUnit);
const built = await part("Build", buildForLocalForms);
await part("Types", types);
const inBrowsers = () => {
  const chromium = installPackages();
  Object.assign(process.env, offerEngines());
  return browser(chromium);
};
if (built) await part("Browser tests", inBrowsers, readBrowser);
finish();
