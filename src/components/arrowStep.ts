import type { KeyboardEvent } from "react";

/**
 * Where an arrow key leads in a row of slides: -1 or 1. Undefined for other keys, and with a modifier: Alt or ⌘ and an arrow
 * are the browser's way back.
 */
export function arrowStep({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  return { ArrowLeft: -1, ArrowRight: 1 }[key];
}
