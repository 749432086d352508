// A diving helmet around the point (640, 366), about 580 wide; its lamp is the focus.
import { hatch } from "./curves.mjs";
import { box, circle, circles, rays } from "./shapes.mjs";

const [CX, CY] = [640, 366];

const bolts = (count, radius, size) =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((i + 0.5) / count) * 2 * Math.PI;
    return circle(CX + radius * Math.cos(angle), CY + radius * Math.sin(angle), size);
  });

/** `fine` engraves it for a large picture: with light on the copper and the glass, and under thinner edges. */
export function helmet({ hairline, solid, record }, { fine = false } = {}) {
  const edge = fine ? 2.5 : 4.2;
  const dome = "M428 520V366a212 212 0 0 1 424 0V520Z";
  // Rings that drift to the upper left as they shrink make the copper round.
  const round = Array.from({ length: 30 }, (_, i) => circle(CX - 60 + i * 2, CY - 40 + i * 2, 8 + i * 9));
  const light = fine ? circles(556, 270, 3, 150, 3.5) : [];
  const shine = fine ? circles(604, 318, 3, 60, 3.5) : [];
  const port = (x) =>
    solid(circle(x, 380, 40, 62), { tone: circles(x, 380, fine ? 4 : 6, 40, fine ? 3.5 : 6, 1.55), edge });
  const ribbed = (x, y, width, height, gap, radius) =>
    solid(box(x, y, width, height, radius), {
      tone: hatch({ x, y, width, height, gap, angle: Math.PI / 2 }),
      edge,
    });
  const glass = hatch({
    x: 540,
    y: 266,
    width: 200,
    height: 200,
    gap: 8,
    angle: -0.8,
    ripple: 3,
    length: 90,
  });
  return [
    solid(dome, { tone: [...round, ...light], opacity: 0.5, edge }),
    port(438),
    port(842),
    solid(circle(CX, CY, 128), { tone: rays(CX, CY, 96, 128, fine ? 180 : 90), edge }),
    hairline(bolts(10, 112, 6), 1, 3),
    solid(circle(CX, CY, 92), { tone: [...glass, ...shine], opacity: 0.65, edge }),
    ribbed(588, 132, 104, 40, 6, 14),
    solid("M352 640c0 -84 60 -122 130 -128h316c70 6 130 44 130 128Z", {
      tone: circles(CX, 760, 120, 420, fine ? 5 : 10, 0.8),
      opacity: 0.5,
      edge,
    }),
    ribbed(420, 494, 440, 44, 8, 20),
    hairline(
      [500, 640, 780].map((x) => circle(x, 596, 13)),
      1,
      3,
    ),
    record(640, 124, 21, { ring: false }),
  ].join("");
}

export const bubbles = [
  [962, 262, 26],
  [1010, 186, 17],
  [972, 128, 11],
  [1040, 108, 8],
].map(([x, y, r]) => circle(x, y, r));
