import { useEffect, useSyncExternalStore } from "react";
import { darkQuery, pageChoice } from "./choice";
import { followOthers, seenTheme, themeEvent } from "./switch";

const subscribe = (listener: () => void) => {
  addEventListener(themeEvent, listener);
  return () => removeEventListener(themeEvent, listener);
};

/** The theme that is seen, for behaviour alone: looks come from the tokens. Light while the server renders. */
export const useTheme = () => useSyncExternalStore(subscribe, seenTheme, () => "light" as const);

/** What is chosen. System while the server renders. */
export const useChoice = () => useSyncExternalStore(subscribe, pageChoice, () => "system" as const);

/**
 * Keeps the theme with the device and with other tabs: once, in the shell. Until the page is alive the script in <head>
 * does it (src/head/prepaint.ts).
 */
export const useFollowedTheme = () => useEffect(followOthers, []);

/**
 * A media query that holds where the dark theme is seen: the device's preference, unless another theme was chosen. Not on
 * paper, which is always light.
 */
export const useDarkMedia = () => useSyncExternalStore(subscribe, darkMedia, () => onDarkDevices);

const onDarkDevices = `screen and ${darkQuery}`;

function darkMedia() {
  const isDark = seenTheme() === "dark";
  if (isDark === matchMedia(darkQuery).matches) return onDarkDevices;
  return isDark ? "screen" : "not all";
}
