import sans from "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2";
import mono from "@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2";

/** The fonts that every page needs at once; they are preloaded. */
export const preloadedFonts = [sans, mono];

const face = (family: string, url: string) =>
  `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:100 900;font-display:optional}`;

/** Arial, adjusted to the metrics of Geist, so that lines break at the same places. */
const stretched = (weights: string, ...names: string[]) =>
  `@font-face{font-family:"Geist Fallback";font-weight:${weights};src:${names.map((name) => `local("${name}")`)};` +
  "size-adjust:104.8%;ascent-override:95.9%;descent-override:28.1%;line-gap-override:0%}";

const fallback =
  stretched("100 549", "Arial", "ArialMT", "Liberation Sans") +
  stretched("550 900", "Arial Bold", "Arial-BoldMT", "Liberation Sans Bold");

/**
 * Both are preloaded and optional: if the network is too slow, the page keeps its fallback fonts, so that nothing
 * moves after the first paint.
 */
export const fontStyles = face("Geist", sans) + face("Geist Mono", mono) + fallback;
