import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compress } from "../../src/build/compress";
import { type Release, releaseOf, writeRelease } from "../../src/build/release";
import type { Addresses } from "../../src/content/compile/addresses";
import { temporaryFolder } from "./content";

/** The addresses of a small site. */
export const addresses: Addresses = {
  languages: {},
  pages: ["/404.html", "/", "/about"],
  routes: ["/404.html", "/", "/about", "/also.v1"],
  redirects: [
    { from: "/docs/*", to: "https://docs.example.com/guides" },
    { from: "/desktop", to: "https://desktop.example.com" },
    { from: "/who", to: "/about" },
  ],
  origins: { connect: ["https://forms.example.com"], frame: ["https://player.example.com"], script: [] },
};

const filler = "Records that show any later change. ".repeat(60);

/** A document of the small site, long enough to be compressed. */
export const page = (text: string) =>
  `<!doctype html><html><head><meta charset="utf-8"></head><body><p>${text}</p>${filler}</body></html>`;

const bundle = "app-0123456789abcdef0123.js";

const files: Record<string, string | Buffer> = {
  "index.html": page(
    `<script src="/${bundle}"></script><img srcset="/static/a/one.png 1x, /static/a/one.png 2x">`,
  ),
  "about/index.html": page("About"),
  "about.html": page("About"),
  "also.v1/index.html": page("Also"),
  "also.v1.html": page("Also"),
  "docs/index.html": page("Off to the guides"),
  "docs.html": page("Off to the guides"),
  "404.html": page("Nothing is here"),
  "robots.txt": "User-agent: *\n",
  ".well-known/security.txt": "Contact: mailto:desk@example.com\n",
  "sitemap.xml": "<urlset><url><loc>https://www.example.com/about</loc></url></urlset>",
  "static/a/one.png": Buffer.from([1, 2, 3]),
  ".nojekyll": "",
  _headers: "/*\n",
  _redirects: "/docs https://docs.example.com 301\n",
  [bundle]: `console.log("${filler}")`,
};

/** Writes files below a folder. */
export function fill(folder: string, contents: Record<string, string | Buffer>) {
  for (const [name, text] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** A small release in a new folder that is removed after the test file. */
export async function smallRelease(): Promise<{ folder: string; release: Release }> {
  const folder = temporaryFolder();
  fill(folder, files);
  await compress(folder, temporaryFolder());
  const release = releaseOf(folder, "0f1e2d3c", addresses);
  writeRelease(folder, release);
  return { folder, release };
}
