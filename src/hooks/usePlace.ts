import { useEffect, useRef } from "react";

/** Where a visitor is: `key` is another one at each click, also of a link that leads here. */
export interface Place {
  hash?: string;
  key?: string | undefined;
}

/** What names the part of a page that it begins: screen readers read it when it has the focus. */
const names = "h1, h2, h3, h4, dt";

/**
 * Moves the focus along to the part of a page that an address names, as browsers do where a link loads a document (WCAG
 * 2.4.3). Documents are left to them, so this begins with the first change.
 */
export function usePlace({ hash = "", key }: Place) {
  const isFirst = useRef(true);
  useEffect(() => {
    // Once all effects have run, of which one of Gatsby's moves the focus to the page.
    if (!isFirst.current) queueMicrotask(() => focusPlace(hash.slice(1)));
    isFirst.current = false;
  }, [hash, key]);
}

function focusPlace(id: string) {
  const place = document.getElementById(id);
  if (!place || takesFocus(place)) return;
  const name = place.querySelector<HTMLElement>(names) ?? place;
  // Only until the focus moves on: no click on a text gives it the focus.
  name.tabIndex = -1;
  name.onblur = () => name.removeAttribute("tabindex");
  takesFocus(name);
}

function takesFocus(element: HTMLElement) {
  // The router scrolls there.
  element.focus({ preventScroll: true });
  return element === document.activeElement;
}
