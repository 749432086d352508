import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parse } from "yaml";

/** What the tests know about the site: its addresses, and what data/ promises about them. */
export interface PageFile {
  /** The page's own address, the first one where it has several. */
  route: string;
  /** The file's path below data/pages. */
  file: string;
  alsoAt: string[];
  about: "page" | "product" | "service" | "article";
  published?: string;
}

interface Site {
  brand: string;
  url: string;
  email: string;
  links: Record<string, string>;
}

const root = process.cwd();

const yaml = <Content>(path: string): Content => parse(readFileSync(join(root, "data", path), "utf8"));

const addresses: { routes: string[]; redirects: { from: string; to: string }[] } = JSON.parse(
  readFileSync(join(root, ".content", "addresses.json"), "utf8"),
);

export const notFound = "/404.html";
export const site = yaml<Site>("site.yaml");
export const words = yaml<Record<string, Record<string, string>>>("words.yaml");
export const glossary = yaml<{ items: { term: string; brc?: number; status: string }[] }>(
  "glossary.yaml",
).items;
export const news = yaml<{ items: { title: string; to: string }[] }>("news.yaml").items;

const claims = new Map(
  yaml<{ items: { key: string; value: string }[] }>("claims.yaml").items.map(({ key, value }) => [
    key,
    value,
  ]),
);

/** A number that the site promises, as visitors read it. */
export function claim(key: string): string {
  const value = claims.get(key);
  if (value === undefined) throw new Error(`data/claims.yaml has no entry ${key}`);
  return value;
}

const pagesFolder = join(root, "data", "pages");

export const pages: PageFile[] = readdirSync(pagesFolder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".yaml"))
  .map((name) => {
    const file = relative(pagesFolder, join(pagesFolder, name));
    const plain = `/${file.replace(/\.yaml$/, "")}`;
    const route = plain === "/index" ? "/" : plain === "/404" ? notFound : plain;
    return { alsoAt: [], about: "page", ...yaml<Partial<PageFile>>(join("pages", name)), route, file };
  });

/** Every address that shows a page, further ones of the same page included. */
export const { routes, redirects } = addresses;

/** Every page's own address. */
export const ownRoutes = routes.filter((route) => pages.some((page) => page.route === route));

export function pageAt(route: string): PageFile {
  const found = pages.find((page) => page.route === route || page.alsoAt.includes(route));
  if (!found) throw new Error(`No file in data/pages shows ${route}`);
  return found;
}

/** The whole address that search engines know a page by. */
export const canonicalOf = (route: string) => {
  const own = pageAt(route).route;
  return site.url + (own === "/" ? "" : own);
};

/** An address of the finished site as the tests' server has it. */
export const local = (address: string) => address.replace(site.url, "") || "/";

export const stubs = [
  "/immutable-logcapture",
  "/secure-teleforms-generator",
  "/chain-backed-storage-services",
  "/onboarding-offboarding",
  "/document-signing-system",
  "/metanet-engineering-curriculum",
];

/** How many words a page may have, by its kind; undefined where nothing is asked. */
export function wordLimits(route: string): { from: number; to: number } | undefined {
  const own = pageAt(route).route;
  if (["/", "/contact", "/glossary", notFound].includes(own)) return undefined;
  if (stubs.includes(own)) return { from: 100, to: 350 };
  if (own.startsWith("/case-studies/")) return { from: 900, to: Number.POSITIVE_INFINITY };
  if (own.startsWith("/deep-dives/")) return { from: 1500, to: Number.POSITIVE_INFINITY };
  if (own.startsWith("/whitepapers/")) return { from: 2500, to: Number.POSITIVE_INFINITY };
  return { from: 350, to: 1000 };
}
