import { useEffect } from "react";

/** Puts a word before the document's title while it holds; "" for none. Screen readers begin with the title. */
export function useTitlePrefix(word: string) {
  useEffect(() => {
    if (word === "") return;
    const prefix = `${word} `;
    document.title = prefix + document.title;
    return () => {
      // Another page may have brought its own title meanwhile.
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [word]);
}
