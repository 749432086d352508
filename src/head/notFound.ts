import { leadOn, type Routing } from "../shared/addresses";
import { attempt } from "../shared/attempt";
import { nearRoutes } from "../shared/near";
import { leave } from "./leave";

/** Logs the attempted path (specification 2.4). */
export const logMissing = (path: string) => console.warn(`404: there is no page at ${path}`);

/**
 * The address, if Gatsby can read it, or else with another sign for each `%`. Gatsby decodes it twice over, fails where that
 * is impossible, and takes what is cut off behind a control character, `#` or `?` for a page.
 */
const legible = (path: string) =>
  /%([01]|2[35]|3f|7f)/i.test(path) || attempt(() => decodeURI(path)) === undefined
    ? path.replace(/%/g, "~")
    : path;

/**
 * For the document that static hosts answer unknown paths with: leads on to the page that was meant, or else logs the path as
 * it was typed, and says how many pages are near, so that their place is kept before they are there
 * (sections/NotFound.tsx). The site's routes and redirects stand in the script element's attribute `data-routing`.
 */
export function notFound() {
  const { currentScript, documentElement } = document;
  const { pathname, search, hash } = location;
  const routing: Routing = JSON.parse(currentScript?.dataset.routing ?? "null");
  if (!routing) return;
  const target = leadOn(pathname, routing);
  if (target) return leave(target);
  logMissing(pathname);
  const shown = legible(pathname);
  if (shown !== pathname) history.replaceState(null, "", shown + search + hash);
  documentElement.dataset.missing = shown;
  documentElement.style.setProperty("--near", String(nearRoutes(shown, routing.routes).length));
}
