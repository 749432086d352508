/** Where a check stopped, and what an attack hit or changed. */
const changed = ["fail", "caught", "gap"].map((mark) => `[data-mark="${mark}"]`).join();
/** The contents of a closed <details> are invisible, but browsers give them a size. */
const folded = "details:not([open]) > :not(summary)";
const places = `:is(${changed}, [data-broken], [data-changed]):not(${folded}, :is(${folded}) *)`;

/**
 * Scrolls just enough to show the result of a press between the page's header, with whatever is sticky below it, and the
 * verdict: the changed place in the picture, and all of the `data-whole` around it if that fits. If nothing has changed, or
 * if the whole picture fits, shows all of it.
 */
export function reveal(live: Element) {
  const verdict = live.querySelector(".ex-verdict");
  if (!verdict || verdict.hasAttribute("data-built")) return;
  const parts = [...live.querySelectorAll(`.ex-view ${places}`)];
  const part = parts.find((one) => one.getBoundingClientRect().height > 0);
  const view = live.querySelector(".ex-view")?.getBoundingClientRect();
  const all = { top: live.getBoundingClientRect().top, bottom: view?.bottom ?? 0 };
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const first = header + (live.querySelector("[data-stays]")?.clientHeight ?? 0);
  const last = innerHeight - verdict.getBoundingClientRect().height;
  const fits = (box: DOMRect | undefined) => box !== undefined && box.height <= last - first;
  const around = part?.closest("[data-whole]")?.getBoundingClientRect();
  const place = part && ([view, around].find(fits) ?? part.getBoundingClientRect());
  const byFor = ({ top, bottom }: { top: number; bottom: number }) =>
    top < first ? top - first : Math.max(0, Math.min(bottom - last, top - first));
  const by = byFor(place ?? all);
  if (by === 0) return;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollBy({ top: by, behavior: isStill ? "instant" : "smooth" });
}
