import { isMostlyHidden } from "./sight";

/** motion.css, which the build puts in here. */
declare const motionStyles: string | undefined;

let hasStyles = false;

/** Adds the styles of what moves, where a browser takes them from a script. */
function addStyles() {
  if (hasStyles || typeof motionStyles === "undefined" || !document.adoptedStyleSheets) return;
  hasStyles = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(motionStyles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Readies what is shown for the motion with which the next picture comes. */
export function prepare(live: Element) {
  addStyles();
  markGlide(live);
  readyToBreak(live);
}

/**
 * Marks the page whose picture is mostly out of view: it is about to scroll to it (reveal.ts), and what a check reads there
 * waits for that.
 */
function markGlide(live: Element) {
  live.ownerDocument.documentElement.toggleAttribute("data-glides", isMostlyHidden(live));
}

/**
 * Gives each whole seal its second half, ahead of a change that may break it: half of what it was then turns into half of
 * what it is now. A new half would have nothing to turn from.
 */
function readyToBreak(live: Element) {
  for (const half of live.querySelectorAll(".ex-seal > g:only-child")) half.after(half.cloneNode(true));
}
