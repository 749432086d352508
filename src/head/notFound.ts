import { leadOn } from "../shared/addresses";
import { leave } from "./leave";

/**
 * For the document that static hosts answer unknown paths with: leads on to the page that was meant. The site's routes
 * and redirects stand in the script element's attribute `data-routing`.
 */
export function notFound() {
  const routing = document.currentScript?.dataset.routing;
  const target = routing && leadOn(location.pathname, JSON.parse(routing));
  if (target) leave(target);
}
