import { useCallback, useEffect, useState } from "react";

/** Time between two slides, in ms (specification 9). */
const advanceEvery = 5000;

/** Time before it moves by itself, in ms, at which the next slide's picture may load. */
const loadBefore = 2000;

interface Options {
  count: number;
  /** Auto-advance waits while true, for hover and focus. */
  held: boolean;
  /** Whether anybody has come near it; until then only the first slide's picture loads. */
  near: boolean;
  /** When this value changes, the carousel restarts at the first slide. */
  resetOn?: unknown;
}

/**
 * A carousel's state: which slide is shown, whether the visitor moved it there, and which slides wait with their
 * pictures because nobody has come near them. Wraps in both directions and advances by itself, except with fewer than
 * two slides, while paused or held, in a hidden tab, or if the visitor prefers reduced motion.
 */
export function useCarousel({ count, held, near, resetOn }: Options) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [movedByHand, setMovedByHand] = useState(false);
  // The last slide whose picture may load.
  const [reach, setReach] = useState(0);
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
    const ahead = setTimeout(() => setReach((last) => Math.max(last, index + 1)), advanceEvery - loadBefore);
    const timer = setTimeout(() => {
      setMovedByHand(false);
      setIndex((index + 1) % count);
    }, advanceEvery);
    return () => {
      clearTimeout(ahead);
      clearTimeout(timer);
    };
  }, [running, count, index]);

  /** To be called when the visitor begins to use the carousel. */
  const use = useCallback(() => setReach(count), [count]);

  const show = useCallback(
    (next: number) => {
      use();
      setMovedByHand(true);
      setIndex((next + count) % count);
    },
    [count, use],
  );

  return {
    index,
    show,
    use,
    waits: (slide: number) => slide > (near ? Math.max(reach, index) : 0),
    paused,
    setPaused,
    movedByHand,
    canAdvance: count > 1 && !still,
  };
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
