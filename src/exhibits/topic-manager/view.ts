import type { Html } from "../../shared/compiled";
import { html } from "../html";
import type { Verdict } from "../kit/exhibit";
import { button, fields, long, type Mark, seal, sign } from "../kit/parts";
import type { Content } from ".";
import { type Game, type Sample, whole } from "./play";
import { type Line, lines } from "./run";

type Labels = Content["labels"];

export function view(game: Game, { labels, sample: { choose, topic } }: Content, verdict: Verdict): Html {
  const { tag, samples, answers, wanted, rule } = game;
  const markAt = (at: number): Mark =>
    verdict.state === "unchecked"
      ? "none"
      : isAdmitted(answers, at) === isAdmitted(wanted, at)
        ? "pass"
        : "fail";
  return html`<div class="ex-split">
    <ol class="ex-chain ex-rows">
      ${samples.map(
        (sample, at) => html`<li data-mark="${markAt(at)}">
          <div class="ex-terms">
            <p>${at + 1}. ${titled(sample, tag === sample.tag ? labels.record : labels.elsewhere)}</p>
            <code translate="yes">${told(sample, labels)}</code>
          </div>
          ${fields([
            { label: labels.wanted, value: decision(wanted, at, labels) },
            { label: labels.decided, value: answered(markAt(at), decision(answers, at, labels)) },
          ])}
        </li>`,
      )}
    </ol>
    <div class="ex-side">
      <section>
        <p class="ex-party">${topic}</p>
        <p>${labels.rule}</p>
        ${choose ? choices(rule, labels) : asked(labels)}
        ${choose && button("edit", "clear", labels.clear)}
      </section>
      <section>${seal(game.seal)}${fields([{ label: labels.transaction, value: long(game.seal) }])}</section>
    </div>
  </div>`;
}

const isAdmitted = (answers: Game["answers"], at: number) => answers?.[at] === undefined;

const titled = ({ name, number }: Sample, label: string) =>
  label.replace("{name}", name).replace("{number}", String(number));

/** What the record says of itself. */
const told = ({ tag, signer, after }: Sample, labels: Labels) =>
  [
    tag,
    labels[signer],
    after === undefined ? labels.opens : labels.spends.replace("{at}", String(after + 1)),
  ].join(" · ");

const reasons = {
  format: "notFormat",
  signed: "notSigned",
  follows: "notFollows",
  fresh: "notFresh",
  known: "notKnown",
} as const;

function decision(answers: Game["answers"], at: number, labels: Labels): string {
  if (!answers) return labels.waiting;
  const broken = answers[at];
  return broken ? labels[reasons[broken]] : labels.admitted;
}

/** What comes of a record, with a sign for whether that is as it should be. */
const answered = (mark: Mark, answer: string) =>
  html`<span class="ex-sum" ${mark === "fail" && { html: "data-broken" }}>${mark !== "none" && sign(mark)}${answer}</span>`;

/** The lines that are offered, in the order in which they are asked. */
const choices = (rule: Line[], labels: Labels) => html`<ul class="ex-list">
  ${(Object.keys(lines) as Line[]).map(
    (line, at) => html`<li>
      <label>
        <input type="checkbox" class="needs-js" data-act="edit" data-do="choose" data-at="${at}"
          ${rule.includes(line) && { html: "checked" }}>
        <span>${labels[line]}</span>
      </label>
    </li>`,
  )}
</ul>`;

/** The rule as it stands, whatever a host makes of it. */
const asked = (labels: Labels) =>
  html`<ul class="ex-list" data-tall>${whole.map((line) => html`<li><span>${labels[line]}</span></li>`)}</ul>`;
