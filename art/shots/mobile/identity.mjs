import { html } from "../../lib/html.mjs";
import { certificates } from "../data/wallet.mjs";
import { appIcon } from "../ui/app-icon.mjs";
import { icon, seal } from "../ui/icon.mjs";
import { identityCard } from "../ui/identity-card.mjs";
import { heading, mobileFrame, round } from "../ui/mobile-frame.mjs";
import { label } from "../ui/text.mjs";

const item = ({ glyph, name, by, pending }) => html`
  <div class="item">
    <span class="tintbox" style="width:39px;height:39px">${icon(glyph, 20)}</span>
    ${label(name, by)}
    ${pending ? html`<span class="pill">Waiting</span>` : seal(21)}
  </div>`;

export default () =>
  mobileFrame(
    "Identity",
    html`
      ${heading("Identity", round("scan-line"), round("plus"))}
      ${identityCard({ width: 354, height: 206, face: 50 })}
      <div class="row between sub"><h2>Certificates</h2><span class="link">Show a field</span></div>
      <div class="card list">${certificates.map(item)}</div>
      <div class="card row ask">
        ${appIcon("fathom", 42)}
        ${label("Fathom wants to see", "Your diver level, nothing else")}
        <span class="btn primary">Review</span>
      </div>`,
  );
