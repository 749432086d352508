import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { attempt } from "../shared/attempt";

/**
 * Whether a visitor holds an element: by the keyboard's focus inside, or by a mouse that moves over it, and by nothing
 * else: neither by what a click or a tap has focused, nor by a mouse at rest that scrolling has brought it under. `on` are
 * the element's listeners.
 */
export function useHeld() {
  const [moved, setMoved] = useState(false);
  const [focused, setFocused] = useState(false);
  const at = useRef<{ screenX: number; screenY: number }>(undefined);

  const on = {
    // The mouse may have come in before the page was alive; then it is first heard of where it is.
    onPointerEnter: (event: PointerEvent) => {
      if (isMouse(event)) at.current = event;
    },
    // Browsers tell of moves where only the page has moved under the mouse: those are where it was before.
    onPointerMove: (event: PointerEvent) => {
      if (!isMouse(event)) return;
      at.current ??= event;
      const { screenX, screenY } = at.current;
      if (event.screenX !== screenX || event.screenY !== screenY) setMoved(true);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (isMouse(event)) setMoved(false);
    },
    onFocus: ({ target }: FocusEvent) => setFocused(isKeyboards(target)),
    // A key makes the keyboard's what a click had focused.
    onKeyUp: ({ target }: KeyboardEvent) => setFocused(target instanceof Element && isKeyboards(target)),
    onBlur: () => setFocused(false),
  };
  return { held: moved || focused, on };
}

const isMouse = ({ pointerType }: PointerEvent) => pointerType === "mouse";

/** Safari before 15.4 does not know the selector, nor does it focus buttons that are clicked. */
const isKeyboards = (focus: Element) => attempt(() => focus.matches(":focus-visible")) ?? true;
