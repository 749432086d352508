import { canonicalPath } from "../shared/routes";

/** The page as the server sent it, in case React fails on a part of it. */
let served: { path: string; html: string } | undefined;

const currentPath = () => canonicalPath(location.pathname);

/** Call this before React takes over, which may change anything in the container. */
export function keepServed(container: Element) {
  served = { path: currentPath(), html: container.innerHTML };
}

/** Whether the app navigated to the current page, rather than the server having sent it. `gatsby develop` sends none. */
export const isNavigatedTo = () => served !== undefined && served.path !== currentPath();

/** The HTML that the server sent for the first matching element; undefined for a page that it did not send. */
export function servedHtml(selector: string): string | undefined {
  if (!served || isNavigatedTo()) return undefined;
  const template = document.createElement("template");
  template.innerHTML = served.html;
  return template.content.querySelector(selector)?.outerHTML;
}
