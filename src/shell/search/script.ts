import { near } from "../../head/elements";
import type { SelectorOf } from "../../shared/marks";
import type { SearchMark } from "./marks";

const button: SelectorOf<SearchMark> = "[data-search]";

/** Time limit in ms for loading the search, its code and its index. */
const timeout = 15_000;

/** In these a key types a letter. */
const textInputs = "input,textarea,select,[contenteditable]";

/**
 * Loads the search (browser.ts) when its button, Ctrl+K or ⌘K is pressed, and no sooner. The URLs of its
 * code and its index are in the script element's attributes. If they fail to load, the button opens the page that lists
 * all pages, as it does without JavaScript.
 */
export function search() {
  const { code = "", index = "" } = (document.currentScript as HTMLScriptElement).dataset;

  const open = (opener: HTMLElement) => {
    if (opener.hasAttribute("aria-busy")) return;
    opener.setAttribute("aria-busy", "true");
    const { pathname } = location;
    const tooLate = new Promise<never>((_, reject) => setTimeout(reject, timeout));
    Promise.race([import(code).then(({ load }) => load(index)), tooLate])
      .then(
        (show) => () => show(opener),
        () => () => location.assign(String(opener.dataset.search)),
      )
      .then((go) => {
        opener.removeAttribute("aria-busy");
        // If the visitor has opened another page meanwhile, nothing happens.
        if (pathname === location.pathname) go();
      });
  };

  addEventListener("click", ({ target }) => {
    const opener = near(target, button);
    if (opener) open(opener);
  });
  addEventListener("keydown", (event) => {
    const { key, code: physicalKey, target, ctrlKey, metaKey, altKey, shiftKey } = event;
    // On layouts without Latin letters, the key in the position of K.
    if (!/^(Key)?K$/i.test(key > "~" ? physicalKey : key)) return;
    if (ctrlKey === metaKey || altKey || shiftKey || near(target, textInputs)) return;
    const opener = document.querySelector<HTMLElement>(button);
    if (!opener || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    open(opener);
  });
}
