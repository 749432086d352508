/** Scroll offset in px beyond which the header turns to glass (specification 9). */
const glassAfter = 10;

/** Says of the header, the element `[data-glass]`, whether the page is scrolled. */
export function glass() {
  const update = () =>
    document.querySelector("[data-glass]")?.setAttribute("data-glass", String(scrollY > glassAfter));
  addEventListener("scroll", update, { passive: true });
  // A document that is reloaded further down may be there before it is read.
  addEventListener("DOMContentLoaded", update);
}
