import { html } from "../../lib/html.mjs";
import { appIcon } from "../ui/app-icon.mjs";
import { desktopFrame } from "../ui/desktop-frame.mjs";
import { icon } from "../ui/icon.mjs";
import { head, label } from "../ui/text.mjs";
import { themes } from "../ui/tokens.mjs";

const FACTORS = [
  ["smartphone", "Phone code", "Sent to the number ending 4471"],
  ["key-round", "Password", "Never leaves this computer"],
  ["file-key-2", "Recovery key", "On paper, last checked on 2 Nov"],
];
const LIMITS = [
  { app: "coinslot", name: "Coinslot", used: 0.41, limit: 5 },
  { app: "postbox", name: "Postbox", used: 0.98, limit: 2 },
  { app: "countersign", name: "Countersign", used: 0.3, limit: 1 },
  { app: "hands", name: "Show of Hands", used: 0.04, limit: 0.5 },
];
const STORES = [
  ["cloud", "Harbor Storage", "Active, synced at 09:40"],
  ["hard-drive", "This computer", "Backup, synced at 09:40"],
];

const LOCAL = [
  ["plug-zap", "Let apps on this computer connect", "Local port 3321, each app asks first", true],
  ["log-in", "Open at log-in", "Ready before the first app asks", true],
  ["refresh-cw", "Update by itself", "Installed when you next restart", false],
];

const state = (on) => {
  if (on === undefined) return icon("check", 18, 2);
  return html`<span class="switch ${on && "on"}"></span>`;
};

const line = ([glyph, name, note, on]) => html`
  <div class="row line">
    <span class="tintbox" style="width:36px;height:36px">${icon(glyph, 18)}</span>
    ${label(name, note)}
    <span class="t2">${state(on)}</span>
  </div>`;

// A tiny window drawn with one theme's own colours.
const preview = (theme) => {
  const c = themes[theme];
  const border = theme === "light" ? "#C5CEE0" : "#333C50";
  return html`<svg class="ic" viewBox="0 0 112 70" width="112" height="70">
    <rect x=".5" y=".5" width="111" height="69" rx="9" fill="${c.bg}" stroke="${border}"/>
    <path d="M10 1h22v68H10a9 9 0 0 1-9-9V10a9 9 0 0 1 9-9z" fill="${c.side}"/>
    <rect x="8" y="12" width="16" height="4" rx="2" fill="${c.accent}"/>
    <rect x="8" y="22" width="16" height="4" rx="2" fill="${c.text3}" opacity=".5"/>
    <rect x="8" y="32" width="16" height="4" rx="2" fill="${c.text3}" opacity=".5"/>
    <rect x="40" y="12" width="62" height="20" rx="5" fill="${c.accent}" opacity=".9"/>
    <rect x="40" y="38" width="28" height="22" rx="5" fill="${c.surface}" stroke="${border}"/>
    <rect x="74" y="38" width="28" height="22" rx="5" fill="${c.surface}" stroke="${border}"/>
  </svg>`;
};

const look = (theme) => html`
  <section class="card pad">
    <h2>Appearance</h2>
    <div class="row looks">
      ${["light", "dark"].map(
        (name) => html`
          <div class="look ${name === theme && "on"}">
            ${preview(name)}<span>${name === "light" ? "Light" : "Dark"}</span>
          </div>`,
      )}
      <div class="grow col options">
        <div class="row between">
          <span>Amounts in</span><span class="pill accent">Dollars</span>
        </div>
        <div class="row between"><span>Language</span><span class="pill">English</span></div>
        <div class="row between"><span>Hide balance</span><span class="switch"></span></div>
      </div>
    </div>
  </section>`;

const limit = ({ app, name, used, limit: top }) => html`
  <div class="row line">
    ${appIcon(app, 36)}
    <div class="grow">
      <div class="row between">
        <span class="strong">${name}</span>
        <span class="t2 small">$${used.toFixed(2)} of $${top.toFixed(2)}</span>
      </div>
      <div class="meter"><i style="width:${((used / top) * 100).toFixed(1)}%"></i></div>
    </div>
  </div>`;

export default (theme) =>
  desktopFrame(
    "Settings",
    html`
      <div class="row top">
        <h1 class="grow">Settings</h1>
        <span class="btn">${icon("download", 16)}Export my data</span>
      </div>
      <div class="halves fill">
        <div class="col" style="gap:14px">
          <section class="card pad fill col">
            ${head("Unlocking", "any two of these three")}
            <div class="rows">${FACTORS.map(line)}</div>
          </section>
          ${look(theme)}
          <section class="card pad local col">
            <h2>This computer</h2>
            <div class="rows">${LOCAL.map(line)}</div>
          </section>
        </div>
        <div class="col" style="gap:14px">
          <section class="card pad">
            <div class="row between">
              <h2>Ask me before spending over</h2><span class="ask">$1.00</span>
            </div>
            <div class="slider" style="--at:38%;margin:18px 2px 12px"></div>
            <div class="row between t3 small"><span>Every time</span><span>$10.00</span></div>
          </section>
          <section class="card pad fill col">
            ${head("Monthly limit by app", "November")}
            <div class="rows">${LIMITS.map(limit)}</div>
          </section>
          <section class="card pad stores col">
            ${head("Wallet storage", "records here, keys never")}
            <div class="rows">${STORES.map(line)}</div>
          </section>
        </div>
      </div>`,
  );
