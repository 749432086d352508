import { html } from "../../lib/html.mjs";
import { certifiers, me, NEEDED, people } from "../data/wallet.mjs";
import { avatar } from "./avatar.mjs";
import { icon, seal } from "./icon.mjs";

// Inner ring: certifiers, by angle. Outer ring: people and who vouches for them.
const ANGLES = [-62, 28, 118, 208];
const OUTER = [
  { who: people.idris, by: 0, angle: -96 },
  { who: people.tomas, by: 0, angle: -38 },
  { who: people.lena, by: 1, angle: 6 },
  { who: people.june, by: 1, angle: 50 },
  { who: { name: "Priya Sand", tint: 2 }, by: 2, angle: 118 },
  { who: null, by: 3, angle: 184 },
  { who: null, by: 3, angle: 230 },
];

export function trustMap({ width, height, inner, outer, squash = 1 }) {
  const at = (angle, radius) => {
    const a = (angle * Math.PI) / 180;
    return [width / 2 + radius * Math.cos(a), height / 2 + radius * squash * Math.sin(a)];
  };
  const centre = [width / 2, height / 2];
  const link = ([x1, y1], [x2, y2], known) =>
    `<path d="M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}" stroke="${
      known ? "var(--proof)" : "var(--line2)"
    }" stroke-width="${known ? 1.8 : 1.4}" ${known ? "" : 'stroke-dasharray="3 5"'}/>`;
  const ring = (r) =>
    `<ellipse cx="${centre[0]}" cy="${centre[1]}" rx="${r}" ry="${r * squash}"
      stroke="var(--line)" stroke-width="1"/>`;
  const place = ([x, y], inside) =>
    html`<div class="spot" style="left:${Math.round(x)}px;top:${Math.round(y)}px">${inside}</div>`;

  const lines = [
    ...certifiers.map((c, i) => link(centre, at(ANGLES[i], inner), c.points >= NEEDED)),
    ...OUTER.map(({ by, angle }) =>
      link(at(ANGLES[by], inner), at(angle, outer), certifiers[by].points >= NEEDED),
    ),
  ];
  const points = certifiers.map((c, i) =>
    place(at(ANGLES[i], inner), html`<span class="hub">${icon(c.glyph, 20)}<i>${c.points}</i></span>`),
  );
  const faces = OUTER.map(({ who, angle }) => {
    // Names at the top of the ring stand above their faces, clear of the links.
    const side = Math.sin((angle * Math.PI) / 180) < -0.6 ? "above" : "";
    return place(
      at(angle, outer),
      who
        ? html`${avatar(who, 42)}<span class="tick">${seal(17)}</span>
            <em class="${side}">${who.name}</em>`
        : html`<span class="unknown">${icon("user-round", 18)}</span>
            <em class="t3 ${side}">Not recognised</em>`,
    );
  });
  return html`
    <div class="map" style="width:${width}px;height:${height}px">
      <svg width="${width}" height="${height}" fill="none">
        ${ring(inner)}${ring(outer)}${lines}
      </svg>
      ${points}${faces}
      ${place(centre, html`<span class="self">${avatar(me, 54)}</span>`)}
    </div>`;
}
