import type { Html } from "../../shared/compiled";
import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import { writtenOver } from "../kit/changes";
import type { Verdict } from "../kit/exhibit";
import { isDeclined } from "./declined";
import { deedOf, openedIn } from "./outcome";
import type { Game } from "./play";
import { tally } from "./tally";
import { roleOf } from "./trade";
import type { Content } from "./words";

type Labels = Content["labels"];

/** The holder's certificate: each field is a window, and only the reader who gets its key sees what it says. */
export const card = ({ attack, ...game }: Game, labels: Labels, { state }: Verdict): Html =>
  html`<ul class="ex-card">${head(labels)}${game.sample.fields.map(
    ({ name }, at) =>
      html`<li ${game.plan.chosen[at] && { html: "data-open" }}><label class="ex-tick"><input type="checkbox" class="needs-js" data-do="choose" data-at="${at}" aria-label="${filled(labels.open, { field: name })}" ${game.plan.chosen[at] && { html: "checked" }}><span>${name}</span></label><i aria-hidden="true">${game.plan.chosen[at] && keySign}</i></li>`,
  )}${game.plan.chosen.includes(true) && html`<li class="ex-head"><small>${keySign} ${labels.openedFor}</small></li>`}${state !== "unchecked" && attack === "hide" && stamp(labels)}</ul>`;

/** Whose hand the holder's phone is in, where it is not the holder's. */
export const lent = ({ attack }: Game, labels: Labels, { state }: Verdict): Html | false =>
  state === "uncovered" &&
  attack === "trick" &&
  html`<p class="ex-lent" data-mark="gap">${phoneSign} ${labels.lent}</p>`;

const phoneSign = html`<svg class="ex-lent-phone" viewBox="0 0 24 24" aria-hidden="true"><path d="M7 2H17V22H7ZM10 19H14"/></svg>`;

/** The certificate in the visitor's hand, marked where it differs from the holder's. */
export function held(game: Game, labels: Labels, verdict: Verdict): Html | false {
  const { mail, attack, preset } = game;
  if (mail.kind !== "certificate") return false;
  const deed = deedOf(game, verdict) ?? ("gap" in verdict && attack);
  const isDoors = preset === "doors";
  const made: Record<string, Html> = {
    repeat: html`<li><span><mark>${labels.oldHalf}</mark></span>${tally(undefined, mail.letters[0]?.number)}</li>`,
    divert: html`<li><span><mark>${labels.openedFor}</mark></span>${keySign}</li>`,
    // Below three doors that all name the card, it needs no drawing.
    other: isDoors ? html`` : html`<li>${newsletter}</li>`,
    ...(isDoors
      ? {}
      : {
          pose: html``,
          misuse: html`<li><span>${labels.sender}</span><i></i></li>${stamp(labels)}`,
          trick: html`<li data-mark="gap"><span>${labels.yours}</span>${keySign}</li>`,
        }),
  };
  const row = deed && made[deed];
  const kind = deed === "other" ? html`<mark>${labels.otherKind}</mark>` : labels.kind;
  const seal = html`${labels.issuer} ${issuer(deed === "pose" ? "other" : "right")}`;
  return (
    Boolean(row) &&
    html`<ul class="ex-card"><li class="ex-head"><b>${kind}</b><small>${deed === "pose" ? html`<mark>${seal}</mark>` : seal}</small></li>${row}</ul>`
  );
}

/** The certificate's type and its issuer's seal. */
const head = (labels: Labels, deed?: string) =>
  html`<li class="ex-head"><b>${deed === "other" ? shown(labels.otherKind, labels.kind, labels) : labels.kind}</b><small>${labels.issuer} ${deed === "pose" ? shown(issuer("other"), issuer("right"), labels) : issuer("right")}</small></li>`;

/** The seal of an issuer or a page: round, or a burst of seven points where it is another one's. */
export const issuer = (whose: "right" | "other") =>
  html`<svg class="ex-issuer" viewBox="0 0 24 24" aria-hidden="true"><path d="${whose === "right" ? "M12 2a10 10 0 1 0 .1 0M12 7a5 5 0 1 0 .1 0" : "M12 1L14.8 6.1L20.6 5.1L18.3 10.6L22.7 14.4L17.1 16.1L16.8 21.9L12 18.5L7.2 21.9L6.9 16.1L1.3 14.4L5.7 10.6L3.4 5.1L9.2 6.1Z"}"/></svg>`;

