import { type Later, laterId } from "../shared/later";

/**
 * Signs that somebody is here. Not `pointerover`, which browsers also send where a mouse only rests on a page that has
 * just been drawn, and not `scroll`, which they send when they return to a place.
 */
const signs = ["pointermove", "pointerdown", "touchstart", "wheel", "keydown", "click", "focusin", "input"];

/** Time in ms after which nobody waits any more for pictures that may never come. */
const longestLoad = 8000;

/** Time in ms that browsers may take to find a quiet moment, and that the others (Safari) get. */
const quiet = { atMost: 1000, otherwise: 100 };

/**
 * Loads the scripts of the page once they are in nobody's way: when the page is there and the browser has nothing to
 * do, or at the first sign of a visitor. On Save-Data only then: whoever just reads needs none. `asked` is called when
 * it begins.
 */
export function loadScripts(asked: () => void) {
  let begun = false;

  const begin = () => {
    if (begun) return;
    begun = true;
    for (const sign of signs) removeEventListener(sign, onSign, true);
    asked();
    // The block that names them is the last thing in the document, and the app reads others that stand before it.
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", insert);
    else insert();
  };

  const onSign = (event: Event) => {
    if (!isStill(event)) begin();
  };

  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  setTimeout(begin, longestLoad);
  const beginQuietly = () => {
    const missing = [...document.images].find((picture) => !picture.complete && isInSight(picture));
    if (missing)
      for (const end of ["load", "error"]) missing.addEventListener(end, beginQuietly, { once: true });
    else if ("requestIdleCallback" in window) requestIdleCallback(begin, { timeout: quiet.atMost });
    else setTimeout(begin, quiet.otherwise);
  };
  // A document counts as loaded without its lazy pictures, and the largest in sight may be one of them.
  addEventListener("load", beginQuietly);
}

/** Some browsers tell of a mouse that only rests on a page that has just been drawn as of one that moves by nothing. */
const isStill = ({ type, movementX, movementY }: Event & Partial<PointerEvent>) =>
  type === "pointermove" && movementX === 0 && movementY === 0;

/** Not so is the one of a pair that is for the other theme. */
function isInSight(picture: Element) {
  const { width, top, bottom, left, right } = picture.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

/** Asks for all of them at once, so that none waits for another to name it. */
function insert() {
  const block = document.getElementById(laterId);
  if (!block) return;
  const { scripts, data }: Later = JSON.parse(block.textContent);
  for (const href of data) add("link", { rel: "preload", as: "fetch", crossOrigin: "anonymous", href });
  for (const src of scripts) add("script", { src });
}

const add = (name: string, properties: object) =>
  document.head.append(Object.assign(document.createElement(name), properties));
