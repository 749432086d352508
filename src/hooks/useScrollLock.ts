import { useEffect } from "react";

/**
 * Holds the page still while `locked`, and puts it back where it was. Where there was a scrollbar its room is kept
 * (see `html.locked` in global.css).
 */
export function useScrollLock(locked: boolean) {
  useEffect(() => {
    if (!locked) return;
    const { scrollX, scrollY } = window;
    document.documentElement.classList.add("locked");
    return () => {
      document.documentElement.classList.remove("locked");
      window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
    };
  }, [locked]);
}
