import { useCallback, useEffect, useState } from "react";

/** Time between two slides, in ms (specification 9). */
const advanceEvery = 5000;

interface Options {
  count: number;
  /** Auto-advance waits while true, for hover and focus. */
  held: boolean;
  /** When this value changes, the carousel restarts at the first slide. */
  resetOn?: unknown;
}

/**
 * A carousel's state: which slide is shown, and whether the visitor moved it there. Wraps in both directions and
 * advances by itself, except with fewer than two slides, while paused or held, in a hidden tab, or if the visitor
 * prefers reduced motion.
 */
export function useCarousel({ count, held, resetOn }: Options) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [movedByHand, setMovedByHand] = useState(false);
  const [resetValue, setResetValue] = useState(resetOn);
  if (resetOn !== resetValue) {
    setResetValue(resetOn);
    setIndex(0);
    setMovedByHand(false);
  }

  const still = useReducedMotion();
  const hidden = useHiddenTab();
  const running = count > 1 && !paused && !held && !still && !hidden;

  // The timer restarts for every slide, so each one gets its full time however it was reached.
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => {
      setMovedByHand(false);
      setIndex((index + 1) % count);
    }, advanceEvery);
    return () => clearTimeout(timer);
  }, [running, count, index]);

  const show = useCallback(
    (next: number) => {
      setMovedByHand(true);
      setIndex((next + count) % count);
    },
    [count],
  );

  return { index, show, paused, setPaused, movedByHand, canAdvance: count > 1 && !still };
}

const useReducedMotion = () => useMediaQuery("(prefers-reduced-motion: reduce)");

function useMediaQuery(query: string): boolean {
  const [matches, setMatches] = useState(false);
  useEffect(() => {
    const list = matchMedia(query);
    const update = () => setMatches(list.matches);
    update();
    // Safari before 14 has no such listeners.
    list.addEventListener?.("change", update);
    return () => list.removeEventListener?.("change", update);
  }, [query]);
  return matches;
}

function useHiddenTab(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const update = () => setHidden(document.visibilityState === "hidden");
    update();
    document.addEventListener("visibilitychange", update);
    return () => document.removeEventListener("visibilitychange", update);
  }, []);
  return hidden;
}
