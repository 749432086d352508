import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { button, fields, long, type Mark, sign } from "../kit/parts";
import { asked, type Claim, type Game, type Shown, step, within } from "./play";
import type { Content } from "./words";

type Labels = Content["labels"];

export function view(game: Game, { labels, sample }: Content, verdict: Verdict): Html {
  const results = within(game);
  const isChecked = verdict.state !== "unchecked";
  const markOf = ({ broken }: Shown): Mark => (isChecked ? (broken ? "fail" : "pass") : "none");
  const most = Math.ceil(sample.radius / step) * step;
  const radius = labels.radius.replace("{km}", String(game.radius));
  return html`<div class="ex-split">
    <ol class="ex-chain ex-rows ex-stock">
      ${results.map(
        (result, at) => html`<li data-mark="${markOf(result)}">
          <div class="ex-terms">
            <p>${at + 1}. ${sample.yards[result.yard]?.name}</p>
            <code translate="yes">${far(result, labels)} · ${confirmedAgo(result, labels)}</code>
          </div>
          ${fields([
            { label: labels.pieces, value: String(result.stock.quantity) },
            { label: labels.record, value: state(result, isChecked, labels) },
          ])}
        </li>`,
      )}
    </ol>
    <div class="ex-side">
      <section>
        <p class="ex-party">${sample.part}</p>
        <p>${radius}</p>
        <input class="needs-js" type="range" min="${step}" max="${most}" step="${step}" value="${game.radius}"
          data-act="edit" data-do="reach" aria-label="${labels.slider}" aria-valuetext="${radius}">
      </section>
      <section>
        ${fields([{ label: labels.transaction, value: long(game.seal) }])}
        ${button("edit", "reserve", labels.reserve)}
        ${raced(game, isChecked, labels, sample.yards)}
      </section>
    </div>
  </div>`;
}

/** Two reservations of one record. */
const raced = ({ claims }: Game, isChecked: boolean, labels: Labels, yards: { name: string }[]) =>
  claims[0] &&
  html`<p>${yards[claims[0].yard]?.name}</p>
    <ul class="ex-list">${claims.map((claim) => promised(claim, isChecked, labels))}</ul>`;

const far = ({ km }: Shown, labels: Labels) => labels.away.replace("{km}", String(Math.round(km)));

const confirmedAgo = ({ stock }: Shown, labels: Labels) => {
  const hours = Math.round((asked - stock.asOf) / 3600);
  return hours === 0 ? labels.now : labels.hours.replace("{hours}", String(hours));
};

const reasons = { forged: "forged", stale: "spent", grown: "grown", twice: "second" } as const;

/** The result of a record's check. */
function state({ broken }: Shown, isChecked: boolean, labels: Labels): Html | string {
  if (!isChecked) return labels.waiting;
  const result = broken ? labels[reasons[broken]] : labels.sound;
  return html`<span class="ex-sum" ${broken && { html: "data-broken" }}>${sign(broken ? "fail" : "pass")}${result}</span>`;
}

/** What one of the two buyers was told, and whether it is true. */
function promised({ buyer, broken, isPromised }: Claim, isChecked: boolean, labels: Labels): Html {
  const answer = isPromised ? labels.promised : labels.declined;
  const isSo = isPromised === (broken === undefined);
  return html`<li data-mark="${isChecked && !isSo ? "fail" : "none"}">
    <span>${labels[buyer]}</span><b>${answer}</b>${isChecked && sign(isSo ? "pass" : "fail")}
  </li>`;
}
