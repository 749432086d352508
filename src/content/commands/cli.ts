/**
 * `npm run content`: checks data/ without starting Gatsby, and helps those who write it.
 *
 *   npm run content [folder] [-- --json --watch]
 *   npm run content new page <route> | new news | new use-case <page>
 *   npm run content diff [revision]
 */
import { check } from "./check";

const [first, ...rest] = process.argv.slice(2);

/** The other commands are loaded when they are asked for: the check answers sooner without them. */
async function run() {
  switch (first) {
    case "new":
      return (await import("./new")).write(rest);
    case "diff":
      return (await import("./diff")).diff(rest[0]);
    case "launch":
      return (await import("./launch")).launch(rest[0]);
    case "schemas":
      return (await import("./schemas")).writeSchemas();
    default:
      return check(process.argv.slice(2));
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
