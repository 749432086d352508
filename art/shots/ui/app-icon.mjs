import { glyphs } from "./app-glyphs.mjs";

const TILE = "M50 0C86 0 100 14 100 50S86 100 50 100 0 86 0 50 14 0 50 0Z";
const RIM = "M50 1.2C85 1.2 98.8 15 98.8 50S85 98.8 50 98.8 1.2 85 1.2 50 15 1.2 50 1.2Z";
let count = 0;

// A superellipse tile, lit from above, with one glyph.
export function appIcon(kind, size = 52) {
  const { ground, shape } = glyphs[kind];
  count += 1;
  const id = `app${count}`;
  return `<svg class="ic" width="${size}" height="${size}" viewBox="0 0 100 100"><defs>
    <linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">
      <stop stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/>
    </linearGradient>
    <linearGradient id="${id}rim" x1="0" y1="0" x2="0" y2="1">
      <stop stop-color="#fff" stop-opacity=".5"/>
      <stop offset=".5" stop-color="#fff" stop-opacity="0"/>
    </linearGradient></defs>
    <path d="${TILE}" fill="url(#${id})"/>${shape}
    <path d="${RIM}" fill="none" stroke="url(#${id}rim)" stroke-width="2.4"/>
    <path d="${TILE}" fill="none" stroke="#0B1020" stroke-opacity=".1" stroke-width="1"/>
  </svg>`;
}
