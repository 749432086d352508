import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { type ReactNode, useState } from "react";

/**
 * Emotion's style cache, one per document, so no style appears twice. Styles are emitted as written: Emotion's vendor
 * prefixes, for browsers of 2015, made up a twentieth of every document. The few prefixes that current browsers need
 * are written by hand.
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

/** The names of the styles that came with the document (emotionStyles.ts). None on the server and in development. */
function servedStyles() {
  if (typeof document === "undefined") return [];
  return document.querySelector<HTMLElement>("style[data-styles]")?.dataset.styles?.split(" ") ?? [];
}
