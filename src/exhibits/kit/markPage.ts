/**
 * Tells the page what the last check in its exhibit has found: its line and its engraving follow that (theme/pageLine.css,
 * motion.css). It stands on the root itself, because a `:has()` of the root costs a new style for every element whenever anything
 * in the page changes. Whoever shows the exhibit takes it away again (sections/Exhibit.tsx).
 */
export function markPage(live: Element) {
  if (!live.isConnected) return;
  const state = live.querySelector<HTMLElement>(".ex-verdict")?.dataset.state;
  const { dataset } = live.ownerDocument.documentElement;
  if (state === undefined || state === "unchecked") delete dataset.piece;
  else dataset.piece = state;
}
