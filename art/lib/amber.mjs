// Renders come out of Filmic with amber turned to yellow where it is bright: the brighter, the yellower. This turns it
// back to the site's one amber (`proof` in src/theme/brand.json), and leaves every other color as it is. In OKLCH, where
// a change of hue alone keeps how light and how strong a color looks.
import sharp from "sharp";
import { brand, channels } from "./brand.mjs";

/** What a bright amber surface becomes in Filmic, #efcc28: this far from the token in hue, and lighter by that much. */
const YELLOW = { hue: 95.7, lighter: 0.083 };
/** How much of the difference in hue stays, so that a lit edge is still not a flat area. */
const KEPT = 0.15;

const DEGREE = Math.PI / 180;
const linear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const encoded = (c) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
const step = (from, to, x) => {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

function toLch(red, green, blue) {
  const [r, g, b] = [linear(red / 255), linear(green / 255), linear(blue / 255)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const light = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return [light, Math.hypot(a, y), Math.atan2(y, a) / DEGREE];
}

/** How far around the circle of colors the token stands, in degrees. */
const AMBER = { hue: toLch(...channels(brand.light.proof))[2] };

function toRgb(light, chroma, hue) {
  const a = chroma * Math.cos(hue * DEGREE);
  const y = chroma * Math.sin(hue * DEGREE);
  const l = (light + 0.3963377774 * a + 0.2158037573 * y) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * y) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The strongest color of this hue that a screen can show, no stronger than asked. */
function shown(light, chroma, hue) {
  let rgb = toRgb(light, chroma, hue);
  for (let c = chroma; c > 0 && rgb.some((x) => x < -0.0005 || x > 1.0005); ) {
    c -= 0.004;
    rgb = toRgb(light, Math.max(0, c), hue);
  }
  return rgb.map((x) => Math.round(255 * encoded(Math.min(1, Math.max(0, x)))));
}

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
