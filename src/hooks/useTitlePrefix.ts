import { useEffect } from "react";

/** Prefixes the document's title with a word, which screen readers then read first; "" for none. */
export function useTitlePrefix(word: string) {
  useEffect(() => {
    if (word === "") return;
    const prefix = `${word} `;
    const addPrefix = () => {
      if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    };
    addPrefix();
    // Gatsby rewrites the title once the page is alive.
    const observer = new MutationObserver(addPrefix);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      // The visitor may be on another page by now, with its own title.
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [word]);
}
