import { watch } from "chokidar";
import { contentFolder, prepareContent } from "./prepare";

/**
 * Checks data/ again after every change. What is in order goes on to Gatsby; a fault is told, and the last good
 * pages stay up.
 */
export function watchContent(
  root: string,
  environment: Record<string, string | undefined>,
  tell: (report: string) => void,
) {
  let timer: NodeJS.Timeout | undefined;
  const check = () => {
    const prepared = prepareContent(root, environment);
    if (!prepared.ok) tell(prepared.report);
  };
  watch(contentFolder(root), { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    // Editors write a file in several steps; 100 ms gathers them into one check.
    timer = setTimeout(check, 100);
  });
}
