const emotions = /<style data-emotion="([^"]+)">([^<]*)<\/style>/g;

/**
 * The document with Emotion's styles, which stand before each element that needs one first, together at the end of
 * <head>, in their order and each once. Emotion itself would carry them there when it starts, and the browser would
 * work out every style of the page again: it does not know these as its own, but is told their names
 * (EmotionCache.tsx). What has none stays as it is.
 */
export function withStylesInHead(html: string): string {
  const styles = new Map([...html.matchAll(emotions)].map(([, name = "", text = ""]) => [name, text]));
  if (styles.size === 0) return html;
  const names = [...styles.keys()].map((name) => name.replace(/^css /, "")).join(" ");
  const sheet = `<style data-styles="${names}">${[...styles.values()].join("")}</style>`;
  return html.replace(emotions, "").replace("</head>", () => `${sheet}</head>`);
}
