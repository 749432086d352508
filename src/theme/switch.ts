import { storageKey, type Theme } from "./choice";

/** Sent to the window whenever another theme is shown. */
export const themeEvent = "themechange";

const themes: Theme[] = ["light", "dark"];

/** The colours of the browser's own frame, as the document has them for light and for dark devices. */
const frames: Partial<Record<Theme, string>> = {};

const frame = "meta[name=theme-color]";

/** The theme that is seen now. */
export const seenTheme = (): Theme =>
  document.documentElement.classList.contains("dark") ? "dark" : "light";

export function showTheme(theme: Theme) {
  const { classList } = document.documentElement;
  classList.remove(...themes);
  classList.add(theme);
  for (const name of themes) {
    frames[name] ??= document.querySelector<HTMLMetaElement>(`${frame}[media*=${name}]`)?.content;
  }
  for (const meta of document.querySelectorAll<HTMLMetaElement>(frame)) meta.content = frames[theme] ?? "";
  dispatchEvent(new Event(themeEvent));
}

/** Flips the theme that is seen, and keeps the choice where the browser lets us. */
export function toggleTheme() {
  const theme = seenTheme() === "dark" ? "light" : "dark";
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is off or full: the theme still changes, until the page is left.
  }
  showTheme(theme);
}
