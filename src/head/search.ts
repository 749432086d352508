import { near } from "./elements";

const button = "[data-search]";

/** Time in ms that the search has to come, its code and its index. */
const patience = 15_000;

/** Where the visitor types, keys are letters. */
const typing = "input,textarea,select,[contenteditable]";

/**
 * Waits for the button of the search, and for Ctrl+K or ⌘K, and only then loads its code (src/search/browser.ts). Where
 * that stands, and the index, is said by the script element's attributes; where they do not arrive, the button leads to the
 * page that lists all pages, as it does without JavaScript.
 */
export function search() {
  const { code = "", index = "" } = (document.currentScript as HTMLScriptElement).dataset;

  const open = (opener: HTMLElement) => {
    if (opener.hasAttribute("aria-busy")) return;
    opener.setAttribute("aria-busy", "true");
    const { pathname } = location;
    const tooLate = new Promise<never>((_, reject) => setTimeout(reject, patience));
    Promise.race([import(code).then(({ load }) => load(index)), tooLate])
      .then(
        (show) => () => show(opener),
        () => () => location.assign(String(opener.dataset.search)),
      )
      .then((go) => {
        opener.removeAttribute("aria-busy");
        // Whoever has gone on to another page meanwhile stays there.
        if (pathname === location.pathname) go();
      });
  };

  addEventListener("click", ({ target }) => {
    const opener = near(target, button);
    if (opener) open(opener);
  });
  addEventListener("keydown", (event) => {
    const { key, code: place, target, ctrlKey, metaKey, altKey, shiftKey } = event;
    // Where a layout has no Latin letters, the key that has the K elsewhere.
    if (!/^(Key)?K$/i.test(key > "~" ? place : key)) return;
    if (ctrlKey === metaKey || altKey || shiftKey || near(target, typing)) return;
    const opener = document.querySelector<HTMLElement>(button);
    if (!opener || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    open(opener);
  });
}
