/** `npm run check`: what needs no build and no browser. Installs nothing. Every part runs, even if another one failed. */
import { lint, types, unit } from "./local.mjs";
import { finish, part, reportIn } from "./parts.mjs";
import { countOfJest } from "./summary";

const report = "test-results/jest.json";
const read = reportIn(report, countOfJest);

await part("Format and lint", lint);
await part("Types", types);
await part("Unit tests", () => unit(report), read);
finish();
