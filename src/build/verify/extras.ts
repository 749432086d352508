import { gatsbyMetadata } from "../../framework/gatsbyFiles";
import { redirectTarget } from "../../shared/addresses";
import { type Release, releaseFile, sha256 } from "../release";
import { addressOf, pathOf } from "./expected";
import type { Nowhere } from "./files";
import type { Finding } from "./finding";
import type { Ask } from "./request";

/** Printed with every check of a live site. */
export const extrasLimit =
  "Over HTTP, extra files are found only where the site's own release.json, pages or sitemap name them, or where " +
  "they are known never to be served; with access to the host, verify a copy of its folder.";

/** Files that no host should serve, whatever the release contains. */
const secrets = [
  "/_headers",
  "/_redirects",
  "/_routes.json",
  "/_worker.js",
  ...gatsbyMetadata.map((name) => `/${name}`),
  "/hosting/nginx-maps.conf",
  "/hosting/nginx-server.conf",
  "/hosting/caddy.conf",
  "/package.json",
  "/package-lock.json",
  "/.content/build/addresses.json",
  "/data/site.yaml",
  "/.env",
  "/.env.production",
  "/.git/HEAD",
  "/.git/config",
  "/.htaccess",
  "/.DS_Store",
];

/** Paths that must give 404: the above, and the source map of every bundle. */
export const neverServed = ({ files }: Release) => [
  ...secrets,
  ...Object.keys(files)
    .filter((file) => /\.(js|css)$/.test(file) && file !== "_worker.js")
    .map((file) => `/${file}.map`),
];

/** Every address on the site that a document or sitemap names, as a path. */
export function linksIn(text: string, origin: string, base: string): string[] {
  const attributes = [...text.matchAll(/\s(src|href|srcset)=(?:"([^"]*)"|'([^']*)')/gi)];
  const addresses = attributes.flatMap(([, name = "", double, single]) => {
    const value = (double ?? single ?? "").replaceAll("&amp;", "&");
    return name.toLowerCase() === "srcset"
      ? value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? "")
      : [value];
  });
  const own = addresses.flatMap((address) => {
    const url = URL.canParse(address, origin + base) ? new URL(address, origin + base) : undefined;
    return url?.origin === origin ? [url.pathname] : [];
  });
  // The sitemap's addresses have the production host, which may not be the one under test.
  const mapped = [...text.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].flatMap(([, address = ""]) =>
    URL.canParse(address) ? [new URL(address).pathname] : [],
  );
  return [...own, ...mapped];
}

/** The paths of the files that a live release.json lists. It is untrusted: another site's may contain anything. */
export const namedFiles = (files: unknown): string[] => Object.keys({ ...(files as object) }).map(addressOf);

/** The paths that are neither in the release nor redirected. */
export function unknownPaths(named: Iterable<string>, { files, addresses }: Release): string[] {
  const known = new Set([`/${releaseFile}`]);
  for (const file of Object.keys(files)) known.add(pathOf(file)).add(addressOf(file));
  return [...new Set(named)].filter(
    (path) => !known.has(path) && redirectTarget(path, addresses) === undefined,
  );
}

/** Reports a path as extra if the host answers it with anything but its page for unknown addresses. */
export async function lookForExtra(
  ask: Ask,
  path: string,
  problem: string,
  nowhere: Nowhere,
): Promise<Finding[]> {
  const { status, body } = await ask(path);
  const isThere = status === 200 && (body === undefined || sha256(body) !== nowhere);
  return isThere ? [{ kind: "extra", problem, path }] : [];
}
