import { html } from "../../lib/html.mjs";
import { certificates, me } from "../data/wallet.mjs";
import { appIcon } from "../ui/app-icon.mjs";
import { desktopFrame } from "../ui/desktop-frame.mjs";
import { icon, proven } from "../ui/icon.mjs";
import { identityCard } from "../ui/identity-card.mjs";
import { head, label } from "../ui/text.mjs";

const SHOWN = [
  { app: "hands", name: "Show of Hands", fields: "Competence level", when: "Mon 16 Nov" },
  { app: "partsbin", name: "Partsbin", fields: "E-mail address", when: "Thu 12 Nov" },
  { app: "countersign", name: "Countersign", fields: "Holder name", when: "Mon 2 Nov" },
];
const PUBLIC = [
  ["Name", "Mara Ellison", true],
  ["Trade", "Commercial diver", true],
  ["E-mail address", "not published", false],
];

const WAITING = html`<span class="pill">${icon("clock", 13, 2)}Waiting</span>`;
const key = me.key.match(/.{1,4}/g);

const publicKey = html`
  <section class="card pad">
    <div class="row between">
      <h2>Identity key</h2><span class="row link">${icon("copy", 14)}Copy</span>
    </div>
    <div class="mono key">${key.map((part) => html`<span>${part}</span>`)}</div>
  </section>`;

const published = html`
  <section class="card pad fill col">
    <h2>What anyone can look up</h2>
    <div class="rows">
      ${PUBLIC.map(
        ([name, value, on]) => html`
          <div class="row line">
            <div class="grow">
              <div class="t3 small">${name}</div><div class="strong">${value}</div>
            </div>
            <span class="switch ${on && "on"}"></span>
          </div>`,
      )}
    </div>
  </section>`;

const certificate = ({ glyph, name, by, fields, pending }) => html`
  <div class="row line">
    <span class="tintbox" style="width:38px;height:38px">${icon(glyph, 19)}</span>
    ${label(name, by)}
    <span class="t2 fields">${fields} ${fields === 1 ? "field" : "fields"}</span>
    <span class="state">
      ${pending ? WAITING : proven("Checked")}
    </span>
  </div>`;

const disclosure = ({ app, name, fields, when }) => html`
  <div class="row line">
    ${appIcon(app, 34)}
    ${label(name, when)}
    <span class="pill">${icon("eye", 13, 2)}${fields}</span>
  </div>`;

export default () =>
  desktopFrame(
    "Identity",
    html`
      <div class="row top">
        <h1 class="grow">Identity</h1>
        <span class="btn">${icon("search", 16)}Look someone up</span>
        <span class="btn">${icon("plus", 16)}Add certificate</span>
      </div>
      <div class="split fill">
        <div class="col" style="gap:14px">
          ${identityCard({ width: 344, height: 210 })}
          ${publicKey} ${published}
        </div>
        <div class="col" style="gap:14px">
          <section class="card pad fill col">
            ${head("Certificates", "you choose each field that is shown")}
            <div class="rows">${certificates.map(certificate)}</div>
          </section>
          <section class="card pad">
            ${head("Shown so far", "one field each, nothing else")}
            <div class="rows shown">${SHOWN.map(disclosure)}</div>
          </section>
        </div>
      </div>`,
  );
