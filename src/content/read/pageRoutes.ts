import { canonicalPath, routeOf } from "../../shared/routes";
import { isPlainObject } from "../derive/schemaLookup";
import type { PageContent } from "../model/schema";
import { quote } from "./faults";
import type { ParsedFile } from "./parse";

type Page = ParsedFile<PageContent>;

/** The routes of the site: first each page's own address, then the additional ones. Includes pages with faults. */
export function routesOf(sources: { pages: Page[] }): Map<string, Page> {
  const routes = new Map<string, Page>();
  for (const file of sources.pages) routes.set(pageRoute(file), file);
  for (const file of sources.pages) {
    for (const route of furtherRoutes(file)) if (!routes.has(route)) routes.set(route, file);
  }
  return routes;
}

export const pageRoute = (file: ParsedFile) => routeOf(pageName(file.name).replace(/^pages\//, ""));

/** The addresses in a page's `alsoAt`, in their canonical spelling. */
export function furtherRoutes({ known }: ParsedFile): string[] {
  const listed = isPlainObject(known) ? known.alsoAt : undefined;
  return (Array.isArray(listed) ? listed : [listed])
    .filter((route) => typeof route === "string")
    .map((route) => canonicalPath(route.startsWith("/") ? route : `/${route}`));
}

/** The name that a page's file should have: lowercase letters, digits and single hyphens, and `index` only for /. */
export function pageName(file: string): string {
  const words = file
    .replace(/\.yaml$/, "")
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .split("/")
    .map((part) => part.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "page");
  if (words.length > 2 && words.at(-1) === "index") words.pop();
  return `${words.join("/")}.yaml`;
}

/** The first part of an address that belongs to the build's own files; undefined for all other addresses. */
export const ownFilesAt = (route: string) => /^\/(?:api|static|files|page-data|404)(?=\/|$)/.exec(route)?.[0];

/** Whether a link's target, as editors write it, is a key of an address outside the site. */
export const leavesSite = (target: string) => !/^(?:[/#]|mailto:|tel:|files\/)/.test(target);

/** The page meant by a full address, a file or an address with an extension. */
export function pageInstead(target: string, routes: readonly string[], site: unknown): string | undefined {
  const own = typeof site === "string" && target.startsWith(`${site}/`) ? target.slice(site.length) : target;
  if (/^[a-z]+:/i.test(own)) return undefined;
  const path = own.replace(/[?#].*$/, "").replace(/^\/?(?:pages\/)?/, "/");
  const route = path.replace(/(?:\.(?:html?|ya?ml|php))?\/?$/, "").replace(/^\/index$/, "") || "/";
  return ![route, route.slice(1)].includes(target) && routes.includes(route)
    ? `Write ${quote(route)}.`
    : undefined;
}
