import type { KeyboardEvent } from "react";
import { isPlain } from "./isPlainClick";

/**
 * The step that an arrow key makes in a row of slides: -1 or 1. Undefined for other keys, and with Alt or ⌘, which go
 * back or forward in the history.
 */
export const arrowStep = (event: KeyboardEvent) =>
  isPlain(event) ? { ArrowLeft: -1, ArrowRight: 1 }[event.key] : undefined;
