import { useEffect, useRef } from "react";
import { pageChangeEvent } from "../shared/pageChange";

/** Tells the header's controls, which are not part of React (build/headScripts.ts), that the page has changed. */
export function usePageChange(path: string) {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    dispatchEvent(new Event(pageChangeEvent));
  }, [path]);
}
