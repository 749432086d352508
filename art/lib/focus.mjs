// Scenes are rendered with their focus in amber, which no family of hues has, as a studio renders a thing in green that
// will be something else. This turns it to what the picture shows: a color of the page's own family, or porcelain, since
// amber on a page is what the visitor's browser has checked.
import sharp from "sharp";
import { DEGREE, shown, step, toLch } from "./oklch.mjs";

/** The hues that amber takes in a render, from rust in the shade to the green of a dim edge. */
const WARM = { from: 20, to: 115 };
/** So far around the amber thing, in pixels, its edge is mixed with what stands behind it. */
const EDGE = 3;
/** So far it throws its light on other things; what is warm further away is of another color by itself. */
const GLOW = 200;
/** So wide is the neighborhood in which a pure amber and a pure ground are looked for. */
const NEAR = 6;

const isWarm = (hue) => hue > WARM.from && hue < WARM.to;
/** Blue to cyan, as most pixels are, which are done with here. */
const isCold = ([red, green, blue]) => red <= green && green <= blue;
const AMBER = [Math.cos(71 * DEGREE), Math.sin(71 * DEGREE)];
const clamp = (x, low, high) => Math.min(high, Math.max(low, x));

/** Means over squares of `radius`: of the three numbers of each pixel, where `weight` says how much a pixel counts. */
function means(values, weight, width, height, radius) {
  const sums = new Float64Array(width * height * 4);
  for (let p = 0; p < weight.length; p++) {
    for (let c = 0; c < 3; c++) sums[4 * p + c] = values[3 * p + c] * weight[p];
    sums[4 * p + 3] = weight[p];
  }
  const slide = (lines, line, length, next) => {
    const row = new Float64Array(length * 4);
    for (let l = 0; l < lines; l++) {
      const at = (x) => 4 * (l * line + x * next);
      for (let c = 0; c < 4; c++) {
        let sum = 0;
        for (let x = -radius; x < length; x++) {
          if (x + radius < length) sum += sums[at(x + radius) + c];
          if (x - radius - 1 >= 0) sum -= sums[at(x - radius - 1) + c];
          if (x >= 0) row[4 * x + c] = sum;
        }
      }
      for (let x = 0; x < length; x++) for (let c = 0; c < 4; c++) sums[at(x) + c] = row[4 * x + c];
    }
  };
  slide(height, width, width, 1);
  slide(width, 1, height, width);
  return (p) => {
    const weights = sums[4 * p + 3];
    if (weights < 1e-4) return null;
    return [0, 1, 2].map((c) => sums[4 * p + c] / weights);
  };
}

/** The mask grown by `radius` on each side, or shrunk where `keep` is 0. */
function grown(mask, width, height, radius, keep = 1) {
  const pass = (from, lines, line, length, next) => {
    const to = from.slice();
    for (let l = 0; l < lines; l++) {
      for (let x = 0; x < length; x++) {
        if (from[l * line + x * next] !== keep) continue;
        const [low, high] = [Math.max(0, x - radius), Math.min(length - 1, x + radius)];
        for (let k = low; k <= high; k++) to[l * line + k * next] = keep;
      }
    }
    return to;
  };
  return pass(pass(mask, height, width, width, 1), width, 1, height, width);
}

const onPlane = (chroma, hue) => [chroma * Math.cos(hue * DEGREE), chroma * Math.sin(hue * DEGREE)];

/** What `look` makes of amber of this lightness, as lightness and place on the plane of hues. */
function turned(light, look, typical) {
  const to = clamp(look.at + (look.depth ?? 1) * (light - typical.light), 0.1, 0.97);
  return [to, ...onPlane(look.chroma * clamp(light / typical.light, 0, 1.1), look.hue)];
}

const colorOf = ([light, a, b]) => shown(clamp(light, 0, 1), Math.hypot(a, b), Math.atan2(b, a) / DEGREE);

const middle = (values) => values.sort((a, b) => a - b)[values.length >> 1];

/** What is amber in the picture, and what amber looks like in it; `null` where next to nothing is. */
function findAmber(lab, { floor = 0.05 }, grow) {
  const [amber, edge] = [1, 2].map(() => new Uint8Array(lab.length / 3));
  const [lights, chromas] = [[], []];
  for (let p = 0; p < amber.length; p++) {
    const [light, a, b] = lab.subarray(3 * p, 3 * p + 3);
    if (b < 0 || !isWarm(Math.atan2(b, a) / DEGREE)) continue;
    const chroma = Math.hypot(a, b);
    edge[p] = chroma > 0.6 * floor ? 1 : 0;
    if (chroma < floor) continue;
    amber[p] = 1;
    if (chroma < 0.1) continue;
    lights.push(light);
    chromas.push(chroma);
  }
  if (lights.length < 300) return null;
  const near = grow(amber, EDGE, 1);
  return {
    amber: amber.map((x, p) => x || (near[p] && edge[p])),
    typical: { light: middle(lights), chroma: middle(chromas) },
  };
}

