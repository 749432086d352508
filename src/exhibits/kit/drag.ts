/** What follows a pointer while it is held. */
export interface Drag {
  move(at: PointerEvent): void;
  /** Lets go; `at` is missing if the browser took the pointer away, for example to scroll. */
  end(at?: PointerEvent): void;
}

/**
 * Follows each pointer that grabs something, wherever it goes; meanwhile the kit may draw that element again. Call this
 * before mounting the exhibit, so that a drag from before its code had loaded is replayed.
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
    // The button may have been released outside of the window.
    on("pointermove", (move) => (move.buttons === 0 ? over() : drag.move(move)));
    on("pointerup", (up) => over(up));
    on("pointercancel", () => over());
  });
}

/** Repeats a pointer event from before the code had loaded, on the present element. */
export const replay = (event: Event) =>
  event.target?.dispatchEvent(new PointerEvent(event.type, event as PointerEvent));

/** Whether this is an event of a drag. Not every PointerEvent is: in Chromium a click is one. */
export const isDrag = ({ type }: Event) => type.startsWith("pointer");
