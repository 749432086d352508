import { type Later, laterId } from "../shared/later";

/**
 * Events that mean a visitor is active. Not `pointerover`, which browsers also fire for a mouse at rest on a page that
 * was just painted, and not `scroll`, which they fire when they restore a scroll position.
 */
const activityEvents = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "wheel",
  "keydown",
  "click",
  "focusin",
  "input",
];

/** Time in ms after which we stop waiting for pictures that may never load. */
const maxPictureWait = 8000;

/** Longest wait in ms for the browser to be idle, and the fixed delay where it cannot tell (Safari). */
const idle = { timeout: 1000, fallback: 100 };

/**
 * Loads the page's scripts when they are not in the way: once the page has loaded and the browser is idle, or at the
 * first sign of activity. With Save-Data it waits for activity, since reading needs no scripts. Calls `onRequest` when
 * it requests them.
 */
export function loadScripts(onRequest: () => void) {
  let requested = false;

  const request = () => {
    if (requested) return;
    requested = true;
    for (const type of activityEvents) removeEventListener(type, onActivity, true);
    onRequest();
    // The data block that lists them is the last thing in the document, and the app reads others before it.
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", insert);
    else insert();
  };

  const onActivity = (event: Event) => {
    if (!isStill(event)) request();
  };

  for (const type of activityEvents) addEventListener(type, onActivity, { capture: true, passive: true });
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  setTimeout(request, maxPictureWait);
  const requestWhenIdle = () => {
    const missing = [...document.images].find((picture) => !picture.complete && isInView(picture));
    if (missing)
      for (const end of ["load", "error"]) missing.addEventListener(end, requestWhenIdle, { once: true });
    else if ("requestIdleCallback" in window) requestIdleCallback(request, { timeout: idle.timeout });
    else setTimeout(request, idle.fallback);
  };
  // The load event does not wait for lazy pictures, and the largest one in view may be lazy.
  addEventListener("load", requestWhenIdle);
}

/** For a mouse at rest on a page that was just painted, some browsers fire a move by zero pixels. */
const isStill = ({ type, movementX, movementY }: Event & Partial<PointerEvent>) =>
  type === "pointermove" && movementX === 0 && movementY === 0;

/** Whether it is in view. The picture for the other theme never is: it has no width. */
function isInView(picture: Element) {
  const { width, top, bottom, left, right } = picture.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

/** Requests all of them at once, so that none waits for another one to import it. */
function insert() {
  const block = document.getElementById(laterId);
  if (!block) return;
  const { scripts, data }: Later = JSON.parse(block.textContent);
  for (const href of data) add("link", { rel: "preload", as: "fetch", crossOrigin: "anonymous", href });
  for (const src of scripts) add("script", { src });
}

const add = (name: string, properties: object) =>
  document.head.append(Object.assign(document.createElement(name), properties));
