import { type RefObject, useEffect, useRef } from "react";
import { stepOf } from "./useSnapRow";

/** How long a row has to rest, in ms, before we look which slide it shows: smooth scrolling passes others. */
export const restTime = 100;

interface Slide {
  index: number;
  show(index: number): void;
  /** Loads the pictures of all slides. */
  use(): void;
}

/** Scrolls a row to the slide with the index, and shows the slide that the visitor scrolls the row to. */
export function useRowSlide(row: RefObject<HTMLElement | null>, { index, show, use }: Slide) {
  const scrolledTo = useRef(index);

  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const follow = () => {
      const at = Math.round(list.scrollLeft / stepOf(list));
      if (Number.isFinite(at) && at !== index) show(at);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      // Our own scrolling never goes past the slide: a later one comes into view in the visitor's hands.
      if (list.scrollLeft > index * stepOf(list) + 1) use();
      clearTimeout(timer);
      timer = setTimeout(follow, restTime);
    };
    list.addEventListener("scroll", onScroll, { passive: true });
    // Visitors may have scrolled the row before the page was alive.
    if (scrolledTo.current === index) follow();
    else list.scrollTo({ left: index * stepOf(list) });
    scrolledTo.current = index;
    return () => {
      clearTimeout(timer);
      list.removeEventListener("scroll", onScroll);
    };
  }, [row, index, show, use]);
}
