// Renders come out of Filmic with amber turned to yellow where it is bright: the brighter, the yellower. This turns it
// back to the site's one amber (`proof` in src/theme/brand.json), and leaves every other color as it is. In OKLCH, where
// a change of hue alone keeps how light and how strong a color looks.
import sharp from "sharp";
import { brand, channels } from "./brand.mjs";
import { shown, step, toLch } from "./oklch.mjs";

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

/** The picture with its amber as the site has it, losslessly. */
export async function toOneAmber(input) {
  const { data, info } = await sharp(input).toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (let i = 0; i < data.length; i += channels) gradePixel(data, i);
  return sharp(data, { raw: { width, height, channels } }).png().toBuffer();
}
