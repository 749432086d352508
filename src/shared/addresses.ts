/** Where the site's own pages are, and what leads elsewhere. */
export interface Routing {
  /** The routes of pages, their further addresses included. */
  routes: string[];
  redirects: Redirect[];
}

export interface Redirect {
  /** May end in `/*`. */
  from: string;
  /** A whole address without a slash at its end, or a route. */
  to: string;
}

/** The address of a redirect without the `/*` that takes everything below it along. */
export const baseOf = (from: string) => from.replace(/\/\*$/, "");

/**
 * Where an address that no file answers leads: out of the site by a redirect, its deep path kept, or to the route
 * that differs in letter case, or in what follows it (slashes, `.html`, `/index.html`), alone. Undefined where it leads nowhere.
 */
export function leadOn(path: string, { routes, redirects }: Routing): string | undefined {
  const plain = path.toLowerCase().replace(/(\/index)?\.html$|\/+$/, "") || "/";
  for (const { from, to } of redirects) {
    const base = baseOf(from);
    if (plain === base) return to;
    if (base !== from && plain.startsWith(`${base}/`)) return to + path.slice(base.length);
  }
  return plain !== path && routes.includes(plain) ? plain : undefined;
}
