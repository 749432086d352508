/**
 * Builds that were stopped halfway: Gatsby would take their leftovers as complete, and fail with an unrelated error.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** What a build leaves for the next one, which can do without it. */
export const leftBehind = [".cache", "public"];

/** A file that exists while a build runs, and stays if the build is stopped. */
export function buildMarker(file = "node_modules/.cache/build-underway") {
  let stopped = false;
  return {
    /** Creates the file; says whether the last build was stopped, or its results are gone. */
    begin() {
      const follows = existsSync(file) || (existsSync(leftBehind[0]) && !existsSync(leftBehind[1]));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, "");
      for (const signal of ["SIGINT", "SIGTERM"]) {
        process.once(signal, () => {
          stopped = true;
        });
      }
      return follows;
    },
    isStopped: () => stopped,
    end() {
      if (!stopped) rmSync(file, { force: true });
    },
  };
}
