/**
 * Gives each whole seal its second half, ahead of a change that may break it: half of what it was then turns into half of
 * what it is now. A new half would have nothing to turn from.
 */
export function readyToBreak(live: Element) {
  for (const half of live.querySelectorAll(".ex-seal > g:only-child")) half.after(half.cloneNode(true));
}
