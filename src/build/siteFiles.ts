import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Addresses } from "../content/compile/addresses";
import type { CompiledFiles } from "../content/compile/compiled";
import { escapeHtml } from "../content/compile/escape";
import { compiledFolder } from "../content/read/folders";
import { baseOf, isRespelling } from "../shared/addresses";
import { notFoundRoute } from "../shared/routes";
import { frameColor } from "../theme/tokens";
import { buildFiles } from "./buildFiles";
import type { HeadScripts } from "./headScripts";
import { redirectDocument } from "./redirectDocument";
import { writeMachineFiles } from "./texts/machineFiles";
import { readCompiled } from "./write";

type Site = CompiledFiles["site"];

/** Its path is fixed by RFC 9116, section 3. */
const securityFile = ".well-known/security.txt";

/** Every page's own address, without further addresses and the 404 page. */
export const sitemap = (site: Site, routes: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...routes
      .filter((route) => route !== notFoundRoute)
      .map((route) => `<url><loc>${escapeHtml(site.url + (route === "/" ? "" : route))}</loc></url>`),
    "</urlset>",
    "",
  ].join("\n");

/** Crawlers may read staging as well: if they could not, they would never see that they must not list it. */
export const robots = ({ url, noindex }: Site) =>
  noindex
    ? "# Staging: every answer says noindex.\nUser-agent: *\nAllow: /\n"
    : `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`;

/** Where to report security holes, in the format of RFC 9116. `policy` is a route or a full address. */
export const securityText = ({ url, email }: Site, { expires, policy }: NonNullable<Site["security"]>) =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${expires}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${url}/${securityFile}`,
    ...(policy === undefined ? [] : [`Policy: ${new URL(policy, url).href}`]),
    "",
  ].join("\n");

/** The news as RSS 2.0; dates are given as midnight UTC. */
export const feed = (site: Site, news: CompiledFiles["news"]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeHtml(site.brand)}</title>`,
    `<link>${escapeHtml(site.url)}</link>`,
    `<description>${escapeHtml(site.tagline)}</description>`,
    `<atom:link href="${escapeHtml(site.url)}/rss.xml" rel="self" type="application/rss+xml"/>`,
    ...news.items.map(
      ({ title, url, type, date }) =>
        `<item><title>${escapeHtml(title)}</title><link>${escapeHtml(url)}</link>` +
        `<guid isPermaLink="true">${escapeHtml(url)}</guid><category>${type}</category>` +
        `<pubDate>${new Date(date).toUTCString()}</pubDate></item>`,
    ),
    "</channel></rss>",
    "",
  ].join("\n");

/** The web app manifest; icons keep their file names, at the root of the site. */
export const manifest = ({ brand, tagline, icons }: Site) =>
  JSON.stringify({
    name: brand,
    short_name: brand,
    description: tagline,
    start_url: "/",
    display: "browser",
    background_color: frameColor.light,
    theme_color: frameColor.light,
    icons: [
      { src: `/${basename(icons.app)}`, sizes: "192x192", type: "image/png" },
      { src: `/${basename(icons.appLarge)}`, sizes: "512x512", type: "image/png" },
      { src: `/${basename(icons.maskable)}`, sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });

/** Writes into public/ what is not a page: redirect documents, sitemap, robots.txt, feed, security.txt, manifest, icons, and the pages' text for machines. */
export function writeSiteFiles(root: string) {
  const from = compiledFolder(root);
  const target = join(root, "public");
  const read = (name: string) => JSON.parse(readFileSync(join(from, name), "utf8"));
  const { redirects, pages }: Addresses = read(buildFiles.addresses);
  const { redirect }: HeadScripts = read(buildFiles.head);
  const site = readCompiled(from, "site");
  const words = readCompiled(from, "words");

  for (const { from: address, to } of redirects.filter((redirect) => !isRespelling(redirect))) {
    const folder = join(target, baseOf(address));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "index.html"), redirectDocument(to, words.page.redirecting, redirect));
  }
  writeFileSync(join(target, "sitemap.xml"), sitemap(site, pages));
  writeFileSync(join(target, "robots.txt"), robots(site));
  writeFileSync(join(target, "rss.xml"), feed(site, readCompiled(from, "news")));
  writeFileSync(join(target, "manifest.webmanifest"), manifest(site));
  writeMachineFiles(target, read(buildFiles.readable), { site, words, menus: readCompiled(from, "menus") });
  // Removed first: the last build may have left one.
  rmSync(join(target, securityFile), { force: true });
  if (site.security) {
    mkdirSync(dirname(join(target, securityFile)), { recursive: true });
    writeFileSync(join(target, securityFile), securityText(site, site.security));
  }
  for (const icon of [site.icons.app, site.icons.appLarge, site.icons.maskable]) {
    copyFileSync(join(from, icon), join(target, basename(icon)));
  }
}
