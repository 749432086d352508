/** Where a check has stopped, or what an attack has struck or changed. */
const changed = ["fail", "caught", "gap"].map((mark) => `[data-mark="${mark}"]`).join();
/** In a closed fold nothing is seen, though browsers give it a size. */
const folded = "details:not([open]) > :not(summary)";
const places = `:is(${changed}, [data-broken], [data-changed]):not(${folded}, :is(${folded}) *)`;

/**
 * Scrolls as little as it takes to see what a press has come to, between the page's header, with what stays below it, and
 * the verdict: the place of the picture that has changed, or all of it. Where that place is out of sight and all of the picture has room, all of it.
 */
export function reveal(live: Element) {
  const verdict = live.querySelector(".ex-verdict");
  if (!verdict || verdict.hasAttribute("data-built")) return;
  const boxes = [...live.querySelectorAll(`.ex-view ${places}`)].map((part) => part.getBoundingClientRect());
  const place = boxes.find(({ height }) => height > 0);
  const view = live.querySelector(".ex-view")?.getBoundingClientRect();
  const all = { top: live.getBoundingClientRect().top, bottom: view?.bottom ?? 0 };
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const first = header + (live.querySelector("[data-stays]")?.clientHeight ?? 0);
  const last = innerHeight - verdict.getBoundingClientRect().height;
  const byFor = ({ top, bottom }: { top: number; bottom: number }) =>
    top < first ? top - first : Math.max(0, Math.min(bottom - last, top - first));
  if (byFor(place ?? all) === 0) return;
  const hasRoom = view !== undefined && view.height <= last - first;
  const by = byFor(place ? (hasRoom ? view : place) : all);
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollBy({ top: by, behavior: isStill ? "instant" : "smooth" });
}
