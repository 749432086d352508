import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The part of webpack that is used here. */
interface Compiler {
  options: { output: { hashSalt?: string } };
}

/**
 * Has every page rendered anew when a file of the browser has changed. Gatsby renders a page only when its data or the chunks of
 * its HTML renderer are others than before; style sheets, which it copies into documents, are part of neither. So this
 * plugin of webpack has the renderer's chunks hashed together with the names of the browser's files, which hold a hash of
 * their content. Gatsby has written them when it asks for the renderer's configuration.
 */
export function renewal(root: string) {
  const names = readFileSync(join(root, "public/webpack.stats.json"));
  const hashSalt = createHash("sha256").update(names).digest("hex");
  return {
    apply({ options }: Compiler) {
      options.output.hashSalt = hashSalt;
    },
  };
}
