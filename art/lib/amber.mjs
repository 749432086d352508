// Renders come out of Filmic with amber turned to yellow where it is bright: the brighter, the yellower. This turns it
// back to the site's one amber (`proof` in src/theme/brand.json), and leaves every other color as it is. In OKLCH, where
// a change of hue alone keeps how light and how strong a color looks.
import sharp from "sharp";
import { brand, channels } from "./brand.mjs";
import { DEGREE, shown, step, toLch } from "./oklch.mjs";

/** What a bright amber surface becomes in Filmic, #efcc28: this far from the token in hue, and lighter by that much. */
const YELLOW = { hue: 95.7, lighter: 0.083 };
/** How much of the difference in hue stays, so that a lit edge is still not a flat area. */
const KEPT = 0.15;

/** How far around the circle of colors the token stands, in degrees. */
const AMBER = { hue: toLch(...channels(brand.light.proof))[2] };

function gradePixel(pixels, i) {
  const [red, green, blue] = [pixels[i], pixels[i + 1], pixels[i + 2]];
  // Yellow and amber have little blue and no more green than red; most pixels are done with here.
  if (blue + 12 > Math.min(red, green)) return;
  const [light, chroma, hue] = toLch(red, green, blue);
  const away = hue - AMBER.hue;
  if (away <= 0) return;
  // Sand and paper are too pale to be amber, leaves and limes too green.
  const share = step(0.05, 0.1, chroma) * (1 - step(108, 122, hue));
  if (share === 0) return;
  const darker = share * YELLOW.lighter * Math.min(1.3, away / (YELLOW.hue - AMBER.hue));
  pixels.set(shown(light - darker, chroma, hue - share * (1 - KEPT) * away), i);
}

/**
 * What the amber seals are made of before anything is proven: ink by day, silver by night. A rim, where amber is strongest,
 * becomes the lightest part: `relief` says by how much, from the chroma `rim` on. `at` is the lightness of the rest, and
 * `depth` how much of its light and shadow stays, but for shadows darker than `shadow`, which are lifted.
 */
const METALS = {
  ink: { hue: 263, chroma: 0.085, at: 0.7, depth: 1, relief: 2.2, rim: 0.1, shadow: 0.55, darkest: 0.42 },
  silver: { hue: 262, chroma: 0.026, at: 0.72, depth: 1, relief: 1.5, rim: 0.105, shadow: 0.52, darkest: 0 },
};
const LIFTED = 0.65;

const toMetal = (metal) => (pixels, i) => {
  const [light, chroma, hue] = toLch(pixels[i], pixels[i + 1], pixels[i + 2]);
  // From the magenta where amber meets cobalt, over rust, to the green of a dim edge.
  const away = Math.abs(((hue - 40 + 540) % 360) - 180);
  const share = step(0.008, 0.03, chroma) * (1 - step(88, 108, away));
  if (share === 0) return;
  const lit = light + LIFTED * Math.max(0, metal.shadow - light);
  const raised = metal.relief * step(0.02, 0.06, chroma) * (Math.min(chroma, 0.17) - metal.rim);
  const to = Math.min(0.94, Math.max(metal.darkest, metal.at + metal.depth * (lit - 0.72) + raised));
  const [a, b] = [chroma * Math.cos(hue * DEGREE), chroma * Math.sin(hue * DEGREE)];
  const mixed = [
    a + share * (metal.chroma * Math.cos(metal.hue * DEGREE) - a),
    b + share * (metal.chroma * Math.sin(metal.hue * DEGREE) - b),
  ];
  const color = shown(
    light + share * (to - light),
    Math.hypot(...mixed),
    Math.atan2(mixed[1], mixed[0]) / DEGREE,
  );
  pixels.set(color, i);
};

async function regraded(input, grade) {
  const { data, info } = await sharp(input).toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (let i = 0; i < data.length; i += channels) grade(data, i);
  return sharp(data, { raw: { width, height, channels } }).png().toBuffer();
}

/** The picture with its amber as the site has it, losslessly. */
export const toOneAmber = (input) => regraded(input, gradePixel);

/** The picture with another metal in place of its amber, losslessly. */
export const withoutAmber = (input, metal) => regraded(input, toMetal(METALS[metal]));
