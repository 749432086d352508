import { near } from "./elements";

const button = "[data-search]";

/** Where the visitor types, keys are letters. */
const typing = "input,textarea,select,[contenteditable]";

/** Time in ms after which what was asked for does not count as coming any more. */
const patience = 15_000;

/**
 * Waits for the button of the search, and for Ctrl+K or ⌘K, and only then loads its code (src/search/browser.ts). Where
 * that stands, and the index, is said by the script element's attributes; where they do not arrive, or not in time, the button
 * leads to the page that lists all pages, as it does without JavaScript. Whoever has gone on to another page meanwhile is left there.
 */
export function search() {
  const { code = "", index = "" } = document.currentScript?.dataset ?? {};

  const open = (opener: HTMLElement) => {
    if (opener.hasAttribute("aria-busy")) return;
    opener.setAttribute("aria-busy", "true");
    const { pathname } = location;
    const isHere = () => pathname === location.pathname;
    Promise.race([
      import(code).then(({ load }) => load(index)),
      new Promise((_, late) => setTimeout(late, patience)),
    ])
      .then((show) => isHere() && show(opener))
      .catch(() => isHere() && location.assign(opener.dataset.search ?? ""))
      .then(() => opener.removeAttribute("aria-busy"));
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
