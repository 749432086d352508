import { isAlive } from "../services/alive";

/**
 * Events that make React stop hydrating in slices and hydrate the whole page at once, a quarter of a second on a phone:
 * those of its `discreteReplayableEvents` that can occur on this site.
 */
const discreteEvents =
  "pointerdown pointerup pointercancel mousedown mouseup touchstart touchend touchcancel click auxclick dblclick contextmenu keydown keypress keyup input change compositionstart compositionend";

/**
 * Makes listeners that are added to an element from now on ignore discrete events until the page is alive. Until then
 * these events are handled as they were before the scripts came: by the browser, by the scripts in <head>, or, if they
 * need React, once it is ready.
 */
export function ignoreDiscreteEvents(container: Element) {
  const kinds = new Set(discreteEvents.split(" "));
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

/** Call once React has added its listeners: later listeners are not affected. */
export const restoreListening = (container: Element) => Reflect.deleteProperty(container, "addEventListener");
