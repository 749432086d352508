import { type Choice, darkQuery, keepChoice, pageChoice, readChoice, storageKey, type Theme } from "./choice";
import { uncoverFrom } from "./uncover";

/** Dispatched on the window whenever the choice is applied, even if the visible theme stays the same. */
export const themeEvent = "themechange";

/** The theme that is visible now. */
export const seenTheme = (): Theme =>
  document.documentElement.classList.contains("dark") ? "dark" : "light";

function isDarkChosen() {
  const choice = pageChoice();
  return choice === "system" ? matchMedia(darkQuery).matches : choice === "dark";
}

/** Applies the chosen theme, or else the device's, also to the color of the browser's frame. */
function showChoice() {
  const { classList } = document.documentElement;
  const isDark = isDarkChosen();
  classList.toggle("dark", isDark);
  classList.toggle("light", !isDark);
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    meta.content = meta.dataset[seenTheme()] || "";
  }
  dispatchEvent(new Event(themeEvent));
}

export function choose(choice: Choice) {
  keepChoice(choice);
  showChoice();
}

/**
 * Switches to the other theme. The choice is kept at once. From a button that was pressed by hand the theme is uncovered
 * in the next frame, once the browser has its picture of this one; so a second press goes by the choice.
 */
export function toggleTheme(pressed?: Element) {
  keepChoice(isDarkChosen() ? "light" : "dark");
  if (pressed) uncoverFrom(pressed, showChoice);
  else showChoice();
}

export function showStoredChoice() {
  readChoice();
  showChoice();
}

/** Follows other tabs, and the device if no theme is chosen. Returns a function that stops this. */
export function followOthers() {
  const device = matchMedia(darkQuery);
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) showStoredChoice();
  };
  const change = (listeners: "addEventListener" | "removeEventListener") => {
    window[listeners]("storage", onStorage as EventListener);
    // Media query lists have no addEventListener in Safari before 14.
    device[listeners]?.("change", showChoice);
  };
  change("addEventListener");
  return () => change("removeEventListener");
}
