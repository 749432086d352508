import { leadOn, type Routing } from "../shared/addresses";
import { nearRoutes } from "../shared/near";
import { leave } from "./leave";

/** Logs the attempted path (specification 2.4). */
export const logMissing = (path: string) => console.warn(`404: there is no page at ${path}`);

/**
 * For the document that static hosts answer unknown paths with: leads on to the page that was meant, or else logs the path,
 * which Gatsby cannot always read (`/%`), and says how many pages are near, so that their place is kept before they are there
 * (sections/NotFound.tsx). The site's routes and redirects stand in the script element's attribute `data-routing`.
 */
export function notFound() {
  const { currentScript, documentElement } = document;
  const { pathname } = location;
  const routing: Routing = JSON.parse(currentScript?.dataset.routing ?? "null");
  if (!routing) return;
  const target = leadOn(pathname, routing);
  if (target) return leave(target);
  logMissing(pathname);
  documentElement.dataset.missing = pathname;
  documentElement.style.setProperty("--near", String(nearRoutes(pathname, routing.routes).length));
}
