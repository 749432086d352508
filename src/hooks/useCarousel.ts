import { useCallback, useEffect, useState } from "react";

/** Time between two slides, in ms (specification 9). */
const advanceEvery = 5000;

/** How long before the next automatic move, in ms, the next slide's picture may load. */
const loadBefore = 2000;

interface Options {
  count: number;
  /** Pauses auto-advance while true: on hover and focus. */
  held: boolean;
  /** Whether the visitor has scrolled near it. Until then only the first slide's picture loads. */
  near: boolean;
  /** When this value changes, the carousel restarts at the first slide. */
  resetOn?: unknown;
}

/**
 * A carousel's state: which slide is shown, whether the visitor moved it there, and which slides are not to load their
 * pictures yet. Wraps in both directions and advances by itself, except with fewer than two slides, while paused or
 * held, in a hidden tab, or if the visitor prefers reduced motion.
 */
export function useCarousel({ count, held, near, resetOn }: Options) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [movedByHand, setMovedByHand] = useState(false);
  // Index of the last slide whose picture may load.
  const [loadUpTo, setLoadUpTo] = useState(0);
  const [resetValue, setResetValue] = useState(resetOn);
  if (resetOn !== resetValue) {
    setResetValue(resetOn);
    setIndex(0);
    setMovedByHand(false);
  }

  const reducedMotion = useReducedMotion();
  const hidden = useHiddenTab();
  const running = count > 1 && !paused && !held && !reducedMotion && !hidden;

  // The timer restarts for every slide, so each one gets its full time however it was reached.
  useEffect(() => {
    if (!running) return;
    const preload = setTimeout(
      () => setLoadUpTo((last) => Math.max(last, index + 1)),
      advanceEvery - loadBefore,
    );
    const timer = setTimeout(() => {
      setMovedByHand(false);
      setIndex((index + 1) % count);
    }, advanceEvery);
    return () => {
      clearTimeout(preload);
      clearTimeout(timer);
    };
  }, [running, count, index]);

  /** Call this when the visitor starts using the carousel. */
  const use = useCallback(() => setLoadUpTo(count), [count]);

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
    waits: (slide: number) => slide > (near ? Math.max(loadUpTo, index) : 0),
    paused,
    setPaused,
    movedByHand,
    canAdvance: count > 1 && !reducedMotion,
  };
}

const useReducedMotion = () => useMediaQuery("(prefers-reduced-motion: reduce)");

function useMediaQuery(query: string): boolean {
  const [matches, setMatches] = useState(false);
  useEffect(() => {
    const list = matchMedia(query);
    const update = () => setMatches(list.matches);
    update();
    // Media query lists have no addEventListener in Safari before 14.
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
