// The chain is the long row; only three blocks send threads up to the overlay's disc.
import { hatch, rosette } from "../../engrave/curves.mjs";
import { box, circle, circles, threads } from "../../engrave/shapes.mjs";

const BLOCK = 112;
const ROW = 532;
const KEPT = { 1: [440, 214], 4: [664, 262], 6: [846, 206] };

export default function draw({ hairline, outline, solid, record }) {
  const blocks = Array.from({ length: 8 }, (_, i) => 36 + i * 157);
  const rows = blocks.map((x, i) => {
    const kept = KEPT[i] !== undefined;
    const area = { x, y: ROW, width: BLOCK, height: BLOCK };
    const tone = hatch({ ...area, gap: kept ? 5 : 11, angle: Math.PI / 4 });
    return solid(box(x, ROW, BLOCK, BLOCK, 16), { tone, opacity: kept ? 0.75 : 0.3, edge: 3 });
  });
  const chain = blocks.slice(0, -1).map((x) => `M${x + BLOCK} ${ROW + BLOCK / 2}h${157 - BLOCK}`);
  const lifts = Object.entries(KEPT).map(([i, [x, y]]) =>
    hairline(
      threads({
        from: [blocks[i] + BLOCK / 2, ROW],
        to: [x, y],
        count: 15,
        spreadFrom: BLOCK - 24,
        spreadTo: 10,
      }),
      0.7,
      1.3,
    ),
  );
  const disc = circles(650, 232, 14, 392, 9, 0.31);
  const back = rosette(23, { cx: 650, cy: 232, radius: 660, rings: 30, petals: 7, squash: 0.62 });
  return [
    hairline(back, 0.12, 1.1),
    hairline(disc, 0.42),
    outline(`M258 232a392 121.5 0 1 0 784 0a392 121.5 0 1 0 -784 0Z`, 3),
    hairline(chain, 1, 4),
    ...lifts,
    ...rows,
    solid(circle(440, 214, 15), { edge: 4 }),
    solid(circle(846, 206, 15), { edge: 4 }),
    record(664, 262, 20),
  ].join("");
}
