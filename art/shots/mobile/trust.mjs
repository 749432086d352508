import { html } from "../../lib/html.mjs";
import { certifiers, NEEDED, people } from "../data/wallet.mjs";
import { avatar } from "../ui/avatar.mjs";
import { icon, seal } from "../ui/icon.mjs";
import { heading, mobileFrame, round } from "../ui/mobile-frame.mjs";
import { head } from "../ui/text.mjs";

const KNOWN = [people.idris, people.tomas, people.lena, people.june, { name: "Priya Sand", tint: 2 }];

const TEN = Array.from({ length: 10 }, (_, i) => i);

const certifier = ({ glyph, name, note, points }) => html`
  <div class="item">
    <span class="tintbox" style="width:40px;height:40px">${icon(glyph, 20)}</span>
    <div class="grow">
      <div class="strong">${name}</div><div class="t3 small">${note}</div>
      <div class="pips">${TEN.map((i) => html`<i class="${i < points && "full"}"></i>`)}</div>
    </div>
    <div class="points">${points}</div>
  </div>`;

const face = (person) => html`
  <div class="face">
    <span class="who">${avatar(person, 50)}<span class="tick">${seal(20)}</span></span>
    ${person.name.split(" ")[0]}
  </div>`;

export default () =>
  mobileFrame(
    "Trust",
    html`
      ${heading("Trust", round("list-checks"), round("plus"))}
      <section class="card need">
        <div class="row between"><h2>Needed to recognise someone</h2><b>${NEEDED}</b></div>
        <div class="slider" style="--at:50%"></div>
        <div class="row between t3 small">
          <span>Believe anyone</span><span>Ask for more</span>
        </div>
      </section>
      <div class="sub">${head("People you recognise", "5 of 7")}</div>
      <section class="card faces">${KNOWN.map(face)}</section>
      <div class="sub">${head("Certifiers", "you decide the points")}</div>
      <section class="card list">${certifiers.map(certifier)}</section>`,
  );
