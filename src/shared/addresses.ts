/** The routes of the site's pages and its redirects. */
export interface Routing {
  /** The routes of pages, including their additional addresses. */
  routes: string[];
  redirects: Redirect[];
}

export interface Redirect {
  /** May end in `/*`. */
  from: string;
  /** A full address without a trailing slash, or a route. */
  to: string;
}

/** Whether a redirect goes to its own address in lowercase: another spelling of the same page, not another address. */
export const isRespelling = ({ from, to }: Redirect) => from !== to && from.toLowerCase() === to;

/** The address that a redirect starts from, without the `/*` that includes everything below it. */
export const baseOf = (from: string) => from.replace(/\/\*$/, "");

/**
 * Whether a redirect passes on the rest of the path. Only another site gets it: a page takes all addresses below the
 * redirect itself.
 */
export const passesPathOn = ({ from, to }: Redirect) => from.endsWith("/*") && !to.startsWith("/");

/**
 * One thing at the end of an address that is not part of it: a slash, a document's extension, or a character copied
 * along from a sentence, such as a space (also a non-breaking one), a comma, a bracket or a quotation mark.
 */
const ending = /((\/index)?\.html|%(20|22|3e|c2%a0|e2%80%9[9d])|[/.,;:!)\]'*])$/;

/** Removes the endings one by one: a pattern for all of them at once would take seconds for thousands of dots. */
function withoutEndings(path: string): string {
  let rest = path;
  while (ending.test(rest)) rest = rest.replace(ending, "");
  return rest;
}

/**
 * Where an address without a file should redirect: to the target of a redirect, on another site with the rest of the
 * path, or to the route that differs only in letter case or in its ending. Undefined if there is neither.
 */
export function redirectTarget(path: string, { routes, redirects }: Routing): string | undefined {
  const plain = withoutEndings(path.toLowerCase()) || "/";
  for (const redirect of redirects) {
    const { from, to } = redirect;
    if (isRespelling(redirect)) continue;
    const base = baseOf(from);
    if (plain === base) return to;
    if (base !== from && plain.startsWith(`${base}/`))
      return passesPathOn(redirect) ? to + path.slice(base.length) : to;
  }
  return plain !== path && routes.includes(plain) ? plain : undefined;
}
