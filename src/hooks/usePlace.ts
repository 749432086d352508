import { useEffect, useRef } from "react";

/** The visitor's location. `key` changes with every click, even on a link to the current address. */
export interface Place {
  hash?: string;
  key?: string | undefined;
}

/**
 * Moves the focus to the part of the page named by the hash, as browsers do when they load a document (WCAG 2.4.3).
 * They do it for the first document, so this starts with the first change, and its code loads then. If that fails, the
 * focus stays at the top of the page, where Gatsby has moved it.
 */
export function usePlace({ hash, key }: Place) {
  const isFirst = useRef(true);
  useEffect(() => {
    if (hash && !isFirst.current)
      import("../services/focusPlace").then(
        ({ focusPlace }) => focusPlace(hash.slice(1)),
        () => {},
      );
    isFirst.current = false;
  }, [hash, key]);
}
