import { watch } from "chokidar";

/** Calls `changed` after every change below a folder. */
export function watchFolder(folder: string, changed: () => void) {
  let timer: NodeJS.Timeout | undefined;
  return watch(folder, { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    // Text editors save a file in several steps; waiting 100 ms turns them into one check.
    timer = setTimeout(changed, 100);
  });
}
