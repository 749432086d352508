/**
 * `npm run check`: everything that needs no build and no browser, in about a minute. Installs nothing. Every part runs,
 * even if another one failed. Slow unit tests run only if they import a file changed since the last commit; `npm test`
 * and `npm run unit` run all of them.
 */
import { lint, types, unit } from "./local.mjs";
import { finish, part, reportIn } from "./parts.mjs";
import { countOfJest } from "./summary";

/** Tests with real signatures (every exhibit and all its cheats), damaged content, or commands in child processes. */
const slow = [
  "/__tests__/exhibits/",
  "/__tests__/content/commands/",
  "/__tests__/content/compile/(?:exhibits|mutations)\\.",
  "/__tests__/content/read/hostile\\.",
];

const [reports, slowReports] = ["test-results/jest.json", "test-results/jest-slow.json"];
const read = reportIn(reports, countOfJest);
const readSlow = reportIn(slowReports, countOfJest);

await part("Format and lint", lint);
await part("Types", types);
await part("Unit tests", () => unit(reports, "--testPathIgnorePatterns", "/support/", ...slow), read);
await part(
  "Slow ones changed",
  // Jest ignores --onlyChanged if test patterns are given, so ignore all other tests. Their imports are in src.
  () =>
    unit(
      slowReports,
      "--onlyChanged",
      "--passWithNoTests",
      "--roots",
      "__tests__",
      "src",
      "--testPathIgnorePatterns",
      "/support/",
      `^(?!.*(?:${slow.join("|")}))`,
    ),
  readSlow,
);
finish();
