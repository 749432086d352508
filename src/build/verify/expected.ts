import { redirectTarget } from "../../shared/addresses";
import { notFoundRoute } from "../../shared/routes";
import { cacheControl, caching, compressible, extensionOf, mediaTypes } from "../hosts/delivery";
import { isServed } from "../hosts/rules";
import { type Release, releaseFile, releaseHash } from "../release";

/** The answer that a host should give for one path. */
export interface Expected {
  path: string;
  status: 200 | 404;
  /** SHA-256 of the contents, in hex. */
  sha256: string;
  /** The media type; undefined for kinds of files that the site does not know. */
  type: string | undefined;
  cacheControl: string;
  /** Whether it may be sent compressed. */
  text: boolean;
}

/** The path that visitors use for a file: without index.html or .html at its end. */
export const addressOf = (file: string) => pathOf(file.replace(/(^|\/)index\.html$|\.html$/, ""));

export const pathOf = (file: string) => new URL(`http://site/${file}`).pathname;

/** The expected answers for every file of a release, except addresses that redirect. */
export function expectedFiles(release: Release): Expected[] {
  const expected = new Map<string, Expected>();
  const { addresses } = release;
  const files = { ...release.files, [releaseFile]: releaseHash(release) };
  for (const [file, hash] of Object.entries(files)) {
    const path = addressOf(file);
    if (!isServed(file) || `/${file}` === notFoundRoute || redirectTarget(path, addresses)) continue;
    expected.set(path, {
      path,
      status: 200,
      sha256: hash,
      cacheControl: cacheControl(path),
      ...kindOf(file),
    });
  }
  return [...expected.values()];
}

/** The expected answer for a path that does not exist. */
export const expectedNowhere = ({ files }: Release, path: string): Expected => ({
  path,
  status: 404,
  sha256: files[notFoundRoute.slice(1)] ?? "",
  cacheControl: caching.other,
  ...kindOf(notFoundRoute),
});

const kindOf = (file: string) => ({
  type: mediaTypes[extensionOf(file)],
  text: compressible.includes(extensionOf(file)),
});
