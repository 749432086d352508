import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { Boundary } from "../components/Boundary";
import { hasOwnPage } from "../framework/gatsbyRuntime";
import { ignoreDiscreteEvents, restoreListening } from "../framework/reactEvents";
import { keepServed } from "../services/served";

/**
 * Hydrates the server's HTML in a transition, so that React works in short slices and input can be handled in between.
 * If something else, such as a translator, has changed the HTML first, React renders it again: that is worth a line on
 * the console, but it is not a broken start (head/startUp.ts), and the focus is kept. With the data of another page
 * React would throw away good HTML: that is a broken start, and the page stays as it was served.
 */
export function takeOver(element: ReactNode, container: Element) {
  if (!hasOwnPage()) throw new Error("The data is not this page's");
  keepServed(container);
  let focused = document.activeElement;
  const follow = ({ target }: Event) => {
    focused = target as Element;
  };
  container.addEventListener("focusin", follow);
  ignoreDiscreteEvents(container);
  startTransition(() => {
    hydrateRoot(container, <Boundary>{element}</Boundary>, {
      onRecoverableError: (error) => {
        console.error(error);
        container.removeEventListener("focusin", follow);
        if (focused?.id && !focused.isConnected) document.getElementById(focused.id)?.focus();
      },
    });
    restoreListening(container);
  });
}
