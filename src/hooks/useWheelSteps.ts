import { type RefObject, useEffect, useRef } from "react";

/** Wheel events less than this many ms apart belong to one gesture. */
const gestureGap = 200;
/** How far the wheel has to turn, in px, to move one slide. */
const stepDistance = 40;
/** Least time in ms between two slides. */
const stepPause = 350;

interface Ends {
  atStart: boolean;
  atEnd: boolean;
}

/**
 * Lets the mouse wheel move a row by slides without hijacking the page's scroll: a gesture that began elsewhere
 * keeps scrolling the page, and so does one that reaches either end of the row.
 */
export function useWheelSteps(row: RefObject<HTMLElement | null>, move: (steps: number) => void, ends: Ends) {
  const latest = useRef({ move, ends });
  useEffect(() => {
    latest.current = { move, ends };
  });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let lastEvent = Number.NEGATIVE_INFINITY;
    let capturing = false;
    let distance = 0;
    let lastMove = Number.NEGATIVE_INFINITY;

    const onWheel = (event: WheelEvent) => {
      const begins = event.timeStamp - lastEvent > gestureGap;
      lastEvent = event.timeStamp;
      const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
      if (event.ctrlKey || event.shiftKey || isSideways) return;
      const { move, ends } = latest.current;
      const forward = event.deltaY > 0;
      const free = forward ? !ends.atEnd : !ends.atStart;
      if (begins) {
        capturing = event.target instanceof Node && element.contains(event.target);
        distance = 0;
      }
      if (!free) capturing = false;
      if (!capturing) return;
      event.preventDefault();
      distance += event.deltaY;
      if (Math.abs(distance) < stepDistance || event.timeStamp - lastMove < stepPause) return;
      lastMove = event.timeStamp;
      distance = 0;
      move(forward ? 1 : -1);
    };
    // On the window, to see gestures that begin elsewhere. Not passive, so that it can prevent the page from scrolling.
    addEventListener("wheel", onWheel, { passive: false });
    return () => removeEventListener("wheel", onWheel);
  }, [row]);
}
