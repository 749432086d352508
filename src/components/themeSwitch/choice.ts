export type Theme = "light" | "dark";

/** The options for visitors; the default is the system's theme (specification 4). */
export const choices = ["system", "light", "dark"] as const;

export type Choice = (typeof choices)[number];

/** Key in localStorage; holds one of the choices (specification 9). */
export const storageKey = "theme";

export const darkQuery = "(prefers-color-scheme: dark)";

const pageData = () => document.documentElement.dataset;

/**
 * The choice on this page. It is stored on <html>, because a browser may deny access to localStorage, and the script in
 * <head> and the app share nothing else.
 */
export const pageChoice = () => (pageData().theme || "system") as Choice;

/** Stores a choice on this page, and in localStorage if the browser allows it. */
export function keepChoice(choice: Choice) {
  pageData().theme = choice;
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // Storage is off or full: the choice lasts until the visitor leaves the page.
  }
}

/** Reads the stored choice. Anything but light and dark means system; if localStorage throws, nothing changes. */
export function readChoice() {
  try {
    const stored = localStorage.getItem(storageKey);
    pageData().theme = stored === "light" || stored === "dark" ? stored : "system";
  } catch {}
}
