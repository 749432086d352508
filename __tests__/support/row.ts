import { act } from "@testing-library/react";

/** A viewport in which `perView` slides of 100 px fit side by side. */
export function layOut(list: HTMLElement, perView: number) {
  const slides = [...list.children];
  slides.forEach((slide, index) => {
    Object.defineProperty(slide, "offsetLeft", { value: index * 100 });
  });
  Object.defineProperties(list, {
    scrollWidth: { value: slides.length * 100 },
    clientWidth: { value: perView * 100 },
    scrollTo: {
      value: ({ left }: { left: number }) => {
        list.scrollLeft = left;
        list.dispatchEvent(new Event("scroll"));
      },
    },
  });
  act(() => {
    list.dispatchEvent(new Event("scroll"));
  });
}
