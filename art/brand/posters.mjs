import path from "node:path";
import { hatch, nest, rosette, stroke, waves } from "../engrave/curves.mjs";
import { bubbles, helmet } from "../engrave/helmet.mjs";
import { journey } from "../engrave/journey.mjs";
import { pen, sheet } from "../engrave/pen.mjs";
import { shoot } from "../lib/browser.mjs";
import { writeJpeg } from "../lib/encode.mjs";

const SIZE = { width: 1600, height: 900 };

// Lines fade towards the centre, where the player puts its button.
const fade = (body) => `<g mask="url(#calm)">${body}</g>`;
const CALM = `<radialGradient id="hole" cx=".5" cy=".5" r=".5">
  <stop offset=".2" stop-color="#000"/><stop offset="1" stop-color="#fff"/></radialGradient>
  <mask id="calm"><rect width="1600" height="900" fill="#fff"/>
  <ellipse cx="800" cy="450" rx="430" ry="300" fill="url(#hole)"/></mask>`;

function about(tool) {
  const band = waves(24, { ...SIZE, lines: 88, lift: 0.5, depth: 0.3, spread: 0.7 });
  // The page's seal, with the player's button as its hub.
  const seal = rosette(11, { cx: 800, cy: 404, radius: 330, rings: 46, inner: 0.42, petals: 9 });
  const rim = rosette(5, { cx: 800, cy: 404, radius: 440, rings: 16, inner: 0.88, petals: 48, depth: 0.24 });
  const records = Array.from({ length: 10 }, (_, i) => 98 + i * 156);
  return [
    fade(tool.hairline(band, 0.26, 1.2)),
    tool.hairline(seal, 0.55, 1),
    tool.hairline(rim, 0.5, 1),
    journey(tool, { y: 764, width: 1600, records, proven: 1120, size: 26 }),
  ].join("");
}

function diving(tool) {
  const top = { width: 1600, height: 260, lines: 38, lift: 0.34, depth: 0.2, spread: 0.9 };
  const surface = waves(12, top);
  const water = hatch({ x: 0, y: 240, width: 1600, height: 660, gap: 17, ripple: 8, length: 260 });
  const floor = nest({
    cx: 420,
    cy: 1010,
    outline: (angle) => 1 + 0.09 * Math.sin(3 * angle + 1) + 0.05 * Math.sin(7 * angle),
    from: 760,
    to: 60,
    rings: 40,
    squash: 0.5,
  });
  // What the lamp lights: the page's engraving, around the helmet.
  const lamp = [
    ...rosette(7, { cx: 1170, cy: 450, radius: 420, rings: 54, inner: 0.3, petals: 12 }),
    ...rosette(9, { cx: 1170, cy: 450, radius: 520, rings: 14, inner: 0.9, petals: 60, depth: 0.2 }),
  ];
  const diver = helmet(tool, { fine: true }) + stroke(bubbles, `stroke="#fff" stroke-width="2.5"`);
  return [
    fade(tool.hairline(water, 0.16) + tool.hairline(surface, 0.5)),
    fade(tool.hairline(floor, 0.38)),
    fade(tool.hairline(lamp, 0.42, 1)),
    `<g transform="translate(530 84)">${diver}</g>`,
  ].join("");
}

export async function makePosters(browser, dir) {
  for (const [name, ground, draw] of [
    ["video-about", "ink", about],
    ["video-diving", "mint", diving],
  ]) {
    const tool = pen(ground);
    tool.defs.push(CALM);
    const html = sheet(tool, draw(tool), { ...SIZE, light: [0.5, 0.4] });
    const png = await shoot(browser, { html, ...SIZE, name: `brand-${name}` });
    await writeJpeg(path.join(dir, `${name}.jpg`), png);
  }
}
