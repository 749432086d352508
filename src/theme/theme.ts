import { useSyncExternalStore } from "react";
import { seenTheme, themeEvent } from "./switch";

const subscribe = (listener: () => void) => {
  addEventListener(themeEvent, listener);
  return () => removeEventListener(themeEvent, listener);
};

/** The theme that is seen, for behaviour alone: looks come from the tokens. Light while the server renders. */
export const useTheme = () => useSyncExternalStore(subscribe, seenTheme, () => "light" as const);
