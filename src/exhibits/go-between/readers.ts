import type { Html } from "../../shared/compiled";
import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import type { KitWords, Verdict } from "../kit/exhibit";
import { signOf } from "../kit/parts";
import { copy, passedOn } from "./card";
import { court } from "./court";
import { causeAt, door, windows } from "./door";
import { envelope } from "./envelope";
import { keyhole, keyTo, triesAt } from "./keyhole";
import {
  deedOf,
  isBack,
  isForged,
  isLeaked,
  isReadBefore,
  markOf,
  openedIn,
  picker,
  readerMark,
  refusal,
  struckIn,
  textOf,
  triedBy,
  wrongIn,
} from "./outcome";
import { phone } from "./phone";
import type { Game } from "./play";
import { fieldFor } from "./playPost";
import { thread } from "./thread";
import { type Receiver, roleOf } from "./trade";
import type { Content } from "./words";

/** Who gets the letters, and what came of them: doors that open, forms that are filled in, a phone. */
export function readers(game: Game, content: Content, verdict: Verdict, words: KitWords): Html {
  const { preset, sample } = game;
  if (preset === "phone") return phone(game, content, verdict, words);
  const third = court(game, content, verdict);
  return html`<ol class="ex-readers" data-kind="${preset}" data-count="${sample.readers.length}" ${preset === "forms" && deedOf(game, verdict) === "divert" && { html: "data-swap" }}>
    ${sample.readers.map((reader, at) => {
      const mark = readerMark(game, verdict, at);
      const isOpen = textOf(game, at, verdict) !== undefined;
      return html`<li data-mark="${mark}" ${isOpen && { html: "data-open" }}>${drawn(game, reader, at, content, verdict)}</li>`;
    })}${preset === "forms" && third && html`<li class="ex-third">${third}</li>`}
  </ol>${preset !== "forms" && third}`;
}

/** What a reader looks like. */
function drawn(game: Game, reader: Receiver, at: number, content: Content, verdict: Verdict): Html {
  const { labels } = content;
  const { name } = reader;
  const got = textOf(game, at, verdict);
  const field = game.preset === "forms" ? fieldFor(game, at) : undefined;
  const isShared = field !== undefined && got?.endsWith(`\n${field.value}`) === true;
  const text = isShared ? got.slice(0, -field.value.length - 1) : got;
  const sign = signOf(readerMark(game, verdict, at));
  const deed = deedOf(game, verdict);
  const isMadeUp = at === game.wroteAt && triedBy(game, verdict) === "third";
  const isPassed = game.mail.kind === "message" && game.attack === "trick" && text === game.wrote;
  const tells =
    at === game.wroteAt && isLeaked(verdict)
      ? html`${labels.leaks} <b>${text}</b>`
      : isPassed
        ? html`<mark>${text}</mark>`
        : text;
  const says = html`<p>${isMadeUp ? html`${labels.shows} <mark>${game.wrote}</mark>` : (tells ?? idle(game, at, content, verdict))}</p>`;
  switch (game.preset) {
    case "sign-in":
      // What it has obeyed once it does not obey again.
      return html`${door()}<h3>${name}${sign}</h3>${says}${deed === "twice" && html`<div data-mark="caught">${door()}<p>${refusal(game, content, verdict)}</p></div>`}`;
    case "doors":
      return html`${door(text === undefined ? deed : isLent(game, verdict) && "trick")}<h3>${picker(game, at, name, name)}<span class="without-js">${name}</span>${sign}</h3>
        ${text === undefined && causeAt(game, at, labels, deed)}${windows(reader, labels)}${says}${text === undefined && readAt(game, at, labels, verdict)}`;
    case "forms":
      return html`<h3>${ticked(game, at, name, filled(labels.share, { reader: name }))}<span class="without-js">${name}</span>${sign}</h3>${isReadBefore(game, at, verdict) && html`<small data-stop>${wrongIn(game, content, verdict)}</small>`}
        ${triesAt(game, at, verdict) === at && keyTo(at)}${says}${game.mail.letters[at] && picker(game, at, name, game.isWithheld ? empty : envelope(game.preset, at === struckIn(verdict) ? deed : undefined, undefined, keyhole(game, at, verdict), text !== undefined))}${reader.asks && html`<div class="ex-also">${ticked(game, game.sample.readers.length + at, reader.asks, `${reader.asks}: ${name}`)}<span class="without-js">${reader.asks}</span>${isShared && html`<b>${field.value}</b>`}</div>`}`;
    case "fields":
      return html`<h3>${deed === "divert" ? labels.another : name}${sign}</h3><small>${filled(labels.asks, { field: reader.asks ?? roleOf(game.sample) })}</small>${copy(game, labels, verdict)}${text === undefined && says}${passedOn(game, labels, verdict)}`;
    default:
      return html`<h3>${name}${sign}</h3>${thread(game, isMadeUp ? undefined : tells, verdict)}${(isMadeUp || text === undefined) && says}`;
  }
}

/** What a door reads that stays shut; a forged role stands there as what was written over. */
function readAt(game: Game, at: number, labels: Content["labels"], verdict: Verdict): Html | false {
  const value = openedIn(game, verdict)[at]?.[game.sample.readers[at]?.asks ?? ""];
  const isTold = deedOf(game, verdict) === "change" && isForged(game, at);
  return value !== undefined && !isTold && html`<small>${filled(labels.reads, { value })}</small>`;
}

/** In place of an envelope that never came. */
const empty = html`<svg class="ex-envelope" data-empty viewBox="0 0 60 40" aria-hidden="true"><path d="M1 1H59V39H1Z"/></svg>`;

/** Whether somebody else walks in while the holder answers from home. */
const isLent = ({ attack }: Game, { state }: Verdict) => state === "uncovered" && attack === "trick";

/** A box with which the sender agrees to something. */
const ticked = ({ plan }: Game, at: number, says: string, name: string) =>
  html`<label class="ex-tick needs-js"><input type="checkbox" data-do="choose" data-at="${at}" aria-label="${name}" ${plan.chosen[at] && { html: "checked" }}><span>${says}</span></label>`;

/** What a reader without a text does. */
function idle(game: Game, at: number, content: Content, verdict: Verdict): Html | string {
  const { labels } = content;
  if (game.isWithheld && game.preset === "forms" && verdict.state !== "unchecked") return labels.nothing;
  if (
    verdict.state === "unchecked" ||
    game.isWithheld ||
    isBack(game, verdict) ||
    triedBy(game, verdict) === "you"
  )
    return labels.waits;
  if (!game.mail.letters[at]) return labels.none;
  if (game.preset === "forms") return html`<b data-stop>${wrongIn(game, content, verdict)}</b>`;
  // What is stamped on each door isn't said again below it.
  if (game.preset === "doors" && deedOf(game, verdict) === "misuse") return labels.refused;
  // All doors refuse what was done to the card.
  return game.sample.readers.length === 1 || deedOf(game, verdict) || markOf(verdict, at) !== "none"
    ? refusal(game, content, verdict)
    : labels.refused;
}