/** How far a color lies towards amber. */
const warmth = ([, a, b]) => a * AMBER[0] + b * AMBER[1];

/**
 * A color that is partly amber, turned. `of` is the pure amber nearby and `behind` what it stands before. A highlight or a
 * fine white line within the amber is paler than the amber around it: what is not amber in it stays.
 */
function mixed(own, { of, behind, isSolid }, look, typical) {
  if (isSolid) {
    const light = Math.min(own[0], typical.light + 0.02);
    const pure = typical.chroma * clamp(light / typical.light, 0.3, 1);
    const share = own[0] < typical.light ? 1 : clamp(warmth(own) / (0.9 * pure), 0, 1);
    const to = turned(own[0] - (1 - share) * (own[0] - light), look, typical);
    return [own[0] + share * (to[0] - own[0]), share * to[1], share * to[2]];
  }
  const from = behind ? warmth(behind) : 0;
  const share = clamp((warmth(own) - from) / Math.max(0.02, warmth(of) - from), 0, 1);
  const to = turned(of[0], look, typical);
  return own.map((x, c) => x + share * (to[c] - of[c]));
}

/** A glow of amber on other things, mixed with their own color: as light as before, in the hue of the focus, and paler. */
function reflected(rgb, look) {
  if (isCold(rgb)) return rgb;
  const [light, chroma, hue] = toLch(...rgb);
  if (look.warm) return chroma < 0.05 || !isWarm(hue) ? rgb : shown(light, 0.04 + 0.2 * chroma, hue);
  // From pink, where it falls on violet, to the yellow green of amber on teal.
  const turn = ((hue + 60 + 360) % 360) - 60;
  const [from, to] = [Math.max(-60, look.hue - 330), Math.min(170, look.hue - 25)];
  const share = step(0.006, 0.02, chroma) * step(from, from + 12, turn) * (1 - step(to - 12, to, turn));
  if (share === 0) return rgb;
  const other = shown(light, Math.min(0.6 * chroma, 0.1), look.hue);
  return other.map((x, c) => rgb[c] + share * (x - rgb[c]));
}

function labOf(pixels, channels) {
  const lab = new Float32Array((3 * pixels.length) / channels);
  for (let p = 0; 3 * p < lab.length; p++) {
    const [light, chroma, hue] = toLch(...pixels.subarray(channels * p, channels * p + 3));
    lab.set([light, ...onPlane(chroma, hue)], 3 * p);
  }
  return lab;
}

/**
 * The picture with its amber turned to `look`, losslessly, or `null` where it has none. A look has a `hue`, a `chroma` and the
 * lightness `at`; `depth` is how much light and shadow stay on it. `floor` is the chroma from which on a warm color counts as
 * amber, `warm` says that other things are warm, too, and `glow` how far it is reflected, in pixels. `figure` is what a sign
 * within the amber becomes that would not be read on the new color, such as a word: its `color`, and how light it `was`.
 */
export async function withFocus(input, look) {
  const image = sharp(input).toColourspace("srgb").removeAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const grow = (mask, radius, keep) => grown(mask, width, height, radius, keep);
  const lab = labOf(data, channels);
  const found = findAmber(lab, look, grow);
  if (!found) return null;
  const { amber, typical } = found;
  const [solid, zone, wide] = [grow(amber, 2, 0), grow(amber, EDGE), grow(amber, 2)];
  const around = (weight) => means(lab, weight, width, height, NEAR);
  const pure = around(solid.map((x, p) => 200 * x || amber[p]));
  const ground = around(wide.map((x) => 1 - x));
  const lit = grow(amber, look.glow ?? GLOW);
  const signs = look.figure ? grow(grow(amber, 10), 11, 0) : null;

  const pixelAt = (p) => {
    const own = Array.from(lab.subarray(3 * p, 3 * p + 3));
    const of = pure(p);
    if (signs?.[p]) {
      const { color, was } = look.figure;
      const share = clamp((own[0] - was) / (typical.light - was), 0, 1);
      const to = colorOf(turned(of?.[0] ?? typical.light, look, typical));
      return to.map((x, c) => share * x + (1 - share) * color[c]);
    }
    return colorOf(of ? mixed(own, { of, behind: ground(p), isSolid: solid[p] }, look, typical) : own);
  };
  for (let p = 0; p < amber.length; p++) {
    const i = channels * p;
    if (!lit[p] && !zone[p]) continue;
    const near = zone[p] || signs?.[p] ? pixelAt(p) : Array.from(data.subarray(i, i + 3));
    data.set(reflected(near, look).map(Math.round), i);
  }
  return sharp(data, { raw: { width, height, channels } }).png().toBuffer();
}
