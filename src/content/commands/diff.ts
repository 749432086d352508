import { contentFolder } from "../read/folders";
import { type Change, changesBetween } from "./diff/changes";
import { revisionOf, workingContent } from "./diff/revision";

/** `npm run content diff [revision]`: describes the visible changes since a revision in plain language. */
export function diff(revision = "HEAD", root = process.cwd()) {
  const changes = changesBetween(revisionOf(root, revision), workingContent(contentFolder(root)));
  console.log(changes.length > 0 ? inWords(changes) : `Visitors see the same as at ${revision}.`);
}

export const inWords = (changes: Change[]) =>
  changes
    .map(({ where, what }) =>
      [where, ...what.map((line) => `  - ${line.startsWith("images/") ? line : capital(line)}`)].join("\n"),
    )
    .join("\n\n");

const capital = (line: string) => line.charAt(0).toUpperCase() + line.slice(1);
