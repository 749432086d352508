import type { Html } from "../../shared/compiled";
import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import type { KitWords, Verdict } from "../kit/exhibit";
import { brokenIn, gapMark, type Mark, signOf } from "../kit/parts";
import { centsOf } from "../money";
import { shown } from "./card";
import { fee } from "./coin";
import { meter } from "./meter";
import { deedOf, isPhones, markOf, refusal } from "./outcome";
import type { Game } from "./play";
import type { Request } from "./requests";
import type { Requests } from "./runRequests";
import type { Content } from "./words";

type Labels = Content["labels"];

/** A payment in the unit in which it is signed, with what miners get of it. */
export const paidIn = ({ satoshis }: Request, labels: Labels) =>
  filled(labels.paid, { amount: counted(satoshis), fee: counted(fee) });

const counted = (satoshis: number) => satoshis.toLocaleString("en-US");

/** In dollars, or in satoshis if the page names no price of a BSV. */
export const money = (satoshis: number, { spent, satoshis: unit }: Labels) =>
  centsOf(satoshis, spent) || (satoshis === 0 ? "0" : `${counted(satoshis)} ${unit}`);

export const requestText = ({ kind, what, satoshis }: Request, labels: Labels) =>
  filled(labels[kind] ?? "", { what, amount: money(Number(satoshis), labels) });

/** How many requests the phone has answered, up to the first that it refuses. */
function answeredIn({ agreed }: Game, verdict: Verdict): number {
  if (verdict.state === "unchecked") return 0;
  return isPhones(verdict) ? (brokenIn(verdict)?.at ?? 1) - 1 : agreed.length;
}

/** The seal of whoever says yes. */
export const yes = () => html`<span class="ex-yes">${finger()}</span>`;

/** Whose finger said yes, beside the one that should have. */
const hands = (labels: Labels) =>
  html`<span class="ex-hands">${shown(html`${finger()} ${labels.you}`, labels.holder, labels)}</span>`;

/** A finger; struck through where it has said no. */
const finger = (isNo?: boolean) =>
  html`<svg class="ex-finger" viewBox="0 0 24 24" aria-hidden="true"><path d="M9 11V4a1.5 1.5 0 0 1 3 0V10L18 11.5a2 2 0 0 1 1.5 2.4L18 21H10L5.5 15a1.6 1.6 0 0 1 2.4-2Z${isNo && "M2 2L22 22"}"/></svg>`;

/** What its holder taps at a request that waits for an answer. */
const said = (at: number, seen: string, labels: Labels) =>
  html`<div class="ex-yesno needs-js">${(["agree", "decline"] as const).map((does) => html`<button type="button" class="ex-button" data-do="${does}" data-at="${at}" aria-label="${labels[does]}: ${seen}">${labels[does]}</button>`)}</div>`;

/** The phone, with a row for each request as its holder has seen it, and the budget below. */
export function phone(game: Game, content: Content, verdict: Verdict, words: KitWords): Html {
  const { labels } = content;
  const { plan, sample, agreed } = game;
  const { letters, budget } = game.mail as Requests;
  const answered = answeredIn(game, verdict);
  const isSigned = (at: number) => at < answered && Boolean(letters[at]?.answer);
  const isPaid = (at: number) => isSigned(at) && agreed[at]?.kind === "pay";
  const isByItself = (at: number) => at > 0 && plan.chosen[at] === null && isSigned(at);
  const spent = agreed.reduce((sum, { satoshis }, at) => sum + (isPaid(at) ? satoshis + fee : 0), 0);
  const isOverdrawn = deedOf(game, verdict) === "misuse";
  const asked = isOverdrawn ? (letters.at(-1)?.request.satoshis ?? 0) : 0;
  const gap = verdict.state === "uncovered" && verdict.gap;
  // A no that nothing got past.
  const isShut = (at: number) => verdict.state === "holds" && plan.chosen[at] === false;
  const outcome = (at: number, mark: Mark) => {
    if (mark !== "none" && isOverdrawn)
      return filled(labels.overdrawn, {
        spent: money(spent, labels),
        amount: money(asked, labels),
        budget: money(budget, labels),
      });
    if (mark !== "none") return refusal(game, content, verdict);
    if (isPhones(verdict) && at > answered) return words.notReached;
    if (gap === "keep" && isSigned(at)) return labels.nothing;
    if (plan.chosen[at] === false) return labels.declined;
    if (isByItself(at)) return labels.byItself;
    // The example's holder has said yes; the visitor has not pressed anything in her name.
    if (isSigned(at)) return plan.chosen[at] === null && gap !== "trick" && labels.herYes;
    if (at === 0) return filled(labels.allows, { budget: money(budget, labels) });
    return agreed[at]?.kind === "pay" && verdict.state !== "unchecked" ? labels.over : labels.waits;
  };
  return html`<div class="ex-readers ex-phone" data-kind="phone" data-mark="${gapMark(verdict)}" role="group" aria-label="${labels.reader}">
    <p>${sample.readers[0]?.name}</p>
    <ul class="ex-list">
      ${agreed.map((request, at) => {
        const mark = isPhones(verdict) ? markOf(verdict, at) : "none";
        const seen = requestText(request, labels);
        const marked = isSigned(at) ? "pass" : isShut(at) ? "caught" : mark;
        return html`<li data-mark="${marked}"><div>
          ${isSigned(at) ? !isByItself(at) && yes() : isShut(at) && finger(true)} <b>${seen} ${signOf(marked)}</b><span>${outcome(at, mark)}</span>${gap === "trick" && isSigned(at) && hands(labels)}</div>
          ${plan.chosen[at] === null && !isSigned(at) && (mark === "none" || isOverdrawn) && said(at, seen, labels)}
        </li>`;
      })}
    </ul>
    <p>${filled(labels.spent, { spent: money(spent, labels), budget: money(budget, labels) })}</p>
    ${meter(spent, asked, budget, budget)}
  </div>`;
}
