import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { brokenIn, brokenMark, button, fields, long, type Mark, markAt, sign } from "../kit/parts";
import { idOf, isSo } from "../provenance/run";
import { asked, type Claim, type Game, type Shown, step, within } from "./play";
import type { Content } from "./words";

type Labels = Content["labels"];

export function view(game: Game, { labels, sample }: Content, verdict: Verdict): Html {
  const results = within(game);
  const most = Math.ceil(sample.radius / step) * step;
  const radius = labels.radius.replace("{km}", String(game.radius));
  return html`<div class="ex-split">
    <ol class="ex-chain ex-rows ex-stock">
      ${results.map(
        (result, at) => html`<li data-mark="${markOf(at, verdict)}">
          <div class="ex-terms">
            <p>${at + 1}. ${sample.yards[result.yard]?.name}</p>
            <code translate="yes">${far(result, labels)} · ${confirmedAgo(result, labels)}</code>
          </div>
          ${fields([
            { label: labels.pieces, value: String(result.stock.quantity) },
            { label: labels.script, value: long(result.lock, `shown.${game.shown.indexOf(result)}.lock`) },
            {
              label: labels.signature,
              value: long(result.unlock, `shown.${game.shown.indexOf(result)}.unlock`),
            },
            { label: labels.record, value: state(markOf(at, verdict), brokenIn(verdict)?.says, labels) },
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
        ${raced(game, verdict, labels, sample.yards)}
      </section>
    </div>
  </div>`;
}

/** Where the check stopped: a result's number, or the reservations, which come after all results. */
function markOf(at: number, verdict: Verdict): Mark {
  const broken = brokenIn(verdict);
  if (broken && broken.at === undefined) return broken.says === "twice" ? "pass" : "none";
  return markAt(verdict, at + 1, broken?.at ?? 0);
}

/** Two reservations of one record, and the one that the list has. */
const raced = (game: Game, verdict: Verdict, labels: Labels, yards: { name: string }[]) => {
  const [claim] = game.claims;
  const [outpoint = ""] = Object.keys(game.spentOnThisPage);
  const spender = game.spentOnThisPage[outpoint] ?? "";
  return (
    claim &&
    html`<p>${yards[claim.yard]?.name}</p>
    <ul class="ex-list">${game.claims.map((one) => promised(one, spender, verdict, labels))}</ul>
    ${fields([{ label: labels.spender, value: long(spender, `spentOnThisPage.${outpoint}`) }])}`
  );
};

const far = ({ km }: Shown, labels: Labels) => labels.away.replace("{km}", String(Math.round(km)));

const confirmedAgo = ({ stock }: Shown, labels: Labels) => {
  const hours = Math.round((asked - stock.asOf) / 3600);
  return hours === 0 ? labels.now : labels.hours.replace("{hours}", String(hours));
};

const reasons: Record<string, "forged" | "spent" | "grown"> = {
  forged: "forged",
  stale: "spent",
  grown: "grown",
};

/** The result of a record's check. */
function state(mark: Mark, says: string | undefined, labels: Labels): Html | string {
  if (mark === "none" || mark === "later") return labels.waiting;
  const reason = mark === "pass" ? undefined : reasons[says ?? ""];
  return html`<span class="ex-sum" ${mark === "fail" && { html: "data-broken" }}>${sign(mark)}${reason ? labels[reason] : labels.sound}</span>`;
}

/** What one of the two buyers was told, and whether it is true by the list. */
function promised(claim: Claim, spender: string, verdict: Verdict, labels: Labels): Html {
  const { buyer, isPromised } = claim;
  const isTrue = isPromised === isSo(() => idOf(claim) === spender);
  const isReached = verdict.state === "holds" || brokenIn(verdict)?.says === "twice";
  const mark = isReached && !isTrue ? brokenMark(verdict) : "none";
  return html`<li data-mark="${mark}">
    <span>${labels[buyer]}</span><b>${isPromised ? labels.promised : labels.declined}</b>${isReached && sign(isTrue ? "pass" : brokenMark(verdict))}
  </li>`;
}
