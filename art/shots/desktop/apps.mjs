import { pathToFileURL } from "node:url";
import { html } from "../../lib/html.mjs";
import { ART } from "../../lib/paths.mjs";
import { apps } from "../data/wallet.mjs";
import { appIcon } from "../ui/app-icon.mjs";
import { desktopFrame } from "../ui/desktop-frame.mjs";
import { icon, seal } from "../ui/icon.mjs";

const SHIP = pathToFileURL(`${ART}/shots/assets/provenance-maritime-cutout.png`).href;
const TABS = ["All", "Messaging", "Trades", "Legal", "Media", "Games"];

const featured = html`
  <section class="feat">
    <div class="copy">
      <span class="tag">Featured this week</span>
      <h3>Follow every crate,<br>from quay to shelf</h3>
      <p>Tideline records each handover, so a buyer can check the whole journey.</p>
      <div class="row" style="gap:10px">
        <span class="btn white">Get Tideline</span><span class="btn glass">Details</span>
      </div>
    </div>
    <img src="${SHIP}" alt="">
  </section>`;

const card = ({ id, name, line, open, checked }) => html`
  <div class="app card">
    ${appIcon(id, 48)}
    <div class="grow">
      <div class="row name">${name}${checked && seal(15)}</div>
      <div class="t2" style="font-size:12.5px">${line}</div>
    </div>
    <span class="get ${open && "open"}">${open ? "Open" : "Get"}</span>
  </div>`;

export default () =>
  desktopFrame(
    "Apps",
    html`
      <div class="row top">
        <h1 class="grow">Apps</h1>
        <div class="search">${icon("search", 16)}Search apps<span class="kbd">⌘K</span></div>
      </div>
      ${featured}
      <div class="row between head">
        <div class="row" style="gap:12px">
          <h2>For you</h2>
          <span class="row t3 small" style="gap:5px">${seal(14)}publisher checked</span>
        </div>
        <div class="row tabs">
          ${TABS.map((tab, i) => html`<span class="${i === 0 && "on"}">${tab}</span>`)}
        </div>
      </div>
      <div class="grid fill">${apps.map(card)}</div>`,
  );
