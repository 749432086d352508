import { watch } from "chokidar";
import { contentFolder } from "../content/read/folders";
import { prepareContent } from "./prepare";

/**
 * Checks data/ again after every change. Good content goes to Gatsby. Faults are reported, and the last good pages
 * stay up.
 */
export function watchContent(
  root: string,
  environment: NodeJS.ProcessEnv,
  onFaults: (report: string) => void,
  onWarnings: (warnings: string) => void = () => {},
) {
  return watchFolder(contentFolder(root), () => {
    const prepared = prepareContent(root, environment);
    if (!prepared.ok) onFaults(prepared.report);
    else if (prepared.warnings) onWarnings(prepared.warnings);
  });
}

/** Calls `changed` after every change below a folder. */
export function watchFolder(folder: string, changed: () => void) {
  let timer: NodeJS.Timeout | undefined;
  return watch(folder, { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    // Text editors save a file in several steps; waiting 100 ms turns them into one check.
    timer = setTimeout(changed, 100);
  });
}
