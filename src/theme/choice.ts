export type Theme = "light" | "dark";

/** What visitors choose from; whoever has chosen nothing has the system's (specification 4). */
export const choices = ["system", "light", "dark"] as const;

export type Choice = (typeof choices)[number];

/** Key in local storage; holds one of the choices (specification 9). */
export const storageKey = "theme";

export const darkQuery = "(prefers-color-scheme: dark)";

const onPage = () => document.documentElement.dataset;

/**
 * What is chosen on this page. It stands on <html>: a browser may deny the storage, and the script in <head> and the app
 * share nothing else.
 */
export const pageChoice = () => (onPage().theme || "system") as Choice;

/** Keeps a choice on this page, and beyond it where the browser lets us. */
export function keepChoice(choice: Choice) {
  onPage().theme = choice;
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // Storage is off or full: the choice holds until the page is left.
  }
}

/** Takes over what is stored. Anything but light and dark means system; a storage that throws changes nothing. */
export function readChoice() {
  try {
    const stored = localStorage.getItem(storageKey);
    onPage().theme = stored === "light" || stored === "dark" ? stored : "system";
  } catch {}
}
