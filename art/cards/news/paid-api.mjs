// A coin between braces: ten sectors, and one of them is the price of a call.
import { hatch, rosette } from "../../engrave/curves.mjs";
import { circle, rays } from "../../engrave/shapes.mjs";

const [CX, CY, R] = [640, 360, 214];

const brace = (side, grow) => {
  const x = CX + side * (318 + grow * 0.4);
  const out = side * (70 + grow * 0.25);
  const h = 250 + grow * 0.55;
  return (
    `M${x} ${CY - h}c${out * 0.9} 0 ${out} 40 ${out} 92v${h - 172}` +
    `c0 50 ${side * 14} 76 ${side * 62} 80c${-side * 48} 4 ${-side * 62} 30 ${-side * 62} 80` +
    `v${h - 172}c0 52 ${-out * 0.1} 92 ${-out} 92`
  );
};

export default function draw({ ground, hairline, outline, solid }) {
  const start = -Math.PI / 2;
  const end = start + Math.PI / 5;
  const at = (angle, r) =>
    [CX + r * Math.cos(angle), CY + r * Math.sin(angle)].map((n) => n.toFixed(1)).join(" ");
  const inner = R - 44;
  const sector = `M${CX} ${CY}L${at(start, inner)}A${inner} ${inner} 0 0 1 ${at(end, inner)}Z`;
  const spokes = rays(CX, CY, 0, inner, 10, 0);
  const braces = [-1, 1].flatMap((side) =>
    [0, 12, 24, 36, 48].map((grow, i) => hairline([brace(side, grow)], 1 - i * 0.17, 5 - i)),
  );
  return [
    hairline(hatch({ x: 0, y: 0, width: 1280, height: 720, gap: 12, ripple: 9, length: 160 }), 0.14),
    ...braces,
    solid(circle(CX, CY, R), {
      tone: rays(CX, CY, R - 24, R, 150),
      opacity: 0.8,
      width: 2,
      edge: 4,
    }),
    outline(circle(CX, CY, R - 26), 2.5),
    solid(circle(CX, CY, inner), {
      tone: rosette(31, { cx: CX, cy: CY, radius: 214, rings: 40, petals: 10, inner: 0.08 }),
      opacity: 0.5,
      edge: 3,
    }),
    `<g transform="rotate(-90 ${CX} ${CY})">${hairline(spokes, 0.9, 2)}</g>`,
    `<path d="${sector}" fill="${ground.focus}"/>`,
    outline(sector, 3),
  ].join("");
}
