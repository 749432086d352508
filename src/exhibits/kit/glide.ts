/** Whether the visitor wants nothing to move. */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How long the page takes to get there (ms): browsers' own scrolling is over in two or three pictures. */
const duration = 600;

/**
 * Aborts at the visitor's next move: a wheel, a swipe, a key or a press. Places alone do not tell: a page also scrolls by
 * itself where something above has grown. Whoever has waited long enough aborts it, too, which takes the listeners away.
 */
export function nextMove(): AbortController {
  const move = new AbortController();
  for (const kind of ["wheel", "touchmove", "keydown", "pointerdown"])
    addEventListener(kind, () => move.abort(), { passive: true, signal: move.signal });
  return move;
}

/** Scrolls the page, slowly at both ends, until the visitor's next move. */
export function glide(by: number, move: AbortController) {
  if (Math.abs(by) < 1) return move.abort();
  const begun = performance.now();
  let at = 0;
  const go = () => {
    if (move.signal.aborted) return;
    const done = Math.min(1, (performance.now() - begun) / duration);
    const next = Math.floor((by * (1 - Math.cos(Math.PI * done))) / 2);
    scrollBy({ top: next - at, behavior: "instant" });
    at = next;
    if (done < 1) requestAnimationFrame(go);
    else move.abort();
  };
  requestAnimationFrame(go);
}
