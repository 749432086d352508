/** What follows a pointer while it is held. */
export interface Drag {
  move(at: PointerEvent): void;
  /** Lets go; without a place if the browser took the pointer away, such as to scroll. */
  end(at?: PointerEvent): void;
}

/**
 * Follows each pointer that takes hold of something, wherever it goes: the kit may draw that anew meanwhile. Called before
 * the exhibit is mounted, so that a drag from before its code was there is caught up with.
 */
export function drags(root: HTMLElement, take: (down: PointerEvent) => Drag | undefined) {
  root.addEventListener("pointerdown", (down) => {
    const drag = down.button === 0 ? take(down) : undefined;
    if (!drag) return;
    const held = new AbortController();
    const on = (kind: "pointermove" | "pointerup" | "pointercancel", act: (event: PointerEvent) => void) =>
      root.ownerDocument.addEventListener(kind, (event) => event.pointerId === down.pointerId && act(event), {
        signal: held.signal,
      });
    const over = (at?: PointerEvent) => {
      held.abort();
      drag.end(at);
    };
    // A mouse may have been let go of where nobody saw it.
    on("pointermove", (move) => (move.buttons === 0 ? over() : drag.move(move)));
    on("pointerup", (up) => over(up));
    on("pointercancel", () => over());
  });
}

/** Does once more, on what is there now, what a pointer did while the code was loading. */
export const replay = (event: Event) =>
  event.target?.dispatchEvent(new PointerEvent(event.type, event as PointerEvent));

/** Whether a pointer pressed, moved or let go; in Chromium a click is such an event, too. */
export const isDrag = ({ type }: Event) => type.startsWith("pointer");
