import { html } from "../../lib/html.mjs";
import { balance, dailyBalance, me } from "../data/wallet.mjs";
import { avatar } from "../ui/avatar.mjs";
import { balanceChart } from "../ui/balance-chart.mjs";
import { icon, seal } from "../ui/icon.mjs";
import { heading, mobileFrame, round } from "../ui/mobile-frame.mjs";

const ROWS = [
  ["gauge", "Spending", "Ask over $1.00"],
  ["lock-keyhole", "Unlocking", "2 of 3 factors"],
  ["cloud", "Wallet storage", "Synced 09:40"],
  ["app-window", "App permissions", "6 apps"],
];
const APPEARANCE = {
  light: ["sun", "Appearance", "Light"],
  dark: ["moon", "Appearance", "Dark"],
};

const row = ([glyph, name, value]) => html`
  <div class="item">
    <span class="tintbox" style="width:38px;height:38px">${icon(glyph, 19)}</span>
    <span class="grow strong">${name}</span><span class="t2">${value}</span>
    <span class="t3">${icon("chevron-right", 17)}</span>
  </div>`;

export default (theme) =>
  mobileFrame(
    "Profile",
    html`
      ${heading("Profile", round("qr-code"))}
      <div class="row person">
        <span class="who">${avatar(me, 66)}<span class="tick">${seal(25)}</span></span>
        <div class="grow">
          <div class="name">${me.name}</div><div class="mono t2">${me.short}</div>
        </div>
        <span class="pill">Edit</span>
      </div>
      <section class="card money">
        <div class="row between eyebrow"><span>Balance</span><span>since 11 Nov</span></div>
        <div class="row between figure">
          <b>${balance.dollars}</b>
          <span class="pill accent">${icon("trending-up", 14, 2.2)}$649.10</span>
        </div>
        <div class="t3 small">${balance.coins} at ${balance.rate}</div>
        ${balanceChart(dailyBalance, { width: 352, height: 112 })}
        <div class="row actions">
          <span class="btn primary">${icon("arrow-up-right", 18, 2)}Send</span>
          <span class="btn">${icon("arrow-down-left", 18, 2)}Receive</span>
        </div>
      </section>
      <section class="card list">
        ${[...ROWS, APPEARANCE[theme]].map(row)}
      </section>`,
  );
