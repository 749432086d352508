import path from "node:path";
import sharp from "sharp";
import { markShape } from "../brand/mark.mjs";
import { stroke, waves } from "../engrave/curves.mjs";
import { shoot } from "../lib/browser.mjs";
import { writePng } from "../lib/encode.mjs";
import { IMAGES } from "../lib/paths.mjs";

const SIZE = { width: 1200, height: 800 };
// Halfway between both themes' surfaces, so that it glares on neither.
const GROUND = "#B4BED3";
const LINE = "#8C99B5";

// No amber: nothing is proven here.
export async function makePlaceholder(browser) {
  const lines = waves(4, { ...SIZE, lines: 14, depth: 0.07, lift: 0.5, spread: 0.5 });
  const mark = markShape({ line: LINE, proof: LINE }, 3.6);
  const html = `<!doctype html><style>*{margin:0}svg{display:block}</style>
    <svg width="1200" height="800"><rect width="1200" height="800" fill="${GROUND}"/>
    ${stroke(lines, `stroke="${LINE}" stroke-opacity=".45" stroke-width="1.2"`)}
    <circle cx="600" cy="400" r="110" fill="${GROUND}"/>
    <g transform="translate(524 320) scale(4.75)">${mark}</g></svg>`;
  const png = await shoot(browser, { html, ...SIZE, name: "placeholder" });
  const flat = await sharp(png).png({ palette: true, colours: 16, dither: 0 }).toBuffer();
  await writePng(path.join(IMAGES, "placeholder/placeholder.png"), flat, { limit: 0 });
}
