import { aliveEvent, brokenEvent } from "../services/alive";
import { type Choice, pageChoice } from "../theme/choice";
import { choose, followOthers, showStoredChoice, themeEvent, toggleTheme } from "../theme/switch";
import { near } from "./elements";
import { leadPicture } from "./leadPicture";

const field = "[data-theme-choice]";

/**
 * Runs before the first paint: sets the theme's class, so that no reload flashes, and the class `js`, so that styles
 * know whether controls will come alive. Until the page is alive it keeps the theme in place of React: it follows the
 * device and other tabs, and answers the controls of the theme. Of these it goes on to answer what React does not: HTML
 * that came back after an exception.
 */
export function prepaint() {
  document.documentElement.classList.add("js");
  showStoredChoice();
  leadPicture();
  addEventListener("click", ({ target, defaultPrevented }) => {
    // Prevented by ThemeButton, which has answered the press.
    if (!defaultPrevented && near(target, "[data-theme-button]")) toggleTheme();
  });
  addEventListener("change", ({ target }) => {
    const select = near(target, field) as HTMLSelectElement | null;
    // React, if it was first, has chosen it already.
    if (select && select.value !== pageChoice()) choose(select.value as Choice);
  });
  const say = () => {
    for (const select of document.querySelectorAll<HTMLSelectElement>(field)) select.value = pageChoice();
  };
  addEventListener("DOMContentLoaded", say);
  addEventListener(themeEvent, say);
  addEventListener(aliveEvent, followOthers());
  addEventListener(brokenEvent, followOthers);
}
