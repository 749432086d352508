import type { Kind } from "../fields";
import type { ParsedFile } from "../parse";
import type { Sources } from "../read";
import { type FileName, files, page } from "../schema";
import { mapStrings, type Path } from "../walk";

/** A string of the content, with the part that it plays. */
export interface Value {
  file: ParsedFile;
  path: Path;
  value: string;
  kind: Kind | undefined;
  /** Section type, or file, and field names: `CardGrid.cards.title`, `page.description`, `news.items.image.src`. */
  role: string;
}

/** Passes every string of every file that could be read. */
export function eachValue(sources: Sources, visit: (value: Value) => void) {
  for (const file of sources.pages) {
    mapStrings(page, file.content, (value, kind, path) => {
      visit({ file, path, value, kind, role: pageRole(file.content, path) });
      return value;
    });
  }
  for (const [name, file] of Object.entries(sources.shared)) {
    mapStrings(files[name as FileName], file.content, (value, kind, path) => {
      visit({ file, path, value, kind, role: [name, ...namesIn(path)].join(".") });
      return value;
    });
  }
}

function pageRole(content: { sections: { type: string }[] } | undefined, path: Path): string {
  if (path[0] !== "sections") return ["page", ...namesIn(path)].join(".");
  return [content?.sections[path[1] as number]?.type, ...namesIn(path.slice(2))].join(".");
}

const namesIn = (path: Path) => path.filter((step) => typeof step === "string");

/** The value at a path inside checked content. */
export const valueIn = (content: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) => (value as Record<string | number, unknown> | undefined)?.[step],
    content,
  );
