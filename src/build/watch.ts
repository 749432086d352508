import { contentFolder } from "../content/read/folders";
import { watchFolder } from "../content/read/watchFolder";
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
