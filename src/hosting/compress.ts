import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesBelow } from "../content/read/folders";
import { compressible, extensionOf } from "./delivery";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Smaller files gain nothing: they fit into one packet as they are. */
const smallest = 1024;

/** Writes `.br` and `.gz` beside every text file of a site, for servers that send them as they are. */
export async function compress(folder: string): Promise<void> {
  const texts = filesBelow(folder).filter(
    (name) => compressible.includes(extensionOf(name)) && !name.startsWith("_"),
  );
  await Promise.all(
    texts.map(async (name) => {
      const path = join(folder, name);
      const text = await readFile(path);
      if (text.length < smallest) return;
      const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } };
      await writeFile(`${path}.br`, await brotli(text, options));
      await writeFile(`${path}.gz`, await gzipped(text, { level: 9 }));
    }),
  );
}
