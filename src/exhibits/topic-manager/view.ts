import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { brokenIn, brokenMark, button, fields, type Mark, opened } from "../kit/parts";
import type { Game, Sample } from "./play";
import { type Line, lines, whole } from "./run";
import type { Content } from "./words";

type Labels = Content["labels"];

/** The rule, and below it each slip: whether it should be on the list, and whether it is. */
export function view(game: Game, { labels, sample: { choose } }: Content, verdict: Verdict): Html {
  const { tag, samples, answers, wanted, rule } = game;
  return html`<div class="ex-rule">
    ${choose && html`<p>${rule.join() === whole.join() ? labels.whole : labels.other}</p>`}
    <p class="ex-party">${labels.rule}</p>
    ${choose ? choices(rule, labels) : asked(labels)}
  </div>
  <ol class="ex-chain ex-rows ex-slips" data-tone="${verdict.state}">
    ${samples.map((sample, at) => {
      const should = ruling(wanted[at], labels);
      const is = ruling(answers[at], labels);
      const isRight = should.isIn === is.isIn;
      // A slip that came in later: the rule lets it in, and it should not be there.
      const isUnseen = verdict.state === "uncovered" && at >= game.fair.length;
      const mark = markOf(at, isRight, verdict);
      return html`<li data-mark="${mark}" ${isUnseen && { html: "data-unseen" }}>
        <div class="ex-terms">
          <p>${at + 1}. ${titled(sample, tag === sample.tag ? labels.record : labels.elsewhere)}</p>
          <span>${slipText(sample, labels)}</span>
        </div>
        <div class="ex-sorted">${fields([
          // Why it should come out otherwise is said where it does not.
          {
            label: labels.wanted,
            value: isUnseen
              ? html`<b class="ex-stamp" data-unseen>${labels.unseen}</b>`
              : stamp(should, mark === "fail"),
          },
          {
            label: labels.decided,
            value: html`${stamp(is, true)}${!isRight && html`<em class="ex-wrong">${labels.wrong}</em>`}`,
          },
        ])}
        <details class="ex-hex"><summary data-open>${labels.script}<span class="visually-hidden"> ${at + 1}</span></summary>${opened(`${labels.script} ${at + 1}`, sample.hex, `samples.${at}.hex`)}</details></div>
      </li>`;
    })}
  </ol>`;
}

/** Every slip that is sorted wrongly has the mark, or the one that is not as it was handed in. */
function markOf(at: number, isRight: boolean, verdict: Verdict): Mark {
  if (verdict.state === "unchecked") return "none";
  const broken = brokenIn(verdict);
  if (broken && ["slips", "intact"].includes(broken.says))
    return broken.at === at + 1 ? brokenMark(verdict) : "none";
  return isRight ? "pass" : brokenMark(verdict);
}

const titled = ({ name, number }: Sample, label: string) =>
  label.replace("{name}", name).replace("{number}", String(number));

/** What the slip says about itself. */
const slipText = ({ signer, after }: Sample, labels: Labels) =>
  `${labels[signer]}, ${after === undefined ? labels.opens : labels.spends.replace("{at}", String(after + 1))}`;

const reasons = {
  format: "notFormat",
  signed: "notSigned",
  follows: "notFollows",
  fresh: "notFresh",
  known: "notKnown",
} as const;

interface Ruling {
  word: string;
  isIn: boolean;
  reason: string;
}

function ruling(broken: Line | undefined, labels: Labels): Ruling {
  return broken
    ? { word: labels.refused, isIn: false, reason: labels[reasons[broken]] }
    : { word: labels.admitted, isIn: true, reason: labels.fits };
}

/** Filled if on the list, outlined if not; optionally with the reason below. */
const stamp = ({ word, isIn, reason }: Ruling, isReasoned: boolean) =>
  html`<b class="ex-stamp" ${isIn && { html: "data-in" }}>${word}</b>${isReasoned && html`<span>${reason}</span>`}`;

/** The lines to choose from, in the order in which the rule checks them. */
const choices = (rule: Line[], labels: Labels) => html`<ul class="ex-list">
  ${(Object.keys(lines) as Line[]).map(
    (line, at) => html`<li>
      <label>
        <input type="checkbox" class="needs-js" data-act="edit" data-do="choose" data-at="${at}"
          ${rule.includes(line) && { html: "checked" }}>
        <span ${!rule.includes(line) && { html: 'class="needs-js"' }}>${labels[line]}</span>
      </label>
    </li>`,
  )}
  <li class="ex-restore needs-js">${button("edit", "restore", labels.restore)}</li>
</ul>`;

/** The rule itself, whatever a host makes of it. */
const asked = (labels: Labels) =>
  html`<ul class="ex-list" data-tall>${whole.map((line) => html`<li><span>${labels[line]}</span></li>`)}</ul>`;
