import { canonicalPath, routeOf } from "../../shared/routes";
import { isGroup } from "../derive/walk";
import type { ParsedFile } from "./parse";
import type { Sources } from "./sources";

/** The routes of the site: each page's own address first, then its further ones. Pages with faults have theirs too. */
export function routesOf(sources: Sources): Map<string, ParsedFile> {
  const routes = new Map<string, ParsedFile>();
  for (const file of sources.pages) routes.set(pageRoute(file), file);
  for (const file of sources.pages) {
    for (const route of furtherRoutes(file)) if (!routes.has(route)) routes.set(route, file);
  }
  return routes;
}

export const pageRoute = (file: ParsedFile) => routeOf(pageName(file.name).replace(/^pages\//, ""));

/** What a page's `alsoAt` says, spelt as addresses are served. */
export function furtherRoutes({ known }: ParsedFile): string[] {
  const listed = isGroup(known) ? known.alsoAt : undefined;
  return (Array.isArray(listed) ? listed : [listed])
    .filter((route) => typeof route === "string")
    .map((route) => canonicalPath(route.startsWith("/") ? route : `/${route}`));
}

/** The name that a page's file should have: in small letters, digits and single hyphens, and `index` for / alone. */
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

/** The beginning of an address, where the build puts files of its own below it; undefined for all others. */
export const ownFilesAt = (route: string) => /^\/(?:api|static|page-data|404)(?=\/|$)/.exec(route)?.[0];
