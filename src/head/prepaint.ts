import { chosenTheme } from "../theme/choice";

/**
 * Runs before the first paint: sets the theme's class, so that no reload flashes, and the class `js`, so that styles
 * know whether controls will come alive.
 */
export const prepaint = () => document.documentElement.classList.add("js", chosenTheme());
