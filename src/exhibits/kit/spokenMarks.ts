import type { KitWords } from "./exhibit";

/** Everything that has a sign for the eye alone. */
const marked = '[data-mark="pass"], [data-mark="fail"], [data-broken]';

/** The name of what is marked, beside which its word is read. What has no name gets it at its end. */
const named = ["dt", "label", "header > h3", ".ex-terms > p"].map((name) => `:scope > ${name}`).join();

/**
 * Says every mark in words for those who do not see its sign (WCAG 1.1.1, 1.3.1). It is done here and not in each view,
 * so that no exhibit can forget it. The page as it was built has no marks.
 */
export function sayMarks(shown: Element, { passedHere, failedHere }: KitWords) {
  for (const part of shown.querySelectorAll<HTMLElement>(marked)) {
    const word = shown.ownerDocument.createElement("span");
    word.className = "visually-hidden";
    word.textContent = ` (${part.dataset.mark === "pass" ? passedHere : failedHere})`;
    (part.querySelector(named) ?? part).append(word);
  }
}
