import type { MouseEvent } from "react";

/** A click that opens a link in this tab, rather than in a new tab or window. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
