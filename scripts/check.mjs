/**
 * `npm run check`: what needs no build and no browser, in about a minute. Installs nothing. Every part runs, even if
 * another one failed. Of the slow unit tests, those run that import a file changed since the last commit; `npm test`
 * and `npm run unit` run all of them.
 */
import { lint, types, unit } from "./local.mjs";
import { finish, part, reportIn } from "./parts.mjs";
import { countOfJest } from "./summary";

/** Real signatures of every exhibit and all its cheats, damaged content, and commands in processes of their own. */
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
  // Patterns that choose would switch --onlyChanged off, so they leave out the others; what is imported lies in src.
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
