// Geist and Geist Mono, subset by the build to this site's characters (build/fontFiles.ts).
import mono from "../../.content/build/mono.woff2";
import sans from "../../.content/build/sans.woff2";

/** The fonts that every page needs at once, so they are preloaded. */
export const preloadedFonts = [sans, mono];

const face = (family: string, url: string) =>
  `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:400 600;font-display:swap}`;

/** Ascent and descent of both fonts, relative to the font size. */
const metrics = { ascent: 1.005, descent: 0.295 };

/** A local font, scaled so that this site's texts are as wide and as tall in it as in Geist. */
function scaled(family: string, weights: string, width: number, names: string[]) {
  const part = (height: number) => `${((height / width) * 100).toFixed(1)}%`;
  return (
    `@font-face{font-family:"${family}";font-weight:${weights};src:${names.map((name) => `local("${name}")`)};` +
    `size-adjust:${(width * 100).toFixed(1)}%;ascent-override:${part(metrics.ascent)};` +
    `descent-override:${part(metrics.descent)};line-gap-override:0%}`
  );
}

const arial = ["Arial", "ArialMT", "Liberation Sans"];
const arialBold = ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"];

/**
 * Shown until Geist has loaded: Arial nearly everywhere, Roboto on Android. The widths were measured in Chromium over
 * all texts of this site, in the weights that its styles use; a test checks them.
 */
const fallbacks = [
  scaled("Geist Fallback", "100 449", 1.0216, arial),
  scaled("Geist Fallback", "450 539", 1.049, arial),
  scaled("Geist Fallback", "540 579", 0.986, arialBold),
  scaled("Geist Fallback", "580 900", 0.9964, arialBold),
  scaled("Geist Roboto", "100 449", 1.031, ["Roboto", "Roboto-Regular"]),
  scaled("Geist Roboto", "450 539", 1.049, ["Roboto Medium", "Roboto-Medium"]),
  scaled("Geist Roboto", "540 579", 1.053, ["Roboto Bold", "Roboto-Bold"]),
  scaled("Geist Roboto", "580 900", 1.064, ["Roboto Bold", "Roboto-Bold"]),
  scaled("Geist Mono Fallback", "100 900", 1, ["Liberation Mono", "Menlo", "Droid Sans Mono", "Courier New"]),
];

/** Both fonts are preloaded; until they have loaded, the fallbacks take up the same space. */
export const fontStyles = face("Geist", sans) + face("Geist Mono", mono) + fallbacks.join("");
