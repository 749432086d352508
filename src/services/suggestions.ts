import { nearRoutes } from "../shared/near";

/** A page with its addresses. */
interface Place {
  route: string;
  alsoAt: readonly string[];
  name: string;
}

/**
 * The pages that a visitor may have meant by an address: those with a similar route (shared/near.ts), closest first.
 */
export function suggestionsFor<Page extends Place>(path: string, pages: readonly Page[]): Page[] {
  const byRoute = new Map(
    pages.flatMap((page) => [page.route, ...page.alsoAt].map((route) => [route, page] as const)),
  );
  return [...new Set(nearRoutes(path, [...byRoute.keys()]).flatMap((route) => byRoute.get(route) ?? []))];
}
