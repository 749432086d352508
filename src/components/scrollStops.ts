/**
 * Keeps the keyboard's stops to those boxes (`data-scrolls`) that have something to scroll; the server's HTML has one for
 * each that might. To be used as a `ref`, of a box or of what holds some.
 */
export function scrollStops(element: HTMLElement | null) {
  const marked = "[data-scrolls]";
  const inside = element?.querySelectorAll<HTMLElement>(marked) ?? [];
  const boxes = element?.matches(marked) ? [element] : [...inside];
  if (boxes.length === 0) return;
  const measure = () => {
    for (const box of boxes) box.tabIndex = box.scrollWidth > box.clientWidth ? 0 : -1;
  };
  measure();
  addEventListener("resize", measure);
  return () => removeEventListener("resize", measure);
}
