import { announce } from "../../services/announcer";

/**
 * The results that an exhibit shows, each with its name, such as "Result: 4". Those with long values are left out: nobody
 * wants to hear a hash.
 */
export const resultsIn = (live: Element) =>
  [...live.querySelectorAll(".ex-fields > div, .ex-list > li")]
    .filter((row) => !row.querySelector("details, code, input"))
    .map((row) => [...row.children].map(({ textContent }) => textContent?.trim()).join(": "));

/**
 * Tells those who do not see it what a press on a button has come to (WCAG 4.1.3): the verdict alone does not say who has won
 * when a draw is drawn again. Where chance repeats itself the button's name says that it was pressed.
 */
export function sayChanges(button: Element, before: readonly string[], after: readonly string[]) {
  const results = after.filter((result) => !before.includes(result));
  // Said twice in a row, the same text would be no change, and so be silent.
  announce("");
  requestAnimationFrame(() => announce([button.textContent, ...results].join(". ")));
}
