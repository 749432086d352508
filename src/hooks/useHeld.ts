import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { attempt } from "../shared/attempt";

/**
 * Whether a visitor is holding an element, with keyboard focus inside it or by moving the mouse over it. Focus from a
 * click or a tap does not count, nor does a mouse at rest that the element was scrolled under. `on` holds the element's
 * event handlers.
 */
export function useHeld() {
  const [moved, setMoved] = useState(false);
  const [focused, setFocused] = useState(false);
  const at = useRef<{ screenX: number; screenY: number }>(undefined);

  const on = {
    onPointerEnter: (event: PointerEvent) => {
      if (isMouse(event)) at.current = event;
    },
    // Browsers also fire this when only the page moves under the mouse; then the mouse is where it was.
    onPointerMove: (event: PointerEvent) => {
      if (!isMouse(event)) return;
      // The mouse may have entered before the page was alive; then this is the first event.
      at.current ??= event;
      const { screenX, screenY } = at.current;
      if (event.screenX !== screenX || event.screenY !== screenY) setMoved(true);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (isMouse(event)) setMoved(false);
    },
    onFocus: ({ target }: FocusEvent) => setFocused(isKeyboardFocus(target)),
    // After a key press, focus from a click counts as keyboard focus.
    onKeyUp: ({ target }: KeyboardEvent) => setFocused(target instanceof Element && isKeyboardFocus(target)),
    onBlur: () => setFocused(false),
  };
  return { held: moved || focused, on };
}

const isMouse = ({ pointerType }: PointerEvent) => pointerType === "mouse";

/** Safari before 15.4 does not support the selector, but it does not focus clicked buttons either. */
const isKeyboardFocus = (element: Element) => attempt(() => element.matches(":focus-visible")) ?? true;
