// The lathe: families of closed or open curves, returned as SVG path data.
import { random } from "../lib/random.mjs";

const TAU = 2 * Math.PI;
const point = (x, y) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const join = (points, close) => `M${points.join("L")}${close ? "Z" : ""}`;

// Rings between an inner and an outer edge, modulated by three sines: a banknote rosette.
export function rosette(seed, options) {
  const { cx, cy, radius, rings = 60, inner = 0.2, petals, squash = 1, depth = 1 } = options;
  const r = random(seed);
  const first = petals ?? 5 + Math.floor(r() * 9);
  const second = first * 2 + 1;
  const third = 3 + Math.floor(r() * 4);
  const [a, b, c] = [0.08 + r() * 0.1, 0.02 + r() * 0.05, 0.04 + r() * 0.08];
  const twist = r() * 2 - 1;
  return Array.from({ length: rings }, (_, k) => {
    const t = k / (rings - 1);
    const points = Array.from({ length: 360 }, (_, i) => {
      const angle = (i / 360) * TAU;
      const wave =
        a * Math.sin(first * angle + twist * t * 4) * t +
        b * Math.sin(second * angle - t * 5) +
        c * Math.sin(third * angle + t * 3) * Math.sin(Math.PI * t);
      const reach = radius * (inner + (1 - inner) * t + depth * wave);
      return point(cx + reach * Math.cos(angle), cy + reach * Math.sin(angle) * squash);
    });
    return join(points, true);
  });
}

// One band of lines that crosses the picture and folds over itself.
export function waves(seed, options) {
  const { width, height, lines = 70, lift = 0.5, depth = 0.42, spread = 0.35 } = options;
  const r = random(seed);
  const [p, q, s] = [r() * TAU, r() * TAU, r() * TAU];
  return Array.from({ length: lines }, (_, k) => {
    const t = k / lines;
    const points = [];
    for (let x = -20; x <= width + 20; x += 8) {
      const u = x / width;
      const swell =
        depth * Math.sin(u * 3.1 + p + t * 1.9) * (0.35 + 0.65 * t) +
        depth * 0.38 * Math.sin(u * 7.3 + q - t * 3.4) +
        depth * 0.16 * Math.sin(u * 13 + s + t * 6);
      points.push(point(x, height * (lift + swell) + (t - 0.5) * height * spread));
    }
    return join(points);
  });
}

// Straight engraver's hatching with a slow ripple; clip it to give a surface its tone.
export function hatch({ x, y, width, height, gap = 6, angle = 0, ripple = 0, length = 120 }) {
  const reach = Math.hypot(width, height) / 2 + gap;
  const [cx, cy] = [x + width / 2, y + height / 2];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const paths = [];
  for (let offset = -reach; offset <= reach; offset += gap) {
    const points = [];
    const step = ripple ? 6 : reach * 2;
    for (let along = -reach; along <= reach; along += step) {
      const across = offset + ripple * Math.sin((along / length) * TAU);
      points.push(point(cx + along * cos - across * sin, cy + along * sin + across * cos));
    }
    paths.push(join(points));
  }
  return paths;
}

// Nested copies of one outline, from the outside in: r(angle) gives the outline's radius.
export function nest({ cx, cy, outline, from = 1, to = 0.2, rings = 20, squash = 1, steps = 360 }) {
  return Array.from({ length: rings }, (_, k) => {
    const t = rings === 1 ? 0 : k / (rings - 1);
    const scale = from + (to - from) * t;
    const points = Array.from({ length: steps }, (_, i) => {
      const angle = (i / steps) * TAU;
      const reach = outline(angle, t) * scale;
      return point(cx + reach * Math.cos(angle), cy + reach * Math.sin(angle) * squash);
    });
    return join(points, true);
  });
}

// Rope border: strands that cross along a straight run.
export function rope({ x1, y1, x2, y2, swing = 10, pitch = 60, strands = 6 }) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  return Array.from({ length: strands }, (_, k) => {
    const points = [];
    for (let s = 0; s <= length; s += 3) {
      const off = swing * Math.sin((s / pitch) * TAU + (k / strands) * TAU);
      points.push(point(x1 + ux * s - uy * off, y1 + uy * s + ux * off));
    }
    return join(points);
  });
}

export const stroke = (paths, attributes) =>
  `<g fill="none" ${attributes}>${paths.map((d) => `<path d="${d}"/>`).join("")}</g>`;
