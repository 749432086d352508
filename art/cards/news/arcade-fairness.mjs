// A joystick over two sets of rings that agree: the seed published before, the result after.
import { hatch } from "../../engrave/curves.mjs";
import { circle, circles } from "../../engrave/shapes.mjs";

const [CX, BALL, R] = [640, 216, 118];
// The lit button, seen at the same slant as the plate.
const LAMP = "M818 562a42 14 0 0 1 84 0v12a42 14 0 0 1 -84 0Z";

export default function draw({ ground, hairline, solid }) {
  const before = circles(510, 300, 40, 900, 13);
  const after = circles(770, 300, 40, 900, 13);
  // Rings that drift to the upper left as they shrink make the ball round.
  const globe = Array.from({ length: 19 }, (_, i) => {
    const t = i / 18;
    return circle(CX - 34 * (1 - t), BALL - 40 * (1 - t), 6 + t * (R - 4));
  });
  return [
    hairline(before, 0.2),
    hairline(after, 0.2),
    '<g transform="translate(45 6) scale(.93)">',
    solid(`M236 560a404 112 0 0 0 808 0v40a404 112 0 0 1 -808 0Z`, {
      tone: hatch({ x: 236, y: 540, width: 808, height: 200, gap: 9, angle: Math.PI / 2 }),
      opacity: 0.6,
      edge: 4,
    }),
    solid(circle(CX, 560, 404, 112), {
      tone: circles(CX, 560, 70, 404, 11, 112 / 404),
      opacity: 0.5,
      edge: 4,
    }),
    solid(circle(CX, 552, 104, 32), { tone: circles(CX, 552, 30, 104, 8, 0.31), edge: 4 }),
    solid(`M616 300h48v248a24 8 0 0 1 -48 0Z`, {
      tone: hatch({ x: 616, y: 300, width: 48, height: 260, gap: 5, angle: Math.PI / 2 }),
      opacity: 0.75,
      edge: 4,
    }),
    solid(circle(CX, BALL, R), { tone: globe, opacity: 0.75, width: 1.6, edge: 4.5 }),
    solid(circle(860, 578, 62, 20), { edge: 3.5 }),
    `<path d="${LAMP}" fill="${ground.focus}"/>`,
    "</g>",
  ].join("");
}
