// Five warehouses, one answer: the rings of the search close on the door with the part.
import { hatch, nest } from "../../engrave/curves.mjs";
import { box, circle, circles, cog } from "../../engrave/shapes.mjs";

const WIDTH = 226;
const FLOOR = 640;
const FOUND = 3;
const TALL = [276, 336, 300, 384, 290];

export default function draw({ hairline, outline, solid, record }) {
  const middle = (i) => 76 + i * WIDTH + WIDTH / 2;
  const [gx, gy] = [middle(FOUND), FLOOR - 118];
  const houses = TALL.map((height, i) => {
    const x = 76 + i * WIDTH;
    const top = FLOOR - height;
    const d = `M${x} ${FLOOR}V${top}L${x + WIDTH / 2} ${top - 66}L${x + WIDTH} ${top}V${FLOOR}Z`;
    const area = { x, y: top - 66, width: WIDTH, height: height + 66 };
    const found = i === FOUND;
    const tone = found
      ? circles(gx, gy, 110, 420, 9)
      : hatch({ ...area, gap: [9, 7, 10, 0, 8][i], angle: i % 2 ? 0 : Math.PI / 2 });
    const door = box(x + 58, FLOOR - 92, WIDTH - 116, 92);
    const slats = hatch({ x: x + 58, y: FLOOR - 92, width: 110, height: 92, gap: 13 });
    const closed = found ? "" : solid(door, { tone: slats, opacity: 0.7, edge: 3 });
    return solid(d, { tone, opacity: found ? 0.5 : 0.4, edge: 4 }) + closed;
  });
  const wheel = nest({
    cx: gx,
    cy: gy,
    outline: (angle, t) => (1 - t) * cog(10, 0.2)(angle) + t * 0.9,
    from: 104,
    to: 36,
    rings: 13,
    steps: 720,
  });
  return [
    hairline(circles(gx, gy, 130, 1100, 17), 0.26, 1.3),
    outline(`M0 ${FLOOR}h1280`, 4),
    ...houses,
    solid(wheel[0], { tone: wheel, opacity: 0.8, width: 1.4, edge: 4 }),
    solid(circle(gx, gy, 32), { edge: 3.5 }),
    record(gx, gy, 17, { ring: false }),
  ].join("");
}
