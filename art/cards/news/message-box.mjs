// An envelope whose four folds carry four tones; the wax is the recipient's key.
import { hatch, rosette } from "../../engrave/curves.mjs";
import { box, circle } from "../../engrave/shapes.mjs";

const [X, Y, W, H] = [318, 158, 644, 420];
const [CX, CY] = [640, 386];

export default function draw({ ground, hairline, outline, solid }) {
  const area = { x: X, y: Y, width: W, height: H };
  const wax = rosette(5, { cx: CX, cy: CY, radius: 112, rings: 22, petals: 12, inner: 0.62 });
  const bit = `M${CX} ${CY - 2}v54M${CX} ${CY + 30}h18M${CX} ${CY + 50}h22`;
  const key = circle(CX, CY - 22, 20) + bit;
  const back = rosette(37, {
    cx: CX,
    cy: 368,
    radius: 780,
    rings: 50,
    petals: 11,
    inner: 0.3,
    depth: 0.4,
  });
  return [
    hairline(back, 0.2),
    solid(box(X, Y, W, H, 26), { tone: hatch({ ...area, gap: 7, angle: 0 }), opacity: 0.35 }),
    solid(`M${X + 8} ${Y + H - 10}L${CX - 40} ${CY - 30}L${X + 4} ${Y + 16}Z`, {
      tone: hatch({ ...area, gap: 8, angle: 0.95, ripple: 3, length: 80 }),
      opacity: 0.5,
      edge: 3,
    }),
    solid(`M${X + W - 8} ${Y + H - 10}L${CX + 40} ${CY - 30}L${X + W - 4} ${Y + 16}Z`, {
      tone: hatch({ ...area, gap: 8, angle: -0.95, ripple: 3, length: 80 }),
      opacity: 0.5,
      edge: 3,
    }),
    solid(`M${X + 8} ${Y + H - 8}L${CX - 24} ${CY - 44}q24 -20 48 0L${X + W - 8} ${Y + H - 8}Z`, {
      tone: hatch({ ...area, gap: 6, angle: 0 }),
      opacity: 0.55,
      edge: 3,
    }),
    solid(`M${X + 10} ${Y + 8}L${CX - 30} ${CY + 6}q30 26 60 0L${X + W - 10} ${Y + 8}Z`, {
      tone: hatch({ ...area, gap: 11, angle: 0, ripple: 6, length: 130 }),
      opacity: 0.6,
      edge: 4,
    }),
    outline(box(X, Y, W, H, 26), 4.5),
    solid(circle(CX, CY, 112), { tone: wax, opacity: 0.65, edge: 0 }),
    `<circle cx="${CX}" cy="${CY}" r="68" fill="${ground.focus}"/>`,
    outline(circle(CX, CY, 68), 3),
    `<path d="${key}" fill="none" stroke="${ground.sign}" stroke-width="9" stroke-linecap="round"/>`,
  ].join("");
}
