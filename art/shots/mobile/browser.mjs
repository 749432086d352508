import { tile } from "../../brand/mark.mjs";
import { html } from "../../lib/html.mjs";
import { appIcon } from "../ui/app-icon.mjs";
import { diveProfile } from "../ui/dive-profile.mjs";
import { icon, proven, seal } from "../ui/icon.mjs";
import { status } from "../ui/mobile-frame.mjs";

const FIGURES = [
  ["28.4 m", "Deepest"],
  ["41 min", "To the stop"],
  ["9 °C", "Water"],
];
const TERMS = [
  ["Signed as", "Mara Ellison, diver level III"],
  ["Then sent to", "Idris Bako to countersign"],
  ["Network fee", "under $0.0001"],
];

const page = html`
  <div class="page">
    <div class="row" style="gap:11px">
      ${appIcon("fathom", 34)}<b class="grow">Fathom</b>${icon("menu", 22)}
    </div>
    <div class="row between" style="align-items:flex-end">
      <div><div class="t3 small">Northlight Yard, Wed 18 Nov</div><h1>Dive 214</h1></div>
      <span class="pill">Not signed yet</span>
    </div>
    ${diveProfile({ width: 350, height: 128 })}
    <div class="figures">
      ${FIGURES.map(([value, name]) => html`<div><b>${value}</b><span class="t3 small">${name}</span></div>`)}
    </div>
    <div class="row before">
      <span class="grow">Dive 213, Mon 16 Nov</span>${proven("Countersigned")}
    </div>
  </div>`;

const sheet = html`
  <div class="sheet">
    <i class="grip"></i>
    <div class="row" style="gap:13px">
      ${tile(44)}
      <div class="grow">
        <div class="title">Sign dive 214?</div><div class="t2">Asked by fathom.example</div>
      </div>
      ${seal(24)}
    </div>
    <dl>
      ${TERMS.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}
    </dl>
    <div class="row actions">
      <span class="btn">Not now</span><span class="btn primary">Sign entry</span>
    </div>
    <i class="homebar"></i>
  </div>`;

export default () => html`
  <div class="screen">
    ${status}
    <div class="row address">
      <span class="t2">${icon("chevron-left", 24)}</span>
      <div class="row bar">
        ${icon("lock", 14, 2)}<span>fathom.example</span>${icon("rotate-cw", 15, 2)}
      </div>
      <span class="t2">${icon("layers-2", 22)}</span>
    </div>
    ${page}${sheet}
  </div>`;
