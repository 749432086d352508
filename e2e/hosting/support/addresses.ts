import { baseOf } from "../../../src/shared/addresses";
import { notFoundRoute } from "../../../src/shared/routes";
import { addresses, redirects } from "../../support/content";

export const routes = addresses.routes.filter((route) => route !== notFoundRoute);

const capitals = (route: string) => route.replace(/(^|[/-])[a-z]/g, (start) => start.toUpperCase());

/** Other letter case of a route, but for what has a document of its own; the home page has none. */
export const respelled = (route: string) =>
  [...new Set([capitals(route), route.toUpperCase()])].filter(
    (written) => written !== route && !addresses.redirects.some(({ from }) => from === written),
  );

/** A redirect's addresses, each with where it leads, deep paths and search included. */
export const leaving = redirects.flatMap(({ from, to }) => {
  const base = baseOf(from);
  const written = [base, `${base}/`, base.toUpperCase(), `${base}?x=1&y=%20`].map(
    (path) => [path, to + (path.includes("?") ? "?x=1&y=%20" : "")] as const,
  );
  if (base === from) return written;
  const deep = ["/a", "/a/b.html?x=1", "/A/b%20c", "/%C3%A9/%2Fx", "/x/"];
  return [...written, ...deep.map((path) => [base + path, to + path] as const)];
});
