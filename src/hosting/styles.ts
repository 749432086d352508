const emotions = /<style data-emotion="([^"]+)">([^<]*)<\/style>/g;

/**
 * The document with Emotion's styles, which stand before each element that needs one first, together at the end of
 * <head>, in their order and each once. Emotion would carry them there one by one when it starts, and the browser would
 * work out every style of the page again; `data-s` tells it that this has been done. What has none stays as it is.
 */
export function withStylesInHead(html: string): string {
  const styles = new Map([...html.matchAll(emotions)].map(([, name = "", text = ""]) => [name, text]));
  if (styles.size === 0) return html;
  const key = "css";
  const names = [...styles.keys()].map((name) => name.slice(key.length)).join("");
  const sheet = `<style data-emotion="${key}${names}" data-s="">${[...styles.values()].join("")}</style>`;
  return html.replace(emotions, "").replace("</head>", () => `${sheet}</head>`);
}
