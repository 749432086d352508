import { statSync } from "node:fs";
import { extname, join } from "node:path";
import { downloadFolder, isDownload } from "../../shared/routes";

/** A content folder's files to download: what their links say, and which ones are linked. */
export function downloads(folder: string) {
  const linked = new Set<string>();

  /** Its type and size, as links show them: PDF, 1.2 MB. */
  const about = (href: string) => {
    const { size } = statSync(join(folder, href));
    const unit = size < 1e6 ? "kB" : "MB";
    const amount = size < 1e6 ? Math.ceil(size / 1e3) : Math.ceil(size / 1e5) / 10;
    return `${extname(href).slice(1).toUpperCase()}, ${amount} ${unit}`;
  };

  return {
    linked,
    about,
    /** The address of a link; a file's begins with a slash. */
    addressOf(target: string): string {
      if (!target.startsWith(downloadFolder)) return target;
      linked.add(target);
      return `/${target}`;
    },
    /** Adds type and size to the label or title of a compiled group that links to a file. */
    named(group: Record<string, unknown>): unknown {
      const { href } = group;
      if (typeof href !== "string" || !isDownload(href)) return group;
      const name = "label" in group ? "label" : "title";
      return { ...group, [name]: `${group[name]} (${about(href)})` };
    },
  };
}
