const emotions = /<style data-emotion="([^"]+)">([^<]*)<\/style>/g;

/**
 * Moves Emotion's styles to the end of <head>, each once and in order. Server rendering puts each <style> in front of
 * the first element that needs it. Emotion would move them into <head> when it starts, which makes the browser
 * recalculate every style of the page. Emotion does not recognize the merged sheet as its own, so EmotionCache.tsx
 * tells it the names. A document without such styles is returned unchanged.
 */
export function withStylesInHead(html: string): string {
  const styles = new Map([...html.matchAll(emotions)].map(([, name = "", text = ""]) => [name, text]));
  if (styles.size === 0) return html;
  const names = [...styles.keys()].map((name) => name.replace(/^css /, "")).join(" ");
  const sheet = `<style data-styles="${names}">${[...styles.values()].join("")}</style>`;
  return html.replace(emotions, "").replace("</head>", () => `${sheet}</head>`);
}
