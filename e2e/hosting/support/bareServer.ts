import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { join, normalize } from "node:path";
import { extensionOf, mediaTypes } from "../../../src/build/hosts/delivery";

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/**
 * A file server without rules, as an object store or GitHub Pages is one: files by their exact names, folders by a
 * hop to their slash, and 404.html for the rest. Resolves with what stops it.
 */
export function bareServer(folder: string, port: number): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    const path = join(folder, normalize(decodeURIComponent(pathname)));
    if (isFolder(path) && !pathname.endsWith("/")) {
      return response.writeHead(301, { Location: `${pathname}/${search}` }).end();
    }
    const file = pathname.endsWith("/") ? join(path, "index.html") : path;
    const found = isFile(file) ? file : join(folder, "404.html");
    const type = mediaTypes[extensionOf(found)] ?? "application/octet-stream";
    response.writeHead(found === file ? 200 : 404, { "Content-Type": type });
    createReadStream(found).pipe(response);
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(stop)));
}
