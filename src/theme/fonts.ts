// What this site shows of Geist and Geist Mono, cut by the build (build/fontFiles.ts).
import mono from "../../.content/build/mono.woff2";
import sans from "../../.content/build/sans.woff2";

/** The fonts that every page needs at once; they are preloaded. */
export const preloadedFonts = [sans, mono];

const face = (family: string, url: string) =>
  `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:400 600;font-display:swap}`;

/** How far letters reach above and below the line in both fonts, in parts of their size. */
const heights = { ascent: 1.005, descent: 0.295 };

/** A font of the device, drawn so large that this site's texts are as wide in it as in Geist, and as high. */
function stretched(family: string, weights: string, width: number, names: string[]) {
  const part = (height: number) => `${((height / width) * 100).toFixed(1)}%`;
  return (
    `@font-face{font-family:"${family}";font-weight:${weights};src:${names.map((name) => `local("${name}")`)};` +
    `size-adjust:${(width * 100).toFixed(1)}%;ascent-override:${part(heights.ascent)};` +
    `descent-override:${part(heights.descent)};line-gap-override:0%}`
  );
}

const arial = ["Arial", "ArialMT", "Liberation Sans"];
const arialBold = ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"];

/**
 * What is seen until Geist is there: Arial nearly everywhere, Roboto on Android. Widths are those of all texts of this
 * site, measured in Chromium for the weights that its styles use; a test holds them.
 */
const fallbacks = [
  stretched("Geist Fallback", "100 449", 1.0216, arial),
  stretched("Geist Fallback", "450 539", 1.049, arial),
  stretched("Geist Fallback", "540 579", 0.986, arialBold),
  stretched("Geist Fallback", "580 900", 0.9964, arialBold),
  stretched("Geist Roboto", "100 449", 1.031, ["Roboto", "Roboto-Regular"]),
  stretched("Geist Roboto", "450 539", 1.049, ["Roboto Medium", "Roboto-Medium"]),
  stretched("Geist Roboto", "540 579", 1.053, ["Roboto Bold", "Roboto-Bold"]),
  stretched("Geist Roboto", "580 900", 1.064, ["Roboto Bold", "Roboto-Bold"]),
  stretched("Geist Mono Fallback", "100 900", 1, [
    "Liberation Mono",
    "Menlo",
    "Droid Sans Mono",
    "Courier New",
  ]),
];

/** Both are preloaded; until they are there the fallbacks are seen, which take the same space. */
export const fontStyles = face("Geist", sans) + face("Geist Mono", mono) + fallbacks.join("");
