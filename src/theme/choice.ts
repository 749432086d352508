export type Theme = "light" | "dark";

/** Key in local storage; holds light, dark or system (specification 9). */
export const storageKey = "theme";

export const darkQuery = "(prefers-color-scheme: dark)";

/** The stored choice. Anything but light and dark, and a storage that throws, means system. */
export function storedChoice(): Theme | "system" {
  try {
    const value = localStorage.getItem(storageKey);
    return value === "light" || value === "dark" ? value : "system";
  } catch {
    return "system";
  }
}

/** The theme to show: the stored choice, or else what the device prefers. */
export function chosenTheme(): Theme {
  const choice = storedChoice();
  if (choice !== "system") return choice;
  return matchMedia(darkQuery).matches ? "dark" : "light";
}
