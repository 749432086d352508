import { watch } from "chokidar";
import { contentFolder } from "../read/folders";
import { prepareContent } from "./prepare";

/**
 * Checks data/ again after every change. What is in order goes on to Gatsby; a fault is told, and the last good
 * pages stay up.
 */
export function watchContent(
  root: string,
  environment: NodeJS.ProcessEnv,
  tell: (report: string) => void,
  warn: (warnings: string) => void = () => {},
) {
  return watchFolder(contentFolder(root), () => {
    const prepared = prepareContent(root, environment);
    if (!prepared.ok) tell(prepared.report);
    else if (prepared.warnings) warn(prepared.warnings);
  });
}

/** Calls back after every change below a folder. */
export function watchFolder(folder: string, changed: () => void) {
  let timer: NodeJS.Timeout | undefined;
  return watch(folder, { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    // Editors write a file in several steps; 100 ms gathers them into one check.
    timer = setTimeout(changed, 100);
  });
}
