import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** A request with this header gets documents that load no scripts; inline scripts stay. */
export const plainHeader = "x-without-scripts";

const loading = /<script[^>]*\ssrc=[^>]*><\/script>|<script id="later"[^>]*>[^<]*<\/script>/g;

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

/** Serves a built site like a host, with everything compressed in advance. */
export async function serveFolder(folder) {
  const cache = new Map();
  const remembered = (key, make) => {
    if (!cache.has(key)) cache.set(key, make());
    return cache.get(key);
  };
  const plain = (file) =>
    remembered(file, () => brotliCompressSync(readFileSync(file, "utf8").replace(loading, "")));

  const server = createServer(({ url, headers }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const path = join(folder, normalize(decodeURIComponent(pathname)));
    const file = [path, `${path}.html`, join(path, "index.html")].find(
      (name) => extname(name) && existsSync(name),
    );
    const found = file ?? join(folder, "404.html");
    const isPlain = plainHeader in headers && found.endsWith(".html");
    const isSmall = isPlain || existsSync(`${found}.br`);
    const body = isPlain ? plain(found) : readFileSync(isSmall ? `${found}.br` : found);
    response.writeHead(file ? 200 : 404, {
      "content-type": types[extname(found)] ?? "application/octet-stream",
      "content-length": body.byteLength,
      ...(isSmall ? { "content-encoding": "br" } : {}),
    });
    response.end(body);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
