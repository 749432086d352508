import { html } from "../../lib/html.mjs";
import { certifiers, NEEDED } from "../data/wallet.mjs";
import { desktopFrame } from "../ui/desktop-frame.mjs";
import { icon, seal } from "../ui/icon.mjs";
import { head, label } from "../ui/text.mjs";
import { trustMap } from "../ui/trust-map.mjs";

const pips = (points) => Array.from({ length: 10 }, (_, i) => html`<i class="${i < points && "full"}"></i>`);

const certifier = ({ glyph, name, note, points }) => html`
  <div class="line">
    <div class="row" style="gap:13px">
      <span class="tintbox" style="width:38px;height:38px">${icon(glyph, 19)}</span>
      ${label(name, note)}
      <div class="points">${points}</div>
    </div>
    <div class="pips">${pips(points)}</div>
  </div>`;

export default () =>
  desktopFrame(
    "Trust",
    html`
      <div class="row top">
        <h1 class="grow">Trust</h1>
        <span class="btn">${icon("list-checks", 16)}App permissions</span>
        <span class="btn">${icon("plus", 16)}Add certifier</span>
      </div>
      <div class="split fill">
        <div class="col" style="gap:14px">
          <section class="card pad">
            <div class="row between">
              <h2>Needed to recognise someone</h2><span class="ask">${NEEDED} points</span>
            </div>
            <div class="slider" style="--at:50%;margin:18px 2px 12px"></div>
            <div class="row between t3 small">
              <span>Believe anyone</span><span>Ask for more</span>
            </div>
          </section>
          <section class="card pad fill col">
            ${head("Certifiers", "you decide the points")}
            <div class="rows">${certifiers.map(certifier)}</div>
          </section>
        </div>
        <section class="card pad col">
          ${head("Who you recognise", `${seal(14)}vouched for by ${NEEDED} points or more`)}
          ${trustMap({ width: 494, height: 500, inner: 108, outer: 196 })}
          <div class="row foot">
            <div><b>5</b><span class="t3 small">people recognised</span></div>
            <div><b>2</b><span class="t3 small">need a stronger certifier</span></div>
            <div><b>4</b><span class="t3 small">certifiers</span></div>
          </div>
        </section>
      </div>`,
  );
