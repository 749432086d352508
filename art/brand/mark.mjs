import { brand } from "../lib/brand.mjs";

// The mark: an A drawn as one line that rises, turns and ends in a record which has
// become amber. It lives in a 32 x 32 box and is the only place where its shape is defined.
export const LINE = "M4.4 26.6 14.2 6.7C14.9 5.3 16.9 5.3 17.6 6.7L21.6 14.8";
export const RECORD = { x: 26, y: 24.2, r: 4.6 };

export const COLOURS = {
  light: { line: brand.light.accent, word: "#0b1020", proof: brand.light.proof },
  dark: { line: brand.dark.accent, word: "#f2f5fc", proof: brand.dark.proof },
  tile: { ground: brand.light.accent, line: "#ffffff", proof: brand.dark.proof },
};

export const markShape = ({ line, proof }, weight = 4.6) =>
  `<path d="${LINE}" fill="none" stroke="${line}" stroke-width="${weight}" ` +
  `stroke-linecap="round" stroke-linejoin="round"/>` +
  `<circle cx="${RECORD.x}" cy="${RECORD.y}" r="${RECORD.r}" fill="${proof}"/>`;

// The mark on a tile of the brand's color; `inset` is the share of the side left free around the mark.
export function tileShape({ radius = 8.5, inset = 0.16, side = 32 } = {}) {
  const k = (1 - 2 * inset) * (side / 32);
  const shift = (side * inset).toFixed(2);
  return (
    `<rect width="${side}" height="${side}" rx="${radius}" fill="${COLOURS.tile.ground}"/>` +
    `<g transform="translate(${shift} ${shift}) scale(${k.toFixed(4)})">` +
    `${markShape(COLOURS.tile, 5)}</g>`
  );
}

export const tile = (size) =>
  `<svg class="ic" width="${size}" height="${size}" viewBox="0 0 32 32">${tileShape()}</svg>`;
