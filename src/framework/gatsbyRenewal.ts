import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The part of webpack that is used here. */
interface Compiler {
  options: { output: { hashSalt?: string } };
}

/**
 * Makes Gatsby render every page again when a browser file has changed. Gatsby renders a page again only when its data
 * or the chunks of the HTML renderer change, and the style sheets that it inlines into documents belong to neither. So
 * this webpack plugin salts the renderer's chunk hashes with the names of the browser files, which contain content
 * hashes. Gatsby has already written those files when it asks for the renderer's configuration.
 */
export function rerenderPlugin(root: string) {
  const names = readFileSync(join(root, "public/webpack.stats.json"));
  const hashSalt = createHash("sha256").update(names).digest("hex");
  return {
    apply({ options }: Compiler) {
      options.output.hashSalt = hashSalt;
    },
  };
}
