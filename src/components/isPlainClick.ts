import type { KeyboardEvent, MouseEvent } from "react";

/** Whether no modifier is held, which has browsers do something of their own: a new tab, or the way back. */
export const isPlain = (event: KeyboardEvent | MouseEvent) =>
  !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A click that opens a link in this tab, rather than in a new tab or window. */
export const isPlainClick = (event: MouseEvent) => event.button === 0 && isPlain(event);
