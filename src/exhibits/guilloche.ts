/**
 * Guilloche: the hairline rosettes of banknotes and share certificates, here generated from a hash. Two hashes that
 * differ in one byte give two visibly different drawings. Pure functions: the build draws them into pages, the browser
 * into seals.
 */

import { isHash } from "./kit/hash";

/** One curve of a drawing: its radius as a function of the angle, closed after `turns` turns. */
interface Curve {
  radius: number;
  /** Waves over all turns, and turns until the curve meets itself. */
  waves: number;
  turns: number;
  height: number;
  phase: number;
  /** A second wave that rides on the first. */
  ripple: number;
  rippleHeight: number;
  ripplePhase: number;
}

/** Half the side of the square that a rosette fills, centered at 0, 0. */
export const reach = 1000;

/**
 * The rings of a rosette, from the rim to the middle: radius, largest swing, and the possible counts of waves and
 * turns. The wave counts are primes, so that no number of turns divides them and each curve fills its whole ring.
 */
const rings = [
  { radius: 785, swing: 190, waves: [19, 23, 29, 31], turns: [6, 7, 9, 10] },
  { radius: 570, swing: 230, waves: [11, 13, 17, 19], turns: [6, 7, 8, 9] },
  { radius: 340, swing: 200, waves: [7, 11, 13, 17], turns: [4, 5, 6, 8] },
  { radius: 155, swing: 125, waves: [5, 7, 11, 13], turns: [2, 3, 4, 6] },
] as const;

/** Bytes of the hash that shape each ring. */
const bytesPerRing = 8;

/** Bézier segments per wave: more would make no visible difference. */
const segmentsPerWave = 6;

/** The paths of the rosette of a hash of 32 bytes in hex, one for each ring, as the `d` of an SVG path. */
export function rosette(hash: string): string[] {
  const bytes = bytesOf(hash);
  return rings.map((ring, index) =>
    pathOf(curveOf(ring, bytes.slice(index * bytesPerRing, (index + 1) * bytesPerRing))),
  );
}

function bytesOf(hash: string): number[] {
  if (!isHash(hash)) throw new Error("A rosette grows from 32 bytes in hex.");
  return (hash.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}

/** Every byte sets a parameter and also shifts the phase a little, so none is without effect. */
function curveOf({ radius, swing, waves, turns }: (typeof rings)[number], bytes: number[]): Curve {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = bytes.map((byte) => byte / 256);
  const height = swing * (0.4 + 0.42 * c + 0.06 * a + 0.04 * b);
  return {
    radius: radius + swing * 0.2 * (d - 0.5),
    waves: pick(waves, a),
    turns: pick(turns, b),
    height,
    phase: 2 * Math.PI * bytes.reduce((sum, byte) => sum + byte / 256, e),
    ripple: 2 + Math.floor(f * 2),
    rippleHeight: (swing - height) * (0.2 + 0.15 * f + 0.5 * g),
    ripplePhase: 2 * Math.PI * h,
  };
}

const pick = (list: readonly number[], part: number) => list[Math.floor(part * list.length)] ?? 1;

/** The curve as smooth Bézier segments, in integers and relative coordinates to keep documents small. */
function pathOf(curve: Curve): string {
  const count = curve.waves * segmentsPerWave;
  const step = (2 * Math.PI * curve.turns) / count;
  const start = pointAt(curve, 0);
  let [x, y] = [Math.round(start.x), Math.round(start.y)];
  const first = [(start.dx * step) / 3, (start.dy * step) / 3].map(Math.round);
  let path = `M${x} ${y}`;
  for (let index = 1; index <= count; index++) {
    const { dx, dy, ...end } = pointAt(curve, index * step);
    const handle = [end.x - (dx * step) / 3 - x, end.y - (dy * step) / 3 - y];
    const numbers = [...(index === 1 ? first : []), ...handle, end.x - x, end.y - y].map(Math.round);
    path += (index === 1 ? "c" : "s") + numbers.join(" ").replaceAll(" -", "-");
    x += numbers.at(-2) ?? 0;
    y += numbers.at(-1) ?? 0;
  }
  return path;
}

/** A point of the curve, and its derivative there. */
function pointAt(curve: Curve, angle: number) {
  const pace = curve.waves / curve.turns;
  const wave = pace * angle + curve.phase;
  const ripple = curve.ripple * pace * angle + curve.ripplePhase;
  const radius = curve.radius + curve.height * Math.cos(wave) + curve.rippleHeight * Math.cos(ripple);
  const change =
    -pace * (curve.height * Math.sin(wave) + curve.ripple * curve.rippleHeight * Math.sin(ripple));
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return {
    x: radius * cos,
    y: radius * sin,
    dx: change * cos - radius * sin,
    dy: change * sin + radius * cos,
  };
}
