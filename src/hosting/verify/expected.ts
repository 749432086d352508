import { leadOn } from "../../shared/addresses";
import { notFoundRoute } from "../../shared/routes";
import { cacheControl, caching, compressible, extensionOf, mediaTypes } from "../delivery";
import { type Manifest, manifestFile, manifestText, sha256 } from "../release";
import { ruleFiles } from "../rules";

/** What a host has to answer for one path. */
export interface Expected {
  path: string;
  status: 200 | 404;
  /** SHA-256 of the contents, in hex. */
  sha256: string;
  /** Undefined for kinds of files that the site does not know. */
  type: string | undefined;
  cacheControl: string;
  /** Whether it may be sent compressed. */
  text: boolean;
}

/** The path under which a file is visited: documents have none of their names' endings. */
export const addressOf = (file: string) => pathOf(file.replace(/(^|\/)index\.html$|\.html$/, ""));

/** A file's own path. */
export const pathOf = (file: string) => new URL(`http://site/${file}`).pathname;

/** Compressed twins are reached through their originals, the rules of Pages hosts not at all. */
const isServed = (file: string) => !/\.(br|gz)$/.test(file) && !new RegExp(ruleFiles).test(`/${file}`);

/** Every file of a release as a host has to answer it. What leads elsewhere is not among them. */
export function expectedFiles(manifest: Manifest): Expected[] {
  const expected = new Map<string, Expected>();
  const { addresses } = manifest;
  const files = { ...manifest.files, [manifestFile]: sha256(Buffer.from(manifestText(manifest))) };
  for (const [file, hash] of Object.entries(files)) {
    const path = addressOf(file);
    if (!isServed(file) || `/${file}` === notFoundRoute || leadOn(path, addresses)) continue;
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

/** The answer to a path that nothing is at. */
export const expectedNowhere = ({ files }: Manifest, path: string): Expected => ({
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
