// Outlines as path data, and bundles of threads between two places.
const f = (n) => n.toFixed(1);

export const box = (x, y, w, h, r = 0) =>
  r === 0
    ? `M${x} ${y}h${w}v${h}h${-w}Z`
    : `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}` +
      `a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}` +
      `v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

export const circle = (x, y, r, ry = r) =>
  `M${f(x - r)} ${f(y)}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0Z`;

export const circles = (x, y, from, to, step, squash = 1) => {
  const rings = [];
  for (let r = from; r <= to; r += step) rings.push(circle(x, y, r, r * squash));
  return rings;
};

export const rays = (x, y, from, to, count, offset = 0) =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((i + offset) / count) * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${f(x + from * c)} ${f(y + from * s)}L${f(x + to * c)} ${f(y + to * s)}`;
  });

// Threads that leave a wide edge side by side and arrive close together, or the reverse.
export const threads = ({ from, to, count = 14, spreadFrom, spreadTo = 6, vertical = true }) =>
  Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1) - 0.5;
    const [a, b] = [t * spreadFrom, t * spreadTo];
    if (vertical) {
      const [x1, y1, x2, y2] = [from[0] + a, from[1], to[0] + b, to[1]];
      const middle = (y1 + y2) / 2;
      return `M${f(x1)} ${f(y1)}C${f(x1)} ${f(middle)} ${f(x2)} ${f(middle)} ${f(x2)} ${f(y2)}`;
    }
    const [x1, y1, x2, y2] = [from[0], from[1] + a, to[0], to[1] + b];
    const middle = (x1 + x2) / 2;
    return `M${f(x1)} ${f(y1)}C${f(middle)} ${f(y1)} ${f(middle)} ${f(y2)} ${f(x2)} ${f(y2)}`;
  });

// Radius of a cog at an angle: flat teeth with slanted flanks.
export const cog = (teeth, depth) => (angle) => {
  const phase = ((((angle * teeth) / (2 * Math.PI)) % 1) + 1) % 1;
  const flank = 0.09;
  const rise = (p) => Math.min(1, Math.max(0, p / flank));
  return 1 - depth * (1 - rise(phase - 0.25 + flank) * rise(0.75 + flank - phase));
};
