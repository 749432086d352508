import { html } from "../../lib/html.mjs";
import { icon, proven } from "../ui/icon.mjs";
import { heading, mobileFrame, round } from "../ui/mobile-frame.mjs";
import { label } from "../ui/text.mjs";

const OPTIONS = [
  ["Mon 23 Nov", 9],
  ["Tue 24 Nov", 17, true],
  ["Wed 25 Nov", 5],
];
const CAST = 31;

const option = ([name, votes, mine]) => html`
  <div class="option ${mine && "mine"}">
    <i style="width:${((votes / CAST) * 100).toFixed(1)}%"></i>
    <span class="mark">${mine && icon("check", 14, 3)}</span>
    <span class="grow">${name}</span><b>${votes}</b>
  </div>`;

const open = html`
  <section class="card poll">
    <div class="row between eyebrow">
      <span>Harbor dive crew</span><span>closes Fri, 18:00</span>
    </div>
    <h3>Which day suits the hull inspection?</h3>
    ${OPTIONS.map(option)}
    <div class="row between t2 votes">
      <span>${CAST} of 48 certified divers voted</span>
      <span class="link">Change vote</span>
    </div>
    <div class="row record">${proven("Your vote is in block 976,311")}</div>
  </section>`;

const closed = html`
  <section class="card poll">
    <div class="row between eyebrow">
      <span>Dive supervisors</span><span>closed Mon 16 Nov</span>
    </div>
    <h3>Keep the Thursday safety talk?</h3>
    <div class="bar"><i style="flex:19"></i><i class="no" style="flex:5"></i></div>
    <div class="row between result">
      <span><b>19</b> keep it</span><span><b>5</b> drop it</span>
    </div>
    <div class="row between record">
      ${proven("24 of 24 votes recounted")}<span class="link">Recount</span>
    </div>
  </section>`;

const next = html`
  <section class="card row soon">
    <span class="tintbox" style="width:42px;height:42px">${icon("calendar-clock", 21)}</span>
    ${label("Spare pump, three bids", "Opens tomorrow at 08:00")}
    <span class="pill">6 voters</span>
  </section>`;

export default () =>
  mobileFrame("Polls", html`${heading("Polls", round("history"), round("plus"))}${open}${closed}${next}`);
