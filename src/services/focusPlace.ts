/** What names the part of a page that it begins: screen readers read it when it has the focus. */
const names = "h1, h2, h3, h4, dt";

/** Moves the focus to the part of the page that has this id: to what names it, unless the part takes the focus itself. */
export function focusPlace(id: string) {
  const place = document.getElementById(id);
  if (!place || takesFocus(place)) return;
  const name = place.querySelector<HTMLElement>(names) ?? place;
  // Only until the focus moves on: no click on a text gives it the focus.
  name.tabIndex = -1;
  name.addEventListener("blur", () => name.removeAttribute("tabindex"), { once: true });
  takesFocus(name);
}

function takesFocus(element: HTMLElement) {
  // The router scrolls there.
  element.focus({ preventScroll: true });
  return element === document.activeElement;
}
