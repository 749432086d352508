// Five unlike apps, one bundle each, one socket in the wallet.
import { hatch, nest, rosette } from "../../engrave/curves.mjs";
import { box, circle, rays, threads } from "../../engrave/shapes.mjs";

const TILE = 96;
const LEFT = 150;
const SOCKET = [720, 366];

const glyph = [
  (x, y) => circle(x, y, 22),
  (x, y) => `M${x} ${y - 24}l25 44h-50Z`,
  (x, y) => box(x - 20, y - 20, 40, 40),
  (x, y) => `M${x} ${y - 26}l23 13v26l-23 13l-23-13v-26Z`,
  (x, y) => `M${x - 28} ${y}c10-26 18-26 28 0s18 26 28 0`,
];

export default function draw({ hairline, outline, solid, record }) {
  const tops = glyph.map((_, i) => 68 + i * 122);
  const bundles = tops.map((top) =>
    hairline(
      threads({
        from: [LEFT + TILE, top + TILE / 2],
        to: SOCKET,
        count: 13,
        spreadFrom: 64,
        spreadTo: 16,
        vertical: false,
      }),
      0.7,
      1.2,
    ),
  );
  const tiles = tops.map((top, i) => {
    const tone = hatch({ x: LEFT, y: top, width: TILE, height: TILE, gap: 7, angle: i * 0.63 });
    const centre = [LEFT + TILE / 2, top + TILE / 2];
    const shape = glyph[i](...centre);
    return solid(box(LEFT, top, TILE, TILE, 26), { tone, opacity: 0.35 }) + outline(shape, 5);
  });
  const fold = nest({ cx: 912, cy: 690, outline: () => 1, from: 620, to: 120, rings: 62 });
  const clasp = rosette(8, {
    cx: 1046,
    cy: 366,
    radius: 136,
    rings: 30,
    petals: 9,
    inner: 0.2,
    depth: 0.6,
  });
  return [
    hairline(rays(...SOCKET, 60, 900, 120), 0.1, 1),
    ...bundles,
    ...tiles,
    solid("M748 226L1044 126a26 26 0 0 1 34 20l16 82Z", {
      tone: hatch({ x: 740, y: 110, width: 360, height: 130, gap: 7, angle: -0.32 }),
      opacity: 0.45,
    }),
    solid(box(720, 212, 412, 314, 34), { tone: fold, opacity: 0.5, edge: 4 }),
    solid(box(952, 300, 204, 132, 40), { tone: clasp, opacity: 0.55, edge: 4 }),
    solid(circle(...SOCKET, 24), { edge: 4 }),
    outline(circle(...SOCKET, 9), 4),
    record(1046, 366, 20),
  ].join("");
}
