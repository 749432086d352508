import type { KeyboardEvent } from "react";
import { isPlain } from "./isPlainClick";

/** Where an arrow key leads in a row of slides: -1 or 1. Undefined for other keys; Alt or ⌘ and an arrow lead back in the history. */
export const arrowStep = (event: KeyboardEvent) =>
  isPlain(event) ? { ArrowLeft: -1, ArrowRight: 1 }[event.key] : undefined;
