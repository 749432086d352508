import { html } from "../../lib/html.mjs";
import { icon } from "./icon.mjs";

const TABS = [
  ["fingerprint", "Identity"],
  ["vote", "Polls"],
  ["compass", "Browser"],
  ["shield-check", "Trust"],
  ["circle-user-round", "Profile"],
];

const battery = `<svg class="ic" width="27" height="13" viewBox="0 0 27 13">
  <rect x=".5" y=".5" width="22" height="12" rx="3.6" fill="none" stroke="currentColor"
    opacity=".45"/>
  <rect x="2" y="2" width="17" height="9" rx="2.2" fill="currentColor"/>
  <path d="M24 4.4v4.2c1-.3 1.6-1.1 1.6-2.1S25 4.7 24 4.4z" fill="currentColor" opacity=".5"/>
</svg>`;

export const status = html`
  <div class="status">
    <span>9:41</span>
    <span class="row" style="gap:6px">
      ${icon("signal", 17, 2.4)}${icon("wifi", 17, 2.4)}${battery}
    </span>
  </div>`;

const tabBar = (active) => html`
  <nav class="tabbar">
    ${TABS.map(
      ([glyph, name]) => html`
        <span class="${name === active && "on"}">
          ${icon(glyph, 24, name === active ? 2.1 : 1.75)}${name}
        </span>`,
    )}
  </nav>`;

export const round = (glyph) => html`<span class="round">${icon(glyph, 19)}</span>`;

export const heading = (title, ...actions) => html`
  <div class="row between heading">
    <h1>${title}</h1><div class="row" style="gap:9px">${actions}</div>
  </div>`;

export const mobileFrame = (active, body) => html`
  <div class="screen">${status}<div class="body">${body}</div>${tabBar(active)}</div>`;
