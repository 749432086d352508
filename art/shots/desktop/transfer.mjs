import { html } from "../../lib/html.mjs";
import { activity, balance, dailyBalance, money, people } from "../data/wallet.mjs";
import { appIcon } from "../ui/app-icon.mjs";
import { avatar } from "../ui/avatar.mjs";
import { balanceChart } from "../ui/balance-chart.mjs";
import { desktopFrame } from "../ui/desktop-frame.mjs";
import { dot, icon, proven } from "../ui/icon.mjs";
import { label } from "../ui/text.mjs";

const send = html`
  <section class="card send">
    <div class="seg"><span class="on">Send</span><span>Request</span></div>
    <div class="eyebrow" style="margin:18px 0 7px">To</div>
    <div class="field">
      ${avatar(people.idris, 38)}
      <div class="grow">
        <div class="strong" style="font-size:14px">${people.idris.name}</div>
        <div class="t3 small mono">${people.idris.short}</div>
      </div>
      ${proven("Diving supervisor")}
    </div>
    <div class="amount">
      <div class="big"><sup>$</sup>24<em>.00</em><i></i></div>
      <div class="t2" style="margin-top:8px">0.60 BSV at ${balance.rate}</div>
      <div class="row chips">
        <span>$5</span><span>$10</span><span class="on">$24</span><span>$50</span>
      </div>
    </div>
    <div class="field" style="height:44px">
      <span class="t3">${icon("message-square-text", 17)}</span>
      <span class="grow">Dive 214, countersign</span>
      <span class="row t3 small" style="gap:5px">${icon("lock", 13)}only Idris reads this</span>
    </div>
    <dl>
      <div><dt>Network fee</dt><dd>under $0.0001</dd></div>
      <div><dt>Arrives</dt><dd>in seconds, in Idris’s wallet</dd></div>
      <div class="sum"><dt>From balance</dt><dd>$24.00 and the fee</dd></div>
    </dl>
    <span class="btn primary wide">Send $24.00</span>
  </section>`;

const entry = ({ who, app, text, amount, when, waiting }) => html`
  <div class="row act">
    ${who ? avatar(people[who], 34) : appIcon(app, 34)}
    ${label(who ? people[who].name : app[0].toUpperCase() + app.slice(1), text)}
    <div class="right">
      <div class="strong">${money(amount, true)}</div>
      <div class="row t3 small" style="gap:6px">${when}${dot(!waiting, 7)}</div>
    </div>
  </div>`;

export default () =>
  desktopFrame(
    "Transfer",
    html`
      <div class="row top">
        <h1 class="grow">Transfer</h1>
        <span class="btn">${icon("qr-code", 16)}My code</span>
        <span class="btn">${icon("history", 16)}Full history</span>
      </div>
      <div class="two fill">
        ${send}
        <div class="col" style="gap:14px">
          <section class="card total">
            <div class="row between" style="align-items:flex-start">
              <div>
                <div class="eyebrow">Available</div>
                <div class="available">${balance.dollars}</div>
              </div>
              <span class="pill accent">${icon("trending-up", 13, 2.2)}$649.10 since 11 Nov</span>
            </div>
            ${balanceChart(dailyBalance, { width: 425, height: 96 })}
          </section>
          <section class="card grow list">
            <div class="row between listhead">
              <h2>Activity</h2>
              <span class="row t3 small" style="gap:6px">
                ${dot(false, 7)}on its way&ensp;${dot(true, 7)}proven in a block
              </span>
            </div>
            <div class="acts">${activity.map(entry)}</div>
          </section>
        </div>
      </div>`,
  );
