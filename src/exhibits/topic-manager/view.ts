import type { Html } from "../../shared/compiled";
import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { brokenIn, brokenMark, gapMark, type Mark, opened } from "../kit/parts";
import { type Game, remedyFor, type Sample } from "./play";
import { type Line, lines, remedies, whole } from "./run";
import type { Content } from "./words";

type Labels = Content["labels"];

/** The rule, and below it each slip as a card: left if the rule admits it, right if it refuses it. */
export function view(game: Game, { labels, sample: { choose } }: Content, verdict: Verdict): Html {
  const { samples, answers, wanted, meant } = game;
  const rows = rowsOf(game);
  return html`<div class="ex-rule" data-stays>
    <p class="ex-party">${labels.rule}</p>
    ${choose ? choices(game, labels) : asked(labels)}
    <p class="ex-heads" aria-hidden="true"><span>${labels.admitted}</span><span>${labels.refused}</span></p>
  </div>
  <div class="ex-lanes" data-tone="${verdict.state}">
  <ol class="ex-chain ex-slips">
    ${samples.map((sample, at) => {
      const should = ruling(wanted[at], labels);
      // The number is wrong, or the slip that it follows never got in.
      const isAlone = samples.some((before, index) => before.at === sample.after && answers[index]);
      const next = samples.findIndex(({ after }) => after === sample.at);
      const isEnded = next > 0 && !answers[at] && Boolean(answers[next]);
      const isEnding = verdict.state === "uncovered" && sample.after !== undefined && Boolean(answers[at]);
      const is = ruling(answers[at], labels, isAlone);
      const isRight = should.isIn === is.isIn;
      // The rule is kept, and yet this slip should be elsewhere, or is no longer current.
      const isMisplaced = verdict.state === "uncovered" && !answers[at] !== !meant[at];
      const isUnseen = isMisplaced || (verdict.state === "uncovered" && isEnded);
      const mark = isUnseen ? gapMark(verdict) : markOf(at, isRight, verdict);
      return html`<li data-mark="${mark}" ${is.isIn && { html: "data-in" }} ${isUnseen && { html: "data-unseen" }} ${isUnseen && isEnded && { html: "data-ended" }} ${isEnding && { html: "data-ends" }} ${(!isRight || isMisplaced) && { html: "data-misplaced" }} style="--row:${rows[at]}">
        <p>${titleOf(game, at, labels)}</p>
        <span>${slipText(sample, isEnded ? undefined : samples[next], labels)}</span>
        <p class="ex-came"><b class="visually-hidden">${is.word} </b>${is.reason}</p>
        ${isUnseen && html`<b class="ex-stamp">${isMisplaced ? `${labels.meant}: ${ruling(meant[at], labels).word}` : labels.ended}</b>`}
        ${!isRight && html`<em class="ex-wrong">${labels.wanted}: ${should.word}</em>`}
        <details class="ex-hex"><summary data-open>${labels.script}<span class="visually-hidden"> ${sample.at}</span></summary>${opened(`${labels.script} ${sample.at}`, sample.hex, `samples.${at}.hex`)}</details>
      </li>`;
    })}
  </ol>
  </div>`;
}

/** Every slip that is sorted wrongly has the mark, or the one that is not as it was handed in. */
function markOf(at: number, isRight: boolean, verdict: Verdict): Mark {
  if (verdict.state === "unchecked") return "none";
  const broken = brokenIn(verdict);
  if (broken && ["slips", "intact"].includes(broken.says))
    return broken.at === at + 1 ? brokenMark(verdict) : "none";
  return isRight ? "pass" : brokenMark(verdict);
}

/**
 * The row of each slip: in each lane they lie close together, and beside a slip in the wrong lane the place is free where it
 * should be.
 */
function rowsOf({ answers, wanted, meant, samples }: Game): number[] {
  let [left, right] = [1, 1];
  const rows = answers.map((answer, at) => {
    const isWrong = !answer !== !wanted[at] || !answer !== !meant[at];
    const row = isWrong ? Math.max(left, right) : answer ? right : left;
    if (isWrong || !answer) left = row + 1;
    if (isWrong || answer) right = row + 1;
    return row;
  });
  // A slip that a refused one has used up lies beside that one.
  return rows.map((row, at) => {
    const next = samples.findIndex(({ after }) => after === samples[at]?.at);
    return !answers[at] && answers[next] ? (rows[next] ?? row) : row;
  });
}

/** Its number and its name; of a sixth slip that lies before the others, that it came first. */
function titleOf({ tag, samples }: Game, index: number, labels: Labels) {
  const { at, name, number, tag: own } = samples[index] as Sample;
  const slip = `${at}. ${filled(tag === own ? labels.record : labels.elsewhere, { name, number })}`;
  return at > index + 1 && index === 0 ? filled(labels.sixth, { slip }) : slip;
}

/** What the slip says about itself, and which one has replaced it. */
const slipText = ({ signer, after }: Sample, next: Sample | undefined, labels: Labels) =>
  [
    labels[signer],
    after && filled(labels.spends, { at: after }),
    next && filled(labels.spent, { at: next.at }),
  ]
    .filter(Boolean)
    .join(", ");

const reasons = {
  format: "notFormat",
  signed: "notSigned",
  follows: "notFollows",
  once: "notOnce",
  listed: "notListed",
  known: "notKnown",
} as const;

interface Ruling {
  word: string;
  isIn: boolean;
  /** Why it was refused: of one admitted, the rule says enough. */
  reason?: string;
}

function ruling(broken: Line | undefined, labels: Labels, isAlone = false): Ruling {
  if (!broken) return { word: labels.admitted, isIn: true };
  const reason = broken === "follows" && isAlone ? "notThere" : reasons[broken];
  return { word: labels.refused, isIn: false, reason: labels[reason] };
}

/** The lines to choose from, in the order in which the rule checks them; a remedy once there is a slip that it is for. */
const choices = (game: Game, labels: Labels) => html`<ul class="ex-list">
  ${(Object.keys(lines) as Line[]).map(
    (line, at) =>
      (!remedies.includes(line) || line === remedyFor(game) || game.rule.includes(line)) &&
      html`<li ${whole.includes(line) !== game.rule.includes(line) && { html: game.rule.includes(line) ? "data-more" : "data-less" }}>
      <label>
        <input type="checkbox" class="needs-js" data-act="edit" data-do="choose" data-at="${at}"
          ${game.rule.includes(line) && { html: "checked" }}>
        <span ${!game.rule.includes(line) && { html: 'class="needs-js"' }}>${labels[line]}</span>
      </label>
    </li>`,
  )}
</ul>`;

/** The rule itself, whatever a host makes of it. */
const asked = (labels: Labels) =>
  html`<ul class="ex-list" data-tall>${whole.map((line) => html`<li><span>${labels[line]}</span></li>`)}</ul>`;
