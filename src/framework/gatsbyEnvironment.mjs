import { homedir, tmpdir } from "node:os";
import { resolve } from "node:path";

/** Whoever has no entry in the system's list of users, as in many containers, has no home either. */
function home() {
  try {
    return homedir();
  } catch {
    return tmpdir();
  }
}

/**
 * The environment that each of Gatsby's commands gets. Gatsby keeps a lock in the user's own configuration, and ends
 * where it cannot; here it keeps it with its other files. Gatsby
 * 5.16 reports nothing to its makers; should another release do so again, the second variable forbids it.
 */
export const gatsbyEnvironment = {
  HOME: home(),
  GATSBY_TELEMETRY_DISABLED: "1",
  XDG_CONFIG_HOME: resolve("node_modules/.cache/config"),
};
