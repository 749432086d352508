import { type Routing, redirectTarget } from "../shared/addresses";
import { attempt } from "../shared/attempt";
import { nearRoutes } from "../shared/near";
import { leave } from "./leave";

/** Logs the attempted path (specification 2.4). */
export const logMissing = (path: string) => console.warn(`404: there is no page at ${path}`);

/**
 * The path as it is if Gatsby can handle it, otherwise with every `%` replaced. Gatsby decodes a path twice and throws
 * if it cannot. At a decoded control character, `#` or `?` it cuts the path off and takes what is left for a page.
 */
const gatsbySafe = (path: string) =>
  /%([01]|2[35]|3f|7f)/i.test(path) || attempt(() => decodeURI(path)) === undefined
    ? path.replace(/%/g, "~")
    : path;

/**
 * For the document that static hosts serve for unknown paths: redirects to the intended page, or else logs the path as
 * typed and sets the number of suggestions, so that space is reserved before they appear (sections/NotFound.tsx). The
 * site's routes and redirects are in the script element's `data-routing` attribute.
 */
export function notFound() {
  const { currentScript, documentElement } = document;
  const { pathname, search, hash } = location;
  const routing: Routing = JSON.parse(currentScript?.dataset.routing ?? "null");
  if (!routing) return;
  const target = redirectTarget(pathname, routing);
  if (target) return leave(target);
  logMissing(pathname);
  const shown = gatsbySafe(pathname);
  if (shown !== pathname) history.replaceState(null, "", shown + search + hash);
  documentElement.dataset.missing = shown;
  documentElement.style.setProperty("--near", String(nearRoutes(shown, routing.routes).length));
}
