import { createReadStream, existsSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

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

/** Serves a built site as a host does, compressed beforehand where a Brotli twin is there. */
export async function serveFolder(folder) {
  const server = createServer(({ url }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const path = join(folder, normalize(decodeURIComponent(pathname)));
    const file = [path, `${path}.html`, join(path, "index.html")].find(
      (name) => extname(name) && existsSync(name),
    );
    const found = file ?? join(folder, "404.html");
    const twin = existsSync(`${found}.br`);
    response.writeHead(file ? 200 : 404, {
      "content-type": types[extname(found)] ?? "application/octet-stream",
      ...(twin ? { "content-encoding": "br" } : {}),
    });
    createReadStream(twin ? `${found}.br` : found).pipe(response);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
