import { type Choice, darkQuery, keepChoice, pageChoice, readChoice, storageKey, type Theme } from "./choice";

/** Sent to the window whenever a theme is shown, be it the same one by another choice. */
export const themeEvent = "themechange";

/** The theme that is seen now. */
export const seenTheme = (): Theme =>
  document.documentElement.classList.contains("dark") ? "dark" : "light";

/** Shows the theme that is chosen, or else what the device prefers; the browser's own frame has its color. */
function showChoice() {
  const { classList } = document.documentElement;
  const choice = pageChoice();
  const isDark = choice === "system" ? matchMedia(darkQuery).matches : choice === "dark";
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

/** Flips the theme that is seen. */
export const toggleTheme = () => choose(seenTheme() === "dark" ? "light" : "dark");

export function showStoredChoice() {
  readChoice();
  showChoice();
}

/** Follows other tabs, and the device while nothing else is chosen; gives what ends that. */
export function followOthers() {
  const device = matchMedia(darkQuery);
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) showStoredChoice();
  };
  const change = (listeners: "addEventListener" | "removeEventListener") => {
    window[listeners]("storage", onStorage as EventListener);
    // Safari before 14 has no such listeners.
    device[listeners]?.("change", showChoice);
  };
  change("addEventListener");
  return () => change("removeEventListener");
}
