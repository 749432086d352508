/** @jest-environment jsdom */
import { scrollStops } from "../../src/components/scrollStops";

/** A box of 100 px whose content has this width. */
function box(width: number) {
  const element = document.createElement("div");
  Object.assign(element, { tabIndex: 0 });
  element.dataset.scrolls = "";
  Object.defineProperties(element, { clientWidth: { value: 100 }, scrollWidth: { get: () => width } });
  return { element, grow: (to: number) => (width = to) };
}

describe("A box that may scroll", () => {
  it("is a stop for the keyboard while it has something to scroll", () => {
    const [wide, narrow] = [box(300), box(100)];
    const root = document.createElement("div");
    root.append(wide.element, narrow.element);
    const leave = scrollStops(root);
    expect([wide.element.tabIndex, narrow.element.tabIndex]).toEqual([0, -1]);
    narrow.grow(200);
    dispatchEvent(new Event("resize"));
    expect(narrow.element.tabIndex).toBe(0);
    leave?.();
    narrow.grow(50);
    dispatchEvent(new Event("resize"));
    expect(narrow.element.tabIndex).toBe(0);
  });

  it("may be the element itself", () => {
    const { element } = box(20);
    scrollStops(element);
    expect(element.tabIndex).toBe(-1);
  });
});
