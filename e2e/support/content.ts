import { readdirSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { parse } from "yaml";
import type { Addresses } from "../../src/content/compile/addresses";
import type { CompiledFiles, CompiledPage } from "../../src/content/compile/compiled";
import { ratesOf } from "../../src/content/read/claims";
import { isRespelling } from "../../src/shared/addresses";
import { notFoundRoute } from "../../src/shared/routes";

/** The site's own words, as the build has compiled them: what the tests read instead of repeating it. */
const folder = join(process.cwd(), ".content");
const extension = ".yaml";

export type Page = CompiledPage;
export type Section = Page["sections"][number];
export type SectionOf<Type extends Section["type"]> = Extract<Section, { type: Type }>;

const read = (path: string) => parse(readFileSync(join(folder, path), "utf8"));
const compiled = <Name extends keyof CompiledFiles>(name: Name): CompiledFiles[Name] =>
  read(name + extension);

export const site = compiled("site");
export const words = compiled("words");
export const menus = compiled("menus");
const numbers = compiled("claims");
export const claims = numbers.items;
/** What every network fee is worked out from. */
export const rates = ratesOf(numbers);
export const news = compiled("news").items;
export const services = compiled("services").items;
export const glossary = compiled("glossary").items;

export const addresses: Addresses = read("build/addresses.json");
/** Every address that shows a page: the pages' own and their further ones. */
export const { pages: ownRoutes, routes } = addresses;
/** The redirects that lead elsewhere; another spelling of a page’s own address is none. */
export const redirects = addresses.redirects.filter((redirect) => !isRespelling(redirect));

/**
 * The address that a redirect to `to` ends at, from a page of `origin`. One to a page of this site may end with a slash,
 * which some hosts add.
 */
export function endOf(to: string, origin: string): RegExp {
  const { href, pathname, search, hash } = new URL(to, origin);
  if (!to.startsWith("/")) return new RegExp(`^${literally(href)}$`);
  return new RegExp(`^${literally(origin + pathname)}/?${literally(search + hash)}$`);
}

export const notFound = notFoundRoute;

export const pages: Page[] = readdirSync(join(folder, "pages"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(extension))
  .map((name) => read(join("pages", name)));

export function pageAt(route: string): Page {
  const found = pages.find((page) => page.route === route || page.alsoAt.includes(route));
  if (!found) throw new Error(`No page is shown at ${route}`);
  return found;
}

const isOf =
  <Type extends Section["type"]>(type: Type) =>
  (section: Section): section is SectionOf<Type> =>
    section.type === type;

/** A page's sections of one type, in their order. */
export const sectionsAt = <Type extends Section["type"]>(route: string, type: Type) =>
  pageAt(route).sections.filter(isOf(type));

/** Every section of one type on the site, each with the route of its page. */
export const allSections = <Type extends Section["type"]>(type: Type) =>
  pages.flatMap(({ route, sections }) =>
    sections.filter(isOf(type)).map((section) => ({ route, ...section })),
  );

/** What the first first-level heading of a page says; undefined where the page has none. */
export function headingOf(route: string): string | undefined {
  const opening = pageAt(route).sections.find(
    ({ type }) => type === "Hero" || type === "ContactForm" || type === "NotFound",
  );
  return opening && "title" in opening ? opening.title : undefined;
}

/** The address behind a link key of site.yaml. */
export function external(key: string): string {
  const address = site.links[key];
  if (!address) throw new Error(`site.yaml has no link "${key}"`);
  return address;
}

/** A number that the site promises, as visitors read it. */
export function claim(key: string): string {
  const found = claims.find((item) => item.key === key);
  if (!found) throw new Error(`claims.yaml has no entry "${key}"`);
  return found.value;
}

/** The whole address that search engines know a page by. */
export const canonicalOf = (route: string) => {
  const own = pageAt(route).route;
  return site.url + (own === "/" ? "" : own);
};

const fixed = ["/", "/about", "/contact"];

/** A page that the footer leads to, and that is none of those that tests know by name. */
export const elsewhere =
  menus.footer
    .flatMap(({ links }) => links.map(({ href }) => href))
    .filter((to) => ownRoutes.includes(to) && !fixed.includes(to))
    .at(-1) ?? "/";

/** A file's name without folder and ending, which the build keeps in the addresses it makes of it. */
export const stem = (path: string) => basename(path, extname(path));

/** A pattern that matches a text as it is written. */
export const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
