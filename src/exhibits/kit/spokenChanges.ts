import { announce } from "../../services/announcer";

/**
 * The results that an exhibit shows, each with its label, such as "Result: 4". Long values are left out: nobody wants
 * to hear a hash.
 */
export const resultsIn = (live: Element) =>
  [...live.querySelectorAll(".ex-fields > div, .ex-list > li")]
    .filter((row) => !row.querySelector("details, code, input"))
    .map((row) => [...row.children].map(({ textContent }) => textContent?.trim()).join(": "));

/**
 * Announces the results of pressing a button (WCAG 4.1.3): the verdict alone does not say who has won a new draw. The
 * button's name is announced as well, for when chance repeats the previous result.
 */
export function sayChanges(button: Element, before: readonly string[], after: readonly string[]) {
  const results = after.filter((result) => !before.includes(result));
  // Clear it first: writing the same text again is no change, so it would not be announced.
  announce("");
  requestAnimationFrame(() => announce([button.textContent, ...results].join(". ")));
}
