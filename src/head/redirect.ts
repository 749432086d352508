import { leave } from "./leave";

/** For a redirect's document. Where it leads stands in the script element's attribute `data-to`. */
export function redirect() {
  const to = document.currentScript?.dataset.to;
  if (to) leave(to);
}
