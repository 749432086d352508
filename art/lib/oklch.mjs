// Colors as the eye orders them (OKLCH): how light, how strong, and where on the circle of hues, in degrees.
export const DEGREE = Math.PI / 180;

/** A channel, 0 to 1, as an amount of light. */
export const linear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
/** An amount of light as a channel, 0 to 1. */
export const encoded = (c) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

/** From 0 at `from` to 1 at `to`, softly. */
export const step = (from, to, x) => {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Lightness, chroma and hue of channels that count from 0 to 255. */
export function toLch(red, green, blue) {
  const [r, g, b] = [linear(red / 255), linear(green / 255), linear(blue / 255)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const light = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return [light, Math.hypot(a, y), Math.atan2(y, a) / DEGREE];
}

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

/** The strongest color of this hue that a screen can show, no stronger than asked; 0 to 255. */
export function shown(light, chroma, hue) {
  let rgb = toRgb(light, chroma, hue);
  for (let c = chroma; c > 0 && rgb.some((x) => x < -0.0005 || x > 1.0005); ) {
    c -= 0.004;
    rgb = toRgb(light, Math.max(0, c), hue);
  }
  return rgb.map((x) => Math.round(255 * encoded(Math.min(1, Math.max(0, x)))));
}
