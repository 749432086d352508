import { html } from "../../lib/html.mjs";
import { diverFields, people } from "../data/wallet.mjs";
import { appIcon } from "../ui/app-icon.mjs";
import { avatar } from "../ui/avatar.mjs";
import { desktopFrame } from "../ui/desktop-frame.mjs";
import { icon, seal } from "../ui/icon.mjs";
import { label } from "../ui/text.mjs";

const GROUPS = [
  [
    "Needs you",
    [
      {
        app: "fathom",
        title: "Fathom asks for one field",
        text: "Competence level",
        when: "09:40",
        on: true,
        fresh: true,
      },
      {
        who: "lena",
        title: "Lena Ostrow sent $18.00",
        text: "Waiting in your inbox",
        when: "09:12",
        fresh: true,
      },
      {
        app: "partsbin",
        title: "Partsbin asks to spend",
        text: "Up to $1.00 a month",
        when: "08:55",
        fresh: true,
      },
    ],
  ],
  [
    "Earlier",
    [
      {
        proof: true,
        title: "Dive 212 is proven",
        text: "Block 976,204, countersigned by Idris Bako",
        when: "Tue",
      },
      {
        who: "noor",
        title: "Noor & Vance sent $310.00",
        text: "Accepted, in your balance",
        when: "Tue",
      },
      {
        proof: true,
        title: "Fit to dive received",
        text: "Signed by Slackwater Clinic",
        when: "Mon",
      },
      {
        who: "june",
        title: "June Hadley sent $450.00",
        text: "Accepted, in your balance",
        when: "Fri",
      },
    ],
  ],
];

const face = ({ app, who }) => {
  if (app) return appIcon(app, 36);
  if (who) return avatar(people[who], 36);
  return html`<span class="proofbox">${seal(22)}</span>`;
};

const item = (note) => html`
  <div class="row note ${note.on && "on"}">
    ${face(note)}
    ${label(note.title, note.text)}
    <div class="col meta t3 small">${note.when}<i class="${note.fresh && "fresh"}"></i></div>
  </div>`;

const field = (name) => {
  const asked = name === "Competence level";
  return html`
    <div class="row fieldrow ${asked && "asked"}">
      <span class="grow">${name}</span>
      ${asked ? html`<b>III</b>` : html`<span class="veil"></span>`}
      <span class="what row">
        ${icon(asked ? "eye" : "lock", 14, 2)}${asked ? "Shown" : "Private"}
      </span>
    </div>`;
};

const request = html`
  <section class="card detail">
    <div class="row" style="gap:14px">
      ${appIcon("fathom", 52)}
      <div>
        <div class="asktitle">Fathom asks for one field</div>
        <div class="t2">To open the supervisor’s log for dive 214</div>
      </div>
    </div>
    <div class="cert">
      <div class="row certhead">
        <span class="tintbox" style="width:36px;height:36px">${icon("anchor", 18)}</span>
        ${label("Commercial diver, level III", "Dive Trades Board, signature checked")}
        ${seal(22)}
      </div>
      ${diverFields.map(field)}
    </div>
    <p class="t2 reason">
      Fathom can check that the Board signed this certificate.
      It cannot read the five private fields.
    </p>
    <div class="row remember">
      ${label("Allow this field next time", "For Fathom only; withdraw it in Trust")}
      <span class="switch on"></span>
    </div>
    <div class="row actions">
      <span class="btn">Decline</span><span class="btn primary">Show one field</span>
    </div>
  </section>`;

export default () =>
  desktopFrame(
    "Notifications",
    html`
      <div class="row top">
        <h1 class="grow">Notifications</h1>
        <span class="btn">${icon("sliders-horizontal", 16)}Who may write to me</span>
      </div>
      <div class="panes fill">
        <section class="card notes">
          ${GROUPS.map(
            ([title, notes]) => html`
              <div class="group col" style="flex:${notes.length}">
                <div class="eyebrow">${title}</div>${notes.map(item)}
              </div>`,
          )}
        </section>
        ${request}
      </div>`,
  );
