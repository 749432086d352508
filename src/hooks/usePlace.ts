import { useEffect, useRef } from "react";

/** Where a visitor is: `key` is another one at each click, also of a link that leads here. */
export interface Place {
  hash?: string;
  key?: string | undefined;
}

/**
 * Moves the focus along to the part of a page that an address names, as browsers do where a link loads a document (WCAG
 * 2.4.3). Documents are left to them, so this begins with the first change. Its code is loaded then, and without it the
 * focus is at the page's top, where Gatsby has moved it.
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
