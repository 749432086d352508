import { useEffect, useSyncExternalStore } from "react";
import { darkQuery, pageChoice } from "./choice";
import { followOthers, seenTheme, themeEvent } from "./switch";

const subscribe = (listener: () => void) => {
  addEventListener(themeEvent, listener);
  return () => removeEventListener(themeEvent, listener);
};

/** The visible theme, only for behavior: styles use the tokens. Light on the server. */
export const useTheme = () => useSyncExternalStore(subscribe, seenTheme, () => "light" as const);

/** The chosen theme. System on the server. */
export const useChoice = () => useSyncExternalStore(subscribe, pageChoice, () => "system" as const);

/**
 * Keeps the theme in sync with the device and with other tabs. Use it once, in the shell. Until the page is alive, the
 * script in <head> does this (script.ts).
 */
export const useFollowedTheme = () => useEffect(followOthers, []);

/**
 * A media query that matches when the dark theme is visible: the device's preference, unless a theme was chosen. Never
 * in print, which is always light, and not from the moment before: browsers wait for the light pictures then.
 */
export const useDarkMedia = () => useSyncExternalStore(subscribeToPaper, darkMedia, () => onDarkDevices);

const onDarkDevices = `screen and ${darkQuery}`;

let isOnPaper = false;

const subscribeToPaper = (listener: () => void) => {
  const follow = ({ type }: Event) => {
    isOnPaper = type === "beforeprint";
    listener();
  };
  const moments = ["beforeprint", "afterprint"];
  for (const moment of moments) addEventListener(moment, follow);
  const stop = subscribe(listener);
  return () => {
    stop();
    for (const moment of moments) removeEventListener(moment, follow);
  };
};

function darkMedia() {
  if (isOnPaper) return "not all";
  const isDark = seenTheme() === "dark";
  if (isDark === matchMedia(darkQuery).matches) return onDarkDevices;
  return isDark ? "screen" : "not all";
}
