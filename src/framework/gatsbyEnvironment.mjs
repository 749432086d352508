import { homedir, tmpdir } from "node:os";
import { resolve } from "node:path";

/** A user without an entry in the system's user list, as in many containers, has no home either. */
function home() {
  try {
    return homedir();
  } catch {
    return tmpdir();
  }
}

/**
 * The environment for each of Gatsby's commands. Gatsby keeps a lock in the user's own configuration, and exits if it
 * cannot; this moves it to the other cached files. Gatsby 5.16 sends no telemetry; if another release does so again,
 * the second variable forbids it.
 */
export const gatsbyEnvironment = {
  HOME: home(),
  GATSBY_TELEMETRY_DISABLED: "1",
  XDG_CONFIG_HOME: resolve("node_modules/.cache/config"),
};
