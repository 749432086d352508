import type { KitWords } from "./exhibit";

/** Everything whose mark is only visible. */
const marked =
  '[data-mark="pass"], [data-mark="fail"], [data-mark="caught"], [data-mark="gap"], [data-broken]';

/** The label of a marked part, to which the word for its mark is added. A part without one gets it at its end. */
const labels = ["dt", "label", "header > h3"].map((name) => `:scope > ${name}`).join();

/**
 * Adds every mark in words for screen readers (WCAG 1.1.1, 1.3.1). Done here rather than in each view, so that no
 * exhibit can forget it. The page has no marks when it is built.
 */
export function sayMarks(shown: Element, { passedHere, caughtHere, failedHere, uncovered }: KitWords) {
  const wordOf = new Map([
    ["pass", passedHere],
    ["caught", caughtHere],
    ["gap", uncovered],
  ]);
  for (const part of shown.querySelectorAll<HTMLElement>(marked)) {
    const word = shown.ownerDocument.createElement("span");
    word.className = "visually-hidden";
    word.textContent = ` (${wordOf.get(part.dataset.mark ?? "") ?? failedHere})`;
    (part.querySelector(labels) ?? part).append(word);
  }
}
