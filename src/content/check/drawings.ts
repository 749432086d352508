import { readFileSync } from "node:fs";
import { join } from "node:path";
import { drawingBox } from "../model/fields";
import type { Check } from "./findings";
import { tag } from "./svg";
import { allValues } from "./values";

const shapes = /^(?:svg|g|path|circle|ellipse|rect|line|polyline|polygon)$/;
const measures = /^(?:d|points|transform|c[xy]|r[xy]?|x[12]?|y[12]?|width|height)$/;
const classes = /^(?:faint|accent|proof)$/;
const pair = /([\w:-]+)\s*=\s*"([^"]*)"/g;
const box = `0 0 ${drawingBox.width} ${drawingBox.height}`;

/** Drawings become part of the page, so they may only contain lines: no colors, ids or styles of their own. */
export const checkDrawings: Check = (sources, { fault }) => {
  const drawn = allValues(sources).filter(({ facts }) => facts.picture?.drawn);
  for (const name of new Set(drawn.map(({ value }) => value))) {
    if (!sources.assets.has(name) || !/\.svg$/i.test(name)) continue;
    const svg = readFileSync(join(sources.folder, name), "utf8");
    const unsupported = unsupportedIn(svg);
    if (unsupported) {
      fault(
        name,
        `A drawing cannot have ${unsupported}.`,
        'Draw with lines and shapes alone; class="faint", "accent" or "proof" colors one by the theme.',
      );
    }
    if (!svg.includes(`viewBox="${box}"`)) {
      fault(
        name,
        "The drawing's box has the wrong size.",
        `Draw it in a box of ${drawingBox.width} × ${drawingBox.height}: viewBox="${box}".`,
      );
    }
  }
};

/** The first part of a drawing that is not just a line, as written. */
function unsupportedIn(svg: string): string | undefined {
  for (const [whole, closing, name, attributes = ""] of svg.matchAll(tag)) {
    if (whole.startsWith("<!--") || closing) continue;
    if (!name || !shapes.test(name)) return name ? `<${name}>` : whole;
    if (name === "svg") continue;
    for (const [written, attribute = "", value = ""] of attributes.matchAll(pair)) {
      if (attribute === "class" ? !classes.test(value) : !measures.test(attribute)) return written;
    }
    const rest = attributes.replace(pair, "").trim();
    if (rest) return rest;
  }
  return svg.replace(tag, "").trim() ? "text" : undefined;
}
