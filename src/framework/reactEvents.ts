import { isAlive } from "../services/alive";

/**
 * Events at which React stops working in slices and takes over the whole page at a stretch, a quarter of a second on a
 * phone: its `discreteReplayableEvents`, those that something here can be told of.
 */
const hasty =
  "pointerdown pointerup pointercancel mousedown mouseup touchstart touchend touchcancel click auxclick dblclick contextmenu keydown keypress keyup input change compositionstart compositionend";

/**
 * Keeps hasty events from what listens next to them on an element until the page is alive. They are answered as before
 * the scripts came: by the platform, the header's own scripts, or, what waits for React, once it is there.
 */
export function hearLater(container: Element) {
  const kinds = new Set(hasty.split(" "));
  container.addEventListener = (
    kind: string,
    listener: (event: Event) => void,
    options: boolean | AddEventListenerOptions,
  ) =>
    Element.prototype.addEventListener.call(
      container,
      kind,
      kinds.has(kind) ? (event) => isAlive() && listener(event) : listener,
      options,
    );
}

/** To be called once React has said what it listens to: what else listens there is left alone. */
export const hearAgain = (container: Element) => Reflect.deleteProperty(container, "addEventListener");
