import type { MouseEvent } from "react";

/** The modifier keys of a keyboard or mouse event, React's or the browser's. */
type Modifiers = Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether no modifier key is held. With one, browsers do something else, such as open a new tab or go back. */
export const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: Modifiers) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Whether a click opens a link in this tab, rather than in a new tab or window. */
export const isPlainClick = (event: MouseEvent) => event.button === 0 && isPlain(event);
