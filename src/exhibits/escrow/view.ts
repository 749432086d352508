import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { KitWords, Verdict } from "../kit/exhibit";
import { brokenIn, brokenMark, fields, long, type Mark, markAt, notReached } from "../kit/parts";
import { type Game, parties, payeeOf, termsOf } from "./play";
import { type Line, lines } from "./run";
import type { Content } from "./words";

type Labels = Content["labels"];

/** The script lines that each way runs through, in order. */
const ways: Record<Game["attempt"]["way"], Line[]> = {
  settle: ["settle"],
  refund: ["same", "waits", "late", "refund"],
};

/** The mark of a line: passed, or where the interpreter stopped. Lines of the other way are not run. */
function markOf(name: Line, { attempt }: Game, verdict: Verdict): Mark {
  const way = ways[attempt.way];
  const failing = way.indexOf(brokenIn(verdict)?.says as Line);
  return way.includes(name) ? markAt(verdict, way.indexOf(name), failing) : "none";
}

export function view(game: Game, { labels }: Content, verdict: Verdict, words: KitWords): Html {
  const code = lines(termsOf(game.deadline));
  const sentences: Record<Line, string> = {
    settle: labels.lineSettle,
    same: labels.lineSame,
    waits: labels.lineWaits,
    late: labels.lineLate.replaceAll("{date}", moment(game.deadline)),
    refund: labels.lineRefund,
  };
  return html`<div class="ex-split">
    <div><ol class="ex-chain">
      ${(Object.keys(code) as Line[]).map(
        (name) => html`<li data-mark="${markOf(name, game, verdict)}">
          <div class="ex-terms"><p>${sentences[name]}${notReached(markOf(name, game, verdict), words)}</p><code translate="no">${shortened(code[name])}</code></div>
        </li>`,
      )}
    </ol><div class="ex-facts">${facts(game, labels, verdict)}</div></div>
    <div class="ex-side">
      <section>${chart(game, labels, verdict)}</section>
      <section>${controls(game, labels)}</section>
    </div>
  </div>`;
}

/** Shortens keys and the like, so that each line fits; the code below has them in full. */
const shortened = (line: string) =>
  line.replace(/\b([0-9a-f]{6})[0-9a-f]{20,}([0-9a-f]{4})\b/g, "$1\u2060…\u2060$2").replaceAll("OP_", "");

const moment = (seconds: number) =>
  `${new Date(seconds * 1000).toISOString().slice(0, 16).replace("T", " ")} UTC`;

/** The three states that the coins can be in. */
function chart({ attempt }: Game, labels: Labels, verdict: Verdict): Html {
  const moved = verdict.state === "holds";
  const states = [
    { name: labels.held, on: !moved },
    { name: labels.toSeller, on: moved && payeeOf(attempt) === "seller" },
    { name: labels.toBuyer, on: moved && payeeOf(attempt) === "buyer" },
  ];
  return html`<ul class="ex-states">
    ${states.map(({ name, on }) => html`<li ${on && { html: 'aria-current="step"' }}>${name}</li>`)}
  </ul>`;
}

/** Checkboxes: who signs, and whether the deadline has passed. */
const controls = ({ signers, late }: Game, labels: Labels) => html`<ul class="ex-list">
  ${parties.map((party, at) => box("sign", at, labels[party], signers.includes(party)))}
  ${box("wait", 0, labels.passed, late)}
</ul>`;

const box = (does: string, at: number, label: string, on: boolean) => html`<li class="needs-js">
  <label>
    <input type="checkbox" data-act="edit" data-do="${does}" data-at="${at}" ${on && { html: "checked" }}>
    <span>${label}</span>
  </label>
</li>`;

const facts = (
  { lock, attempt: { signers, lockTime, sequence, unlock } }: Game,
  labels: Labels,
  verdict: Verdict,
) => {
  const markIf = (step: string) => (brokenIn(verdict)?.says === step ? brokenMark(verdict) : "none");
  return fields([
    { label: labels.signed, value: signers.map((party) => labels[party]).join(", ") },
    { label: labels.lockTime, value: lockTime === 0 ? labels.none : moment(lockTime) },
    { label: labels.sequence, value: html`<code translate="no">${sequence.toString(16)}</code>` },
    { label: labels.unlock, value: long(unlock, "attempt.unlock"), mark: markIf("unlock") },
    { label: labels.lock, value: long(lock, "lock"), mark: markIf("lock") },
  ]);
};
