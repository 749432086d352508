import { near } from "../../head/elements";
import { aliveEvent, brokenEvent } from "../../services/alive";
import type { SelectorOf } from "../../shared/marks";
import { type Choice, pageChoice } from "./choice";
import type { ButtonMark, ChoiceMark } from "./marks";
import { readyOtherPictures } from "./otherPictures";
import { choose, followOthers, showStoredChoice, themeEvent, toggleTheme } from "./switch";

const field: SelectorOf<ChoiceMark> = "[data-theme-choice]";
const themeButton: SelectorOf<ButtonMark> = "[data-theme-button]";

/**
 * Sets the theme's class before the first paint, so that a reload does not flash. Until the page is alive it does
 * React's part for the theme: it follows the device and other tabs, and handles the controls. After that it only
 * handles those that React does not: the server's HTML that was put back after an exception.
 */
export function themeSwitch() {
  showStoredChoice();
  addEventListener("click", (event) => {
    const button = near(event.target, themeButton);
    // ThemeButton prevents the default of clicks that it has handled.
    if (button && !event.defaultPrevented) toggleTheme(event.isTrusted ? button : undefined);
  });
  // Whoever is about to press it finds the pictures there; a finger is over it before it is down.
  for (const sign of ["pointerover", "focusin"]) {
    addEventListener(sign, ({ target }) => near(target, themeButton) && readyOtherPictures());
  }
  addEventListener("change", ({ target }) => {
    const select = near(target, field) as HTMLSelectElement | null;
    // React may have handled it first.
    if (select && select.value !== pageChoice()) choose(select.value as Choice);
  });
  const updateFields = () => {
    for (const select of document.querySelectorAll<HTMLSelectElement>(field)) select.value = pageChoice();
  };
  addEventListener("DOMContentLoaded", updateFields);
  addEventListener(themeEvent, updateFields);
  addEventListener(aliveEvent, followOthers());
  addEventListener(brokenEvent, followOthers);
}
