import { chosenTheme, darkQuery, storageKey, storedChoice } from "../theme/choice";
import { showTheme, toggleTheme } from "../theme/switch";
import { near } from "./elements";
import { leadPicture } from "./leadPicture";

/**
 * Runs before the first paint: sets the theme's class, so that no reload flashes, and the class `js`, so that styles
 * know whether controls will come alive. From then on it keeps the theme: it answers the button `[data-theme-button]`,
 * follows the device while the choice is system, and other tabs whenever they choose.
 */
export function prepaint() {
  const follow = () => showTheme(chosenTheme());
  document.documentElement.classList.add("js");
  follow();
  leadPicture();
  addEventListener("click", ({ target }) => {
    if (near(target, "[data-theme-button]")) toggleTheme();
  });
  addEventListener("storage", ({ key }) => {
    if (key === storageKey || key === null) follow();
  });
  // Safari before 14 has no such listeners.
  matchMedia(darkQuery).addEventListener?.("change", () => {
    if (storedChoice() === "system") follow();
  });
}
