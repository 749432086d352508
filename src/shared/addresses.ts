/** The routes of the site's pages, and its redirects. */
export interface Routing {
  /** The routes of pages, including their further addresses. */
  routes: string[];
  redirects: Redirect[];
}

export interface Redirect {
  /** May end in `/*`. */
  from: string;
  /** A full address without a slash at its end, or a route. */
  to: string;
}

/** Whether a redirect leads to its own address in lowercase: that is one more spelling of a page, not another address. */
export const isRespelling = ({ from, to }: Redirect) => from !== to && from.toLowerCase() === to;

/** The address of a redirect without the `/*` that includes everything below it. */
export const baseOf = (from: string) => from.replace(/\/\*$/, "");

/**
 * What an address may end in that does not belong to it: slashes, the ending of a document, and what stood behind it in a
 * sentence, such as a blank (also one without a break), a comma, a bracket or a quotation mark.
 */
const ending = /((\/index)?\.html|%(20|22|3e|c2%a0|e2%80%9[9d])|[/.,;:!)\]'*])+$/;

/**
 * Where an address that has no file should lead: to the target of a redirect, with the rest of the path kept, or to
 * the route that differs only in letter case or in its ending. Undefined if there is no such place.
 */
export function leadOn(path: string, { routes, redirects }: Routing): string | undefined {
  const plain = path.toLowerCase().replace(ending, "") || "/";
  for (const redirect of redirects) {
    const { from, to } = redirect;
    if (isRespelling(redirect)) continue;
    const base = baseOf(from);
    if (plain === base) return to;
    if (base !== from && plain.startsWith(`${base}/`)) return to + path.slice(base.length);
  }
  return plain !== path && routes.includes(plain) ? plain : undefined;
}
