import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { Boundary } from "../components/Boundary";
import { isAlive } from "./alive";
import { hasOwnPage } from "./gatsbyInternals";
import { keepServed } from "./served";

/**
 * Events at which React stops working in slices and takes over the whole page at a stretch, a quarter of a second on a
 * phone: its `discreteReplayableEvents`, those that something here can be told of.
 */
const hasty =
  "pointerdown pointerup pointercancel mousedown mouseup touchstart touchend touchcancel click auxclick dblclick contextmenu keydown keypress keyup input change compositionstart compositionend";

/**
 * Lets React take over the server's HTML: in a transition, so that it does so in short slices, and what the visitor does
 * comes between them. HTML that something else has changed first, such as a translator, is drawn anew: that is worth a
 * line on the console, but is no broken start (head/startUp.ts), and costs nobody the focus. With the data of another page
 * React would throw away a good one: that is a broken start, and the page stays as it was served.
 */
export function takeOver(element: ReactNode, container: Element) {
  if (!hasOwnPage()) throw new Error("The data is not this page's");
  keepServed(container);
  let focused = document.activeElement;
  const follow = ({ target }: Event) => {
    focused = target as Element;
  };
  container.addEventListener("focusin", follow);
  hearLater(container);
  startTransition(() => {
    hydrateRoot(container, <Boundary>{element}</Boundary>, {
      onRecoverableError: (error) => {
        console.error(error);
        container.removeEventListener("focusin", follow);
        if (focused?.id && !focused.isConnected) document.getElementById(focused.id)?.focus();
      },
    });
    Reflect.deleteProperty(container, "addEventListener");
  });
}

/**
 * Keeps hasty events from what listens next to them on an element until the page is alive. They are answered as before
 * the scripts came: by the platform, the header's own scripts, or, what waits for React, once it is there.
 */
function hearLater(container: Element) {
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
