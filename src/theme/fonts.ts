import sans from "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2";
import mono from "@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2";

/** The fonts that every page needs at once, to be preloaded. */
export const preloadedFonts = [sans, mono];

const face = (family: string, url: string) =>
  `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:100 900;font-display:optional}`;

/** Arial, stretched to the measures of Geist, so that a page set in it breaks its lines at the same places. */
const stretched = (weights: string, ...names: string[]) =>
  `@font-face{font-family:"Geist Fallback";font-weight:${weights};src:${names.map((name) => `local("${name}")`)};` +
  "size-adjust:104.8%;ascent-override:95.9%;descent-override:28.1%;line-gap-override:0%}";

const fallback =
  stretched("100 549", "Arial", "ArialMT", "Liberation Sans") +
  stretched("550 900", "Arial Bold", "Arial-BoldMT", "Liberation Sans Bold");

/**
 * Both are preloaded and optional: on a network too slow for them the page keeps its fallbacks, and nothing moves
 * once it is painted.
 */
export const fontStyles = face("Geist", sans) + face("Geist Mono", mono) + fallback;
