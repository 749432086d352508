import { leave } from "./leave";

/** For the HTML document of a redirect. Its target is in the script element's `data-to` attribute. */
export function redirect() {
  const to = document.currentScript?.dataset.to;
  if (to) leave(to);
}
