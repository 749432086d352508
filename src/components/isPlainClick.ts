import type { MouseEvent } from "react";

/** What events of keys and of the mouse say of modifiers, React's as well as the browser's. */
type Modifiers = Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether no modifier is held, which has browsers do something of their own: a new tab, or the way back. */
export const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: Modifiers) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A click that opens a link in this tab, rather than in a new tab or window. */
export const isPlainClick = (event: MouseEvent) => event.button === 0 && isPlain(event);