/** Stamped across what was revoked. */
export const stamp = (labels: Labels) => html`<li class="ex-stamp"><b>${labels.revoked}</b></li>`;

export const keySign = html`<svg class="ex-key" viewBox="0 0 40 16" aria-hidden="true"><path d="M15 8a6 6 0 1 0-12 0a6 6 0 1 0 12 0H36V14M29 8V13"/></svg>`;

/** A key that was made for somebody else. */
const foreignKey = (labels: Labels) => html`<span class="ex-shown">${keySign} ${labels.openedFor}</span>`;

/** The halves of the number that was drawn and the one that was signed. */
export const halves = (drawn: string | undefined, signed: string | undefined, labels: Labels) =>
  html`<span class="ex-halves"><small>${labels.today}</small><small>${labels.old}</small>${tally(drawn, signed)}</span>`;

/** The number that a reader has drawn and the one that was signed for it. */
export const numbers = ({ mail }: Game, at: number): [drawn?: string, signed?: string] =>
  mail.kind === "certificate" ? [mail.readers[at]?.drawn, mail.letters[at]?.number] : [];

/** What was shown, framed, and what was asked for. */
export const shown = (what: Html | string, asked: Html | string, labels: Labels) =>
  html`<span class="ex-shown">${what}</span> <small>${labels.asked} ${asked}</small>`;

const newsletter = html`<svg class="ex-news" viewBox="0 0 80 36" aria-hidden="true"><path d="M2 2H78M2 10H36V34H2ZM42 10H78M42 18H78M42 26H78M42 34H78"/></svg>`;

/** A field's value, and what a forger has written over it. */
export const overwritten = ({ sample, wrote }: Game, name: string) =>
  writtenOver(sample.fields.find((field) => field.name === name)?.value, wrote);

/** The number's seal: the reader's own half until an answer has come, and then both. */
function answered(game: Game, labels: Labels, deed: string | undefined, { state }: Verdict): Html {
  const [drawn, signed] = numbers(game, 0);
  if (state === "unchecked") return html`<span>${labels.today}</span>${tally(drawn)}`;
  if (deed === "repeat") return html`<span>${labels.numberOld}</span>${halves(drawn, signed, labels)}`;
  const by = state === "uncovered" && game.attack === "trick";
  return html`<span>${labels.number}</span>${tally(drawn, signed)}${by && html`<small class="ex-by">${shown(html`${phoneSign} ${labels.you}`, labels.sender, labels)}</small>`}`;
}

/** The certificate as its reader sees it: what the reader's key opens can be read, refused or not. */
export function copy(game: Game, labels: Labels, verdict: Verdict): Html {
  const { sample } = game;
  const { state } = verdict;
  const deed = deedOf(game, verdict);
  const [opened] = openedIn(game, verdict);
  const asked = sample.readers[0]?.asks ?? roleOf(sample);
  const isShut = state !== "unchecked" && isDeclined(game);
  const struck = deed === "change" ? overwritten(game, asked) : deed === "divert" && foreignKey(labels);
  return html`<ul class="ex-card">${head(labels, deed)}${sample.fields.map(({ name }) => {
    const value = opened?.[name];
    if (struck && name === asked)
      return html`<li data-mark="caught"><span>${name}</span><span>${struck}</span></li>`;
    if (isShut && name === asked)
      return html`<li data-mark="caught"><span>${name}</span><span class="ex-shown">${labels.withheld}</span></li>`;
    return html`<li ${value !== undefined && { html: "data-open" }}><span>${name}</span>${value === undefined ? html`<i><span class="visually-hidden">${labels.no}</span></i>` : html`<b>${value}</b>`}</li>`;
  })}<li class="ex-head">${answered(game, labels, deed, verdict)}</li>${deed === "misuse" && stamp(labels)}</ul>`;
}

/** The window of the card that the first reader has opened, now at somebody else's. */
export const passedOn = ({ sample, passed }: Game, labels: Labels, verdict: Verdict): Html | false =>
  "gap" in verdict &&
  verdict.gap === "pass" &&
  html`<h3>${keySign} ↓ ${labels.another}</h3><ul class="ex-card">${head(labels)}<li data-open data-mark="gap"><span>${sample.readers[0]?.asks ?? roleOf(sample)}</span><b>${passed}</b></li></ul>`;
