// A diving helmet below the surface; the lamp says that the entry is countersigned.
import { hatch, waves } from "../../engrave/curves.mjs";
import { bubbles, helmet } from "../../engrave/helmet.mjs";

const SURFACE = { width: 1280, height: 230, lines: 34, lift: 0.3, depth: 0.2, spread: 0.9 };
const DEPTH = { x: 0, y: 250, width: 1280, height: 470, gap: 15, ripple: 7, length: 230 };

export default function draw(pen) {
  return [
    pen.hairline(hatch(DEPTH), 0.16),
    pen.hairline(waves(12, SURFACE), 0.5),
    helmet(pen),
    pen.hairline(bubbles, 1, 3),
  ].join("");
}
