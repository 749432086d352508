/** Whether the visitor wants nothing to move. */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How long the page takes to get there (ms): browsers' own scrolling is over in two or three pictures. */
const duration = 600;

/** Scrolls the page, slowly at both ends, unless somebody scrolls it meanwhile. */
export function glide(by: number) {
  if (Math.abs(by) < 1) return;
  if (isStill()) return scrollBy({ top: by, behavior: "instant" });
  const from = scrollY;
  const begun = performance.now();
  let at = from;
  const go = () => {
    if (Math.abs(scrollY - at) > 2) return;
    const done = Math.min(1, (performance.now() - begun) / duration);
    at = from + (by * (1 - Math.cos(Math.PI * done))) / 2;
    scrollTo({ top: at, behavior: "instant" });
    if (done < 1) requestAnimationFrame(go);
  };
  requestAnimationFrame(go);
}
