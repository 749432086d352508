import { type RefObject, useEffect, useState } from "react";

/** The position of a scrolling row of slides, and functions that move it by whole slides. */
export function useSnapRow(list: RefObject<HTMLElement | null>) {
  const [position, setPosition] = useState(0);
  const [positions, setPositions] = useState(0);

  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const measure = () => {
      const step = stepOf(row);
      if (step === 0) return;
      setPosition(Math.round(row.scrollLeft / step));
      setPositions(1 + Math.round((row.scrollWidth - row.clientWidth) / step));
    };
    measure();
    row.addEventListener("scroll", measure, { passive: true });
    addEventListener("resize", measure);
    // Safari before 13.1 has none: there we only measure when the window is resized.
    const observer = "ResizeObserver" in window ? new ResizeObserver(measure) : undefined;
    observer?.observe(row);
    return () => {
      row.removeEventListener("scroll", measure);
      removeEventListener("resize", measure);
      observer?.disconnect();
    };
  }, [list]);

  const moveTo = (to: number) => {
    const row = list.current;
    const target = Math.max(0, Math.min(to, positions - 1));
    row?.scrollTo({ left: target * stepOf(row) });
  };

  return { position, positions, moveTo };
}

/** The distance in px between the left edges of two neighboring slides. */
export function stepOf(row: HTMLElement): number {
  const [first, second] = row.children;
  if (!(first instanceof HTMLElement && second instanceof HTMLElement)) return 0;
  return second.offsetLeft - first.offsetLeft;
}
