import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { type Mark, signOf } from "../kit/parts";
import { envelope } from "./envelope";
import { deedOf, isBack, isPhones, letterMark, picker } from "./outcome";
import { pageName } from "./page";
import { requestText, yes } from "./phone";
import type { Game } from "./play";
import type { Asked } from "./requests";
import { lanes, track } from "./track";
import { nameOf } from "./way";
import type { Content } from "./words";

/** A button for each of several requests. */
export const picks = (game: Game, labels: Content["labels"]): Html =>
  html`<div class="ex-picks needs-js" role="group" aria-label="${labels.you}">${game.mail.letters.map((_, place) => picker(game, place, nameOf(game, place, labels), String(place + 1)))}</div>`;

/** A request on its line to the phone, and below it the yes on its way back. */
export function asks(game: Game, content: Content, verdict: Verdict): Html {
  const { labels } = content;
  const letters = game.mail.letters as Asked[];
  const { at, plan } = game;
  const { request, answer } = letters[at] as Asked;
  const deed = deedOf(game, verdict);
  const mark = letterMark(game, verdict, at);
  const isWaiting = verdict.state === "unchecked";
  const back = isBack(game, verdict);
  // Of a page that goes over the limit, only what it asks for now is in question.
  const several = letters.length > 1 && deed !== "misuse";
  const [asked, answered] = [mark !== "none" && isPhones(verdict) && mark, mark !== "none" && back && mark];
  // The request stands there: nobody has said no.
  const isOpen = isWaiting || (plan.chosen[at] !== false && (!asked || deed === "misuse"));
  const line = (wrong: Mark | false, says: Html | string, isAnswer: boolean) =>
    track(
      html`${envelope("phone", wrong ? deed : undefined)}<span>${isAnswer && html`${yes()} `}${says}${wrong && signOf(wrong)}</span>`,
      wrong ? "refused" : isWaiting ? "hand" : "there",
      isAnswer,
      wrong || "none",
    );
  // What came as agreed and was raised later is drawn as it came.
  const agreed = (deed === "change" && game.agreed[at]) || request;
  return html`<div class="ex-exchange" role="group" aria-label="${labels.way}">
    ${lanes(pageName(deed, labels), labels.reader)}
    ${deed !== "divert" && line(asked, html`${several && html`<b>${nameOf(game, at, labels)}</b> `}${requestText(agreed, labels)}`, false)}
    ${!isWaiting && answer && !asked ? line(answered, labels.answered, true) : html`<p class="ex-none">${isOpen ? labels.waits : labels.none}</p>`}
  </div>`;
}
