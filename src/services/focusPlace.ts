/** Headings of a part of a page: screen readers read them when they get the focus. */
const headings = "h1, h2, h3, h4, dt";

/** Moves the focus to the element with this id, or to its heading if it is not focusable itself. */
export function focusPlace(id: string) {
  const part = document.getElementById(id);
  if (!part || tryFocus(part)) return;
  const heading = part.querySelector<HTMLElement>(headings) ?? part;
  // Only until the focus moves on, so that clicking the text later does not focus it.
  heading.tabIndex = -1;
  heading.addEventListener("blur", () => heading.removeAttribute("tabindex"), { once: true });
  tryFocus(heading);
}

function tryFocus(element: HTMLElement) {
  // The router does the scrolling.
  element.focus({ preventScroll: true });
  return element === document.activeElement;
}
