import { useSyncExternalStore } from "react";
import { chosenTheme, darkQuery, storageKey, storedChoice, type Theme } from "./choice";
import { frameColor } from "./tokens";

/** The theme that is seen now. */
export const seenTheme = (): Theme =>
  document.documentElement.classList.contains("dark") ? "dark" : "light";

const listeners = new Set<() => void>();

function show(theme: Theme) {
  document.documentElement.classList.remove("light", "dark");
  document.documentElement.classList.add(theme);
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute("content", frameColor[theme]);
  }
  for (const listener of listeners) listener();
}

/** Flips the theme that is seen, and keeps the choice where the browser lets us. */
export function toggleTheme() {
  const theme = seenTheme() === "dark" ? "light" : "dark";
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is off or full: the theme still changes, until the page is left.
  }
  show(theme);
}

/** Follows the device while the choice is system, and other tabs whenever they choose. */
export function watchTheme() {
  const follow = () => show(chosenTheme());
  // The class stands already; the colour of the browser's frame may not fit it yet.
  follow();
  matchMedia(darkQuery).addEventListener("change", () => {
    if (storedChoice() === "system") follow();
  });
  addEventListener("storage", ({ key }) => {
    if (key === storageKey || key === null) follow();
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The theme that is seen, for behaviour alone: looks come from the tokens. Light while the server renders. */
export const useTheme = () => useSyncExternalStore(subscribe, seenTheme, () => "light" as const);
