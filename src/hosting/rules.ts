import type { Addresses } from "../content/compile/addresses";
import { baseOf } from "../shared/addresses";
import { notFoundRoute } from "../shared/routes";

/** The rules of Pages hosts, which other servers keep to themselves, as a regular expression. */
export const ruleFiles = "^/_(headers|redirects|routes\\.json|worker\\.js)$";

/** Text as a regular expression that matches it alone. */
export const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Pages, each with the expression (to be read without letter case) that its spellings match, the right one too. */
export function pageRoutes({ routes, redirects }: Addresses): { route: string; spellings: string }[] {
  const moved = redirects.filter((redirect) => !isAway(redirect));
  return [
    ...routes
      .filter((route) => route !== notFoundRoute)
      .map((route) => ({
        route,
        spellings:
          route === "/" ? "^/(index\\.html)?$" : `^${escapeRegExp(route)}(/+|/index\\.html|\\.html)?$`,
      })),
    ...moved.map(({ from, to }) => ({ route: to, spellings: `^${escapeRegExp(from)}/*$` })),
  ];
}

/** A redirect that takes everything below it along needs what was asked for, even where it stays on the site. */
const isAway = ({ from, to }: Addresses["redirects"][number]) => !to.startsWith("/") || from.endsWith("/*");

/**
 * Redirects that leave the site, or keep a deep path. The pattern is read without letter case against an address as
 * it was requested, with its search; it names what is kept: `deep` (a path or nothing) and `search` (with its question mark).
 */
export function awayRules({ redirects }: Addresses): { pattern: string; to: string }[] {
  return redirects.filter(isAway).map(({ from, to }) => {
    const base = baseOf(from);
    const deep = base === from ? "(?<deep>)/*" : "(?<deep>/[^?]*)?";
    return { pattern: `^${escapeRegExp(base)}${deep}(?<search>\\?.*)?$`, to: to.replace(/\/+$/, "") };
  });
}
