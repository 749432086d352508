import { rosette, stroke } from "../../engrave/curves.mjs";
import { html } from "../../lib/html.mjs";
import { me } from "../data/wallet.mjs";
import { avatar } from "./avatar.mjs";
import { seal } from "./icon.mjs";

// The person's card: cobalt, engraved like a banknote, the seal as its single amber spot.
export function identityCard({ width, height, face = 50 }) {
  const lines = rosette(17, {
    cx: width * 0.8,
    cy: height * 0.16,
    radius: height * 0.86,
    rings: 34,
    petals: 9,
    inner: 0.24,
  });
  const part = (from, to) => me.key.slice(from, to);
  const key = `${part(0, 4)} ${part(4, 8)} … ${part(-8, -4)} ${part(-4)}`;
  return html`
    <div class="idcard" style="height:${height}px">
      <svg class="m" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">
        <defs>
          <radialGradient id="lit" cx=".9" cy="0" r="1.1">
            <stop stop-color="#4A70FA"/><stop offset=".4" stop-color="#2A55F5"/>
            <stop offset="1" stop-color="#1230B4"/>
          </radialGradient>
        </defs>
        <rect width="${width}" height="${height}" fill="url(#lit)"/>
        ${stroke(lines, 'stroke="#fff" stroke-opacity=".22" stroke-width=".7"')}
      </svg>
      <div class="row between">
        <b>Metanet ID</b><span class="row" style="gap:6px">${seal(18)}Checked</span>
      </div>
      <div class="row person">
        ${avatar(me, face)}
        <div><div class="name">${me.name}</div><div class="mono key">${key}</div></div>
      </div>
      <div class="row between foot">
        <span>4 checked, 1 waiting</span><span>Keys stay on this device</span>
      </div>
    </div>`;
}
