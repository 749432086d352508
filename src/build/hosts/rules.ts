import type { Addresses } from "../../content/compile/addresses";
import { baseOf, isRespelling } from "../../shared/addresses";
import { notFoundRoute } from "../../shared/routes";

/** Matches the files that configure Pages hosts. No other server may serve them. */
export const ruleFiles = "^/(_(headers|redirects|routes\\.json|worker\\.js)|\\.nojekyll)$";

/**
 * Whether a host serves a file under its own path: not compressed copies, which replace originals, nor its own rules.
 */
export const isServed = (file: string) => !/\.(br|gz)$/.test(file) && !new RegExp(ruleFiles).test(`/${file}`);

/** Whether a file is the second document of a page: `about/index.html` beside `about.html`. */
export const isTwin = (file: string, all: ReadonlySet<string>) =>
  file.endsWith("/index.html") && all.has(file.replace(/\/index\.html$/, ".html"));

/** A regular expression that matches exactly this text. */
export const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Each page, with a case-insensitive regular expression for all spellings of its address. */
export function pageRoutes({ routes, redirects }: Addresses): { route: string; spellings: string }[] {
  const moved = redirects.filter((redirect) => !isAway(redirect) && !isRespelling(redirect));
  return [
    ...routes
      .filter((route) => route !== notFoundRoute)
      .map((route) => ({
        route,
        spellings:
          route === "/" ? "^/(index\\.html)?$" : `^${escapeRegExp(route)}(/+|/index\\.html|\\.html)?$`,
      })),
    ...moved.map(({ from, to }) => {
      const base = baseOf(from);
      return { route: to, spellings: `^${escapeRegExp(base)}${base === from ? "/*" : "(/.*)?"}$` };
    }),
  ];
}

const isAway = ({ to }: Addresses["redirects"][number]) => !to.startsWith("/");

/**
 * Redirects that leave the site. The pattern matches, ignoring letter case, the address as
 * requested, with its query. Its groups are passed on: `deep` (a path, or nothing) and `search` (the query with its
 * question mark).
 */
export function awayRules({ redirects }: Addresses): { pattern: string; to: string }[] {
  return redirects.filter(isAway).map(({ from, to }) => {
    const base = baseOf(from);
    const deep = base === from ? "(?<deep>)/*" : "(?<deep>/[^?]*)?";
    return { pattern: `^${escapeRegExp(base)}${deep}(?<search>\\?.*)?$`, to: to.replace(/\/+$/, "") };
  });
}
