// A window with a landscape of lines in it; its next screens stand behind, one after another.
import { hatch, waves } from "../../engrave/curves.mjs";
import { box, circle } from "../../engrave/shapes.mjs";

const [X, Y, W, H] = [236, 168, 720, 448];

export default function draw({ ground, hairline, outline, solid }) {
  const behind = Array.from({ length: 7 }, (_, i) => {
    const k = 7 - i;
    return (
      solid(box(X + k * 26, Y - k * 17, W, H, 26), { edge: 0 }) +
      hairline([box(X + k * 26, Y - k * 17, W, H, 26)], 0.75 - k * 0.075, 1.8)
    );
  });
  const scene = waves(7, {
    width: 1400,
    height: 720,
    lines: 60,
    depth: 0.17,
    lift: 0.62,
    spread: 0.5,
  });
  const row = (i) => box(X + 36, Y + 102 + i * 54, 104, 18, 9);
  const rows = [0, 2, 3, 4].map(row);
  const lights = [0, 1, 2].map((i) => circle(X + 40 + i * 30, Y + 36, 8));
  return [
    hairline(hatch({ x: 0, y: 0, width: 1280, height: 720, gap: 13, ripple: 12, length: 420 }), 0.16),
    ...behind,
    solid(box(X, Y, W, H, 26), { tone: scene, opacity: 0.72, edge: 4 }),
    solid(`M${X} ${Y + 70}h178v${H - 70}h-152a26 26 0 0 1 -26 -26Z`, {
      tone: hatch({ x: X, y: Y, width: 178, height: H, gap: 6 }),
      opacity: 0.22,
      edge: 3,
    }),
    solid(`M${X} ${Y + 70}v-44a26 26 0 0 1 26 -26h${W - 52}a26 26 0 0 1 26 26v44Z`, { edge: 0 }),
    outline(box(X, Y, W, H, 26), 4),
    outline(`M${X} ${Y + 70}h${W}`, 3),
    outline(lights.join(""), 3),
    outline(rows.join(""), 2.6),
    `<path d="${row(1)}" fill="${ground.focus}"/>`,
  ].join("");
}
