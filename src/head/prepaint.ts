import { aliveEvent, brokenEvent } from "../services/alive";
import { type Choice, pageChoice } from "../theme/choice";
import { choose, followOthers, showStoredChoice, themeEvent, toggleTheme } from "../theme/switch";
import { near } from "./elements";
import { leadPicture } from "./leadPicture";

const field = "[data-theme-choice]";

/**
 * Runs before the first paint. Sets the theme's class, so that a reload does not flash, and the class `js`, which tells
 * styles that controls will come alive. Until the page is alive it does React's part for the theme: it follows the
 * device and other tabs, and handles the theme controls. After that it only handles those that React does not: the
 * server's HTML that was put back after an exception.
 */
export function prepaint() {
  document.documentElement.classList.add("js");
  showStoredChoice();
  leadPicture();
  addEventListener("click", ({ target, defaultPrevented }) => {
    // ThemeButton prevents the default of clicks that it has handled.
    if (!defaultPrevented && near(target, "[data-theme-button]")) toggleTheme();
  });
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
