import { tile } from "../../brand/mark.mjs";
import { html } from "../../lib/html.mjs";
import { balance, me } from "../data/wallet.mjs";
import { avatar } from "./avatar.mjs";
import { icon } from "./icon.mjs";

const NAV = [
  ["layout-grid", "Apps"],
  ["fingerprint", "Identity"],
  ["bell", "Notifications", 3],
  ["arrow-left-right", "Transfer"],
  ["shield-check", "Trust"],
  ["settings-2", "Settings"],
];

const entry =
  (active) =>
  ([glyph, name, count]) =>
    html`
  <div class="nav ${name === active && "on"}">
    ${icon(glyph, 17)}<span>${name}</span>${count && `<b>${count}</b>`}
  </div>`;

export const desktopFrame = (active, main) => html`
  <div class="win">
    <aside class="side">
      <div class="lights"><i></i><i></i><i></i></div>
      <div class="row brand">${tile(26)}Metanet Desktop</div>
      ${NAV.map(entry(active))}
      <div class="bal">
        <div class="row between eyebrow">Balance ${icon("eye", 14)}</div>
        <div class="balance">${balance.dollars}</div>
        <div class="t3 small">${balance.coins} at ${balance.rate}</div>
      </div>
      <div class="row me">
        ${avatar(me, 30)}
        <div class="grow">
          <div class="strong" style="font-size:13px">${me.name}</div>
          <div class="mono t3" style="font-size:11px">${me.short}</div>
        </div>
        <span class="t3">${icon("chevrons-up-down", 15)}</span>
      </div>
    </aside>
    <main class="main">${main}</main>
  </div>`;
