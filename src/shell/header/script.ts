import type { SelectorOf } from "../../shared/marks";
import type { GlassMark } from "./marks";

/** Scroll offset in px beyond which the header turns to glass (specification 9). */
const glassAfter = 10;

/** Sets the header's `data-glass` attribute by whether the page is scrolled. */
export function glass() {
  const update = () => {
    for (const header of document.querySelectorAll<HTMLElement>(
      "[data-glass]" satisfies SelectorOf<GlassMark>,
    ))
      header.dataset.glass = String(scrollY > glassAfter);
  };
  addEventListener("scroll", update, { passive: true });
  // When a page is reloaded, the browser may restore the scroll position before the document is parsed.
  addEventListener("DOMContentLoaded", update);
}

/** Runs the page's check from the seal beside the logo. After the check, the seal is a link to the certificate. */
export function pageSeal() {
  addEventListener("click", (event) => {
    const check =
      (event.target as Element).closest(".page-seal") &&
      document.querySelector<HTMLElement>(".js .certificate:not([data-found]) button");
    if (!check) return;
    event.preventDefault();
    check.click();
  });
}
