import path from "node:path";
import * as fontkit from "fontkit";
import { MODULES } from "../lib/paths.mjs";

// The static cut, because glyph outlines of the variable file cannot be read here.
const FONT = path.join(MODULES, "@fontsource/geist/files/geist-latin-600-normal.woff2");
const SIZE = 23.5;
const TRACKING = -0.034;
const BASELINE = 24.2;

// Text as one path, so that the logo needs no font; returns the path and its right edge.
export function wordmark(text, left) {
  const font = fontkit.openSync(FONT);
  const scale = SIZE / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let x = left;
  let d = "";
  glyphs.forEach((glyph, i) => {
    d += glyph.path.scale(scale, -scale).translate(x, BASELINE).toSVG();
    x += positions[i].xAdvance * scale + SIZE * TRACKING;
  });
  const rounded = d.replace(/-?\d+\.\d+/g, (n) => String(Number(Number(n).toFixed(2))));
  return { d: rounded, right: x - SIZE * TRACKING };
}
