import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { type ReactNode, useState } from "react";

/**
 * Emotion's cache of styles: one for a document, so that no style stands in it twice. Styles go out as they are
 * written: Emotion's prefixes, for browsers of 2015, were a twentieth of every document. What a browser of today needs
 * by another name is written beside it.
 */
export function EmotionCache({ children }: { children: ReactNode }) {
  const [cache] = useState(createStyles);
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}

function createStyles() {
  const cache = createCache({ key: "css", stylisPlugins: [] });
  for (const name of servedStyles()) cache.inserted[name] = true;
  return cache;
}

/** The names of the styles that the document brought (emotionStyles.ts). None on the server and in development. */
function servedStyles() {
  if (typeof document === "undefined") return [];
  return document.querySelector<HTMLElement>("style[data-styles]")?.dataset.styles?.split(" ") ?? [];
}
