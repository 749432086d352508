// Grounds, inks and the two or three gestures every engraving of the series is made of.
import { brand } from "../lib/brand.mjs";
import { stroke } from "./curves.mjs";

// The grounds are shades of the brand's color, mixed by eye: with another color they are chosen again. `focus` fills the
// one thing that each picture is about, and alone is filled; `sign` is what is drawn on it.
export const GROUNDS = {
  cobalt: {
    base: "#1B3FD6",
    glow: "#4A74FF",
    deep: "#0D1F86",
    body: "#1C3FD0",
    line: "#FFFFFF",
    focus: "#FFFFFF",
    sign: "#0D1F86",
  },
  ink: {
    base: "#0B1020",
    glow: "#22346F",
    deep: "#070A14",
    body: "#10172C",
    line: "#C9D6FF",
    focus: "#FFFFFF",
    sign: "#0B1020",
  },
  porcelain: {
    base: "#EEF2FC",
    glow: "#FFFFFF",
    deep: "#D3DEF8",
    body: "#F8FAFF",
    line: brand.light.accent,
    focus: brand.light.accent,
    sign: brand.light["on-accent"],
  },
  // Deep water, for pages on mint.
  mint: {
    base: "#0B463A",
    glow: "#1C6E5A",
    deep: "#031A15",
    body: "#093D32",
    line: "#D3F5E8",
    focus: "#FFFFFF",
    sign: "#031A15",
  },
  // Porcelain for the dark theme.
  slate: {
    base: "#1C2541",
    glow: "#34446F",
    deep: "#131A2F",
    body: "#212C4D",
    line: "#9DB6FF",
    focus: "#FFFFFF",
    sign: "#131A2F",
  },
};

export function pen(name) {
  const ground = GROUNDS[name];
  const defs = [];
  const hairline = (paths, opacity = 0.6, width = 1.2) =>
    stroke(
      paths,
      `stroke="${ground.line}" stroke-opacity="${opacity}" stroke-width="${width}" ` +
        `stroke-linecap="round" stroke-linejoin="round"`,
    );
  const outline = (d, width = 3) => hairline([d], 1, width);

  // A solid thing: it hides what is behind it, carries a tone of hairlines, has a firm edge.
  function solid(d, { tone = [], opacity = 0.6, width = 1.2, edge = 3, fill = ground.body } = {}) {
    const id = `clip${defs.length}`;
    defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    const inside = `<g clip-path="url(#${id})">${hairline(tone, opacity, width)}</g>`;
    return `<path d="${d}" fill="${fill}"/>${inside}${edge ? outline(d, edge) : ""}`;
  }

  // The focus: a lit record, the one filled thing, with a ring around it where there is room.
  function record(x, y, r = 13, { ring = true } = {}) {
    const halo = `<circle cx="${x}" cy="${y}" r="${r * 1.65}" fill="none" stroke-width="2.5"/>`;
    const dot = `<circle cx="${x}" cy="${y}" r="${r}" fill="${ground.focus}"/>`;
    return `<g stroke="${ground.focus}">${ring ? halo : ""}${dot}</g>`;
  }

  return { ground, hairline, outline, solid, record, defs };
}

export function sheet({ ground, defs }, body, { width, height, light = [0.64, 0.3] }) {
  return `<!doctype html><meta charset="utf-8"><style>*{margin:0}svg{display:block}</style>
  <svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs>
      <radialGradient id="ground" cx="${light[0]}" cy="${light[1]}" r=".85">
        <stop stop-color="${ground.glow}"/>
        <stop offset=".5" stop-color="${ground.base}"/>
        <stop offset="1" stop-color="${ground.deep}"/>
      </radialGradient>
      ${defs.join("")}
    </defs>
    <rect width="${width}" height="${height}" fill="url(#ground)"/>${body}
  </svg>`;
}
