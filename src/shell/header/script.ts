import type { SelectorOf } from "../../shared/marks";
import type { GlassMark } from "./marks";

/** Scroll offset in px beyond which the header turns to glass (specification 9). */
const glassAfter = 10;

/** Sets the header's `data-glass` attribute by whether the page is scrolled. */
export function glass() {
  const update = () =>
    document
      .querySelector("[data-glass]" satisfies SelectorOf<GlassMark>)
      ?.setAttribute("data-glass", String(scrollY > glassAfter));
  addEventListener("scroll", update, { passive: true });
  // When a page is reloaded, the browser may restore the scroll position before the document is parsed.
  addEventListener("DOMContentLoaded", update);
}
