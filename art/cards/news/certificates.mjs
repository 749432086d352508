// A certificate with a roped border; every field is hatched over except one.
import { hatch, rope, rosette } from "../../engrave/curves.mjs";
import { box, circle } from "../../engrave/shapes.mjs";

const [X, Y, W, H] = [300, 92, 680, 536];
const SHOWN = 1;

export default function draw({ ground, hairline, outline, solid }) {
  const [l, t, r, b] = [X + 34, Y + 34, X + W - 34, Y + H - 34];
  const border = [
    [l, t, r, t],
    [r, t, r, b],
    [r, b, l, b],
    [l, b, l, t],
  ].flatMap(([x1, y1, x2, y2]) => rope({ x1, y1, x2, y2, swing: 13, pitch: 78, strands: 7 }));
  const medal = rosette(19, { cx: 806, cy: 440, radius: 98, rings: 30, petals: 14, inner: 0.16 });
  const fields = [0, 1, 2, 3].map((i) => {
    const y = Y + 92 + i * 76;
    const width = i === 0 ? 500 : 290;
    const bar = box(X + 88, y, width, 46, 12);
    if (i === SHOWN) return `<path d="${bar}" fill="${ground.focus}"/>`;
    const area = { x: X + 88, y, width, height: 46 };
    const tone = [...hatch({ ...area, gap: 8, angle: 0.9 }), ...hatch({ ...area, gap: 8, angle: -0.9 })];
    return solid(bar, { tone, opacity: 0.5, edge: 2.5 });
  });
  const read = `M${X + 112} ${Y + 192}h180`;
  const back = rosette(53, {
    cx: 640,
    cy: 360,
    radius: 820,
    rings: 52,
    petals: 16,
    inner: 0.36,
    depth: 0.4,
  });
  return [
    hairline(back, 0.17),
    solid(box(X, Y, W, H, 24), {
      tone: hatch({ x: X, y: Y, width: W, height: H, gap: 12, ripple: 4, length: 150 }),
      opacity: 0.16,
      edge: 4.5,
    }),
    hairline(border, 0.7, 1.3),
    ...[
      [l, t],
      [r, t],
      [r, b],
      [l, b],
    ].map(
      ([x, y]) =>
        solid(box(x - 20, y - 20, 40, 40, 8), { edge: 2.5 }) +
        hairline(
          [6, 11].map((size) => circle(x, y, size)),
          0.9,
          2,
        ),
    ),
    outline(box(X + 58, Y + 58, W - 116, H - 116, 8), 2),
    ...fields,
    `<path d="${read}" stroke="${ground.sign}" stroke-width="9" stroke-linecap="round"/>`,
    solid(circle(806, 440, 106), { edge: 0 }),
    hairline(medal, 0.8, 1.2),
  ].join("");
}
