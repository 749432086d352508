import { useEffect } from "react";

/** Puts a word before the document's title while it holds; "" for none. Screen readers begin with the title. */
export function useTitlePrefix(word: string) {
  useEffect(() => {
    if (word === "") return;
    const prefix = `${word} `;
    const put = () => {
      if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    };
    put();
    // Gatsby writes the title of a page again once it is alive.
    const watch = new MutationObserver(put);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      // Another page may have brought its own title meanwhile.
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [word]);
}
