/**
 * Makes boxes (`data-scrolls`) tab stops only while they have something to scroll; in the server's HTML each of them is
 * one. Use it as the `ref` of a box or of an element that contains some.
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
