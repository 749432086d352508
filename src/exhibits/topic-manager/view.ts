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
  const isAdmitted = (at: number) => at >= 0 && !answers[at];
  /** The slip that a used-up one leaves without a successor. */
  const lost = samples.find((_, at) => {
    const next = nextOf(game, at);
    return verdict.state === "uncovered" && isAdmitted(at) && next >= 0 && !isAdmitted(next);
  });
  return html`<div class="ex-rule" data-stays>
    <p class="ex-party">${labels.rule}</p>
    ${choose ? choices(game, labels) : asked(labels)}
    <p class="ex-heads" aria-hidden="true"><span>${labels.admitted}</span><span>${labels.refused}</span></p>
  </div>
  <div class="ex-lanes" data-tone="${verdict.state}">
  <ol class="ex-chain ex-slips" data-admitted="${labels.admitted}" data-refused="${labels.refused}">
    ${samples.map((sample, at) => {
      const should = ruling(wanted[at], labels);
      const next = nextOf(game, at);
      const before = samples.findIndex((one) => one.at === sample.after);
      // The number is wrong, or the slip that it follows never got in.
      const isAlone = before >= 0 && !isAdmitted(before);
      const isOver = isAdmitted(at) && isAdmitted(before) && sample !== lost;
      const isHeld = isAdmitted(at) && next < 0;
      const isEnding = lost !== undefined && sample.after === lost.at;
      const is = ruling(answers[at], labels, isAlone);
      // Nobody has said so before the check.
      const isRight = verdict.state === "unchecked" || should.isIn === is.isIn;
      // The rule is kept, and yet this slip should be elsewhere, or is no longer current.
      const isMisplaced = verdict.state === "uncovered" && !answers[at] !== !meant[at];
      const isUnseen = isMisplaced || sample === lost;
      const mark = isUnseen ? gapMark(verdict) : markOf(at, isRight, verdict);
      return html`<li data-mark="${mark}" ${is.isIn && { html: "data-in" }} ${isUnseen && { html: "data-unseen" }} ${sample === lost && { html: "data-ended" }} ${isEnding && { html: "data-ends" }} ${isOver && { html: "data-over" }} ${isHeld && { html: "data-held" }} ${(!isRight || isMisplaced) && { html: "data-misplaced" }} style="--row:${rows[at]}">
        <p>${titleOf(game, at, labels)}</p>
        ${drawn(sample, game.tag)}
        ${slipText(sample, isOver || isAlone, isAdmitted(at) && isAdmitted(next) && samples[next], labels)}
        ${isHeld && html`<b class="ex-held">${labels.held}</b>`}
        <p class="ex-came"><b class="visually-hidden">${is.word} </b>${is.reason}</p>
        ${isUnseen && html`<b class="ex-stamp">${isMisplaced ? `${labels.meant}: ${ruling(meant[at], labels).word}` : filled(labels.ended, { at: samples[next]?.at ?? "" })}</b>`}
        ${!isRight && html`<em class="ex-wrong">${labels.wanted}: ${should.word}</em>`}
        <details class="ex-hex"><summary data-open>${labels.script}<span class="visually-hidden"> ${sample.at}</span></summary>${opened(`${labels.script} ${sample.at}`, sample.hex, `samples.${at}.hex`)}</details>
      </li>`;
    })}${lost && html`<li class="ex-none" style="--row:${Math.max(...rows) + 1}">${filled(labels.none, { name: lost.name })}</li>`}
  </ol>
  </div>`;
}

/**
 * What the rule asks for, drawn: a tag, or another kind of paper with a torn edge; its number in the series; and its owner's
 * smooth hand, or a stranger's.
 */
const drawn = ({ tag, number, signer }: Sample, own: string) =>
  html`<svg class="ex-tag" viewBox="0 0 40 48" aria-hidden="true">
    ${tag === own ? html`<path d="M10 1H30L39 10V47H1V10Z"/><circle cx="20" cy="6" r="2"/>` : html`<path d="M1 1H39V47L32 42L26 47L20 42L14 47L8 42L1 47Z"/>`}
    ${tag === own ? html`<text x="20" y="26">${number}</text>` : html`<path d="M8 10H32M8 16H32M8 22H22"/>`}
    <path data-hand="${signer === "owner" ? "owner" : "stranger"}" d="${signer === "owner" ? "M7 42C10 34 14 35 12 41S18 44 20 39S25 43 33 39" : "M7 37L12 43L15 36L19 43L23 36L27 43L33 37"}"/>
  </svg>`;

/** The place of the slip that follows this one; -1 if none does. */
const nextOf = ({ samples }: Game, at: number) => samples.findIndex(({ after }) => after === samples[at]?.at);

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
function rowsOf(game: Game): number[] {
  const { answers, wanted, meant } = game;
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
    const next = nextOf(game, at);
    return !answers[at] && answers[next] ? (rows[next] ?? row) : row;
  });
}

/** Its number and its name; of a sixth slip that lies before the others, that it came first. */
function titleOf({ tag, samples }: Game, index: number, labels: Labels) {
  const { at, name, number, tag: own } = samples[index] as Sample;
  const slip = `${at}. ${filled(tag === own ? labels.record : labels.elsewhere, { name, number })}`;
  return at > index + 1 && index === 0 ? filled(labels.sixth, { slip }) : slip;
}

/**
 * What the slip says about itself, which one it follows unless that is clear, and that another has replaced it. Its owner's
 * hand is drawn, and said to whoever doesn't see it; another's is said to everybody.
 */
function slipText(
  { signer, after }: Sample,
  isClear: boolean,
  next: Sample | false | undefined,
  labels: Labels,
): Html {
  const said = [
    signer !== "owner" && labels[signer],
    after && !isClear && filled(labels.spends, { at: after }),
    next && filled(labels.spent, { at: next.at }),
  ].filter(Boolean);
  return html`${signer === "owner" && html`<i class="visually-hidden">${labels.owner} </i>`}${said.length > 0 && html`<span>${said.join(", ")}</span>`}`;
}

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
        <input type="checkbox" class="needs-js" data-do="choose" data-at="${at}"
          ${game.rule.includes(line) && { html: "checked" }}>
        <span ${!game.rule.includes(line) && { html: 'class="needs-js"' }}>${labels[line]}</span>
      </label>
    </li>`,
  )}
</ul>`;

/** The rule itself, whatever a host makes of it. */
const asked = (labels: Labels) =>
  html`<ul class="ex-list" data-tall>${whole.map((line) => html`<li><span>${labels[line]}</span></li>`)}</ul>`;
