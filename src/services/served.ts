import { canonicalPath } from "../shared/routes";

/** The page as the server sent it, for the day when React fails on a part of it. */
let served: { path: string; html: string } | undefined;

const openPath = () => canonicalPath(location.pathname);

/** To be called before React takes over: from then on it may change anything in there. */
export function keepServed(container: Element) {
  served = { path: openPath(), html: container.innerHTML };
}

/** Whether the page that is open is the one that the server sent, and not one that was opened from there. */
export const isServed = () => served?.path === openPath();

/** What the server sent for the first element that matches; undefined for a page that it did not send. */
export function servedHtml(selector: string): string | undefined {
  if (!served || !isServed()) return undefined;
  const template = document.createElement("template");
  template.innerHTML = served.html;
  return template.content.querySelector(selector)?.outerHTML;
}
