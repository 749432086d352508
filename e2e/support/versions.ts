import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { join, normalize } from "node:path";
import { cacheControl, extensionOf, mediaTypes } from "../../src/build/hosts/delivery";
import { withPolicy } from "../../src/build/policy";
import { addresses } from "./content";

const root = join(process.cwd(), "public");

/** What a host has at an address; `found` is false for the 404 document. */
interface Answer {
  body: Buffer | string;
  type: string;
  found: boolean;
}

/** One version of the site, as a host has it: an answer for every address. */
export type Version = (path: string) => Answer;

/** The site as it was built: `/about` is about/index.html, unknown addresses get 404.html. */
export const built: Version = (path) => {
  const file = join(root, normalize(path));
  const candidates = [file, join(file, "index.html")];
  const hit = candidates.find((name) => existsSync(name) && statSync(name).isFile());
  const name = hit ?? join(root, "404.html");
  const type = mediaTypes[extensionOf(name)] ?? "application/octet-stream";
  return { body: readFileSync(name), type, found: hit !== undefined };
};

/** Names of webpack's files end in a hash of their content. */
const hashes = [
  JSON.parse(readFileSync(join(root, "page-data/app-data.json"), "utf8")).webpackCompilationHash as string,
  ...readdirSync(root).flatMap((name) => name.match(/[.-]([0-9a-f]{20})\.(?:js|css)$/)?.[1] ?? []),
];
const anyHash = new RegExp(hashes.join("|"), "g");
const backwards = (hash: string) => [...hash].reverse().join("");

/**
 * The next version of the site: every script has another name, so those of the version before are gone; the hash of
 * the compilation is another one; and `before`, words of a page, have become `after`.
 */
export function nextVersion(before: string, after: string): Version {
  const oldNames = new RegExp(hashes.map(backwards).join("|"), "g");
  return (path) => {
    const gone = anyHash.test(path);
    anyHash.lastIndex = 0;
    const answer = built(gone ? "/gone" : path.replace(oldNames, backwards));
    if (!/html|javascript|json/.test(answer.type)) return answer;
    const swapped = String(answer.body).replace(anyHash, backwards);
    const text = spellingsOf(before).reduce((whole, spelling) => whole.replaceAll(spelling, after), swapped);
    return { ...answer, body: answer.type.includes("html") ? withPolicy(text, addresses.origins) : text };
  };
}

/** A text as it stands in HTML and in JSON. */
const spellingsOf = (text: string) => {
  const html = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const react = html.replaceAll('"', "&quot;").replaceAll("'", "&#x27;");
  return [react, html, JSON.stringify(text).slice(1, -1)];
};

/** A static host whose version of the site can be replaced while it runs. */
export async function host() {
  let version = built;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://site");
    const { body, type, found } = version(decodeURIComponent(pathname));
    response.writeHead(found ? 200 : 404, {
      "Content-Type": type,
      "Cache-Control": found ? cacheControl(pathname) : "no-store",
    });
    response.end(request.method === "HEAD" ? undefined : body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The host has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    deploy: (next: Version) => {
      version = next;
    },
    close: () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      }),
  };
}
