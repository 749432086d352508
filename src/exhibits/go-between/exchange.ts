import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import { writtenOver } from "../kit/changes";
import type { Verdict } from "../kit/exhibit";
import { gapMark, type Mark, signOf } from "../kit/parts";
import { halves, issuer, keySign, shown } from "./card";
import { envelope } from "./envelope";
import { deedOf, markOf, numberOf, picker, struckIn } from "./outcome";
import type { Game } from "./play";
import type { Handshake } from "./runSignIn";
import { tally } from "./tally";
import { lanes, type Place, track } from "./track";
import { nameOf } from "./way";
import type { Content } from "./words";

type Labels = Content["labels"];

/** All messages of a sign-in, each on its line. A look-alike in the middle makes two lines of each. */
export function exchange(game: Game, content: Content, verdict: Verdict): Html {
  const { labels } = content;
  const { mail } = game;
  if (mail.kind !== "sign-in") return html``;
  const isLured = deedOf(game, verdict) === "divert";
  const { on = mail.letters.length } = game;
  const middle = isLured ? html`<b>${issuer("other")} ${labels.lookalike}</b>` : labels.you;
  return html`<div class="ex-exchange" role="group" aria-label="${labels.way}" ${isLured && { html: "data-lured" }}>
    ${lanes(labels.sender, middle, labels.reader)}
    <ol ${on < mail.letters.length && { html: 'aria-live="polite"' }}>${mail.letters.map((_, at) => {
      const lines = isLured ? relayed : straight;
      const number = numberOf(game, at);
      const name = nameOf(game, at, labels);
      return html`<li data-key="${at}" ${at >= on && { html: 'class="without-js"' }}>${picker(game, at, `${number}: ${name}`, String(number))}${lines(game, content, verdict, mail, at)}</li>`;
    })}</ol>
    ${legend(labels, on)}
  </div>`;
}

/** What the shapes on the lines stand for, of those that are there. Whose seal it is stands beside each seal. */
const legend = (labels: Labels, on: number): Html =>
  html`<p class="ex-legend"><span>${tally("")} ${labels.half}</span><span ${on < 2 && { html: 'class="without-js"' }}>${tally("", "")} ${labels.whole}</span></p>`;

function placeOf(game: Game, at: number, verdict: Verdict): Place {
  const struck = struckIn(verdict);
  const { on = game.mail.letters.length } = game;
  if (verdict.state === "unchecked") return at + 1 < on ? "there" : at + 1 === on ? "hand" : "later";
  if (struck >= 0 && at >= struck) return at === struck ? "refused" : "later";
  return game.isWithheld && at === 2 ? "held" : "there";
}

/** A message from end to end, with the seals of its numbers. */
function straight(game: Game, content: Content, verdict: Verdict, mail: Handshake, at: number): Html {
  const { labels } = content;
  const mark = markOf(verdict, at);
  const look = mark === "none" ? undefined : deedOf(game, verdict);
  const place = placeOf(game, at, verdict);
  // What never came has answered nothing.
  const says = html`${envelope("sign-in", look)}${(place !== "later" || verdict.state === "unchecked") && numbersIn(mail, at, labels)}<span>${nameOf(game, at, labels)}${signOf(mark)} ${written(game, labels, verdict, mail, at)}</span>`;
  return track(says, place, at === 1, at === 2 && mark === "none" ? gapMark(verdict) : mark);
}

/** The same by way of the look-alike: each side gets a line of its own. The last two say what was signed, and what is wanted. */
function relayed(game: Game, content: Content, verdict: Verdict, mail: Handshake, at: number): Html {
  const { labels } = content;
  const mark = markOf(verdict, at);
  const by = at === 1 && issuer("other");
  const named = (name: string) => html`<small>${name}</small>`;
  const line = (
    look: string | undefined,
    place: Place,
    signer: Html | false,
    own: Mark,
    name: Html | false,
  ) => {
    const whose =
      at >= 2 &&
      (own === "none"
        ? html`<span>${labels.lured}<b>${issuer("other")} ${labels.lookalike}</b></span>`
        : html`<span>${labels.wants}<b>${issuer("right")} ${labels.reader}</b></span>`);
    const what = html`${envelope("sign-in", look)}${signer}${whose || numbersIn(mail, at, labels)}${name}`;
    return track(what, place, at === 1, own);
  };
  return html`${line(undefined, "there", by, "none", at < 2 && named(at === 0 ? labels.hers : labels.youSign))}${line(mark === "none" ? undefined : "divert", placeOf(game, at, verdict), at === 1 && issuer("right"), mark, at === 1 && named(labels.siteSigns))}`;
}

/** The half of a number's seal that is drawn here, and the two halves where a message answers one. */
function numbersIn({ readers: [person, site], letters }: Handshake, at: number, labels: Labels): Html {
  const { nonce, yourNonce = "" } = letters[at] ?? letters[0];
  const own = tally(nonce);
  if (at === 0) return own;
  const { sent } = at === 1 ? person : site;
  if (sent !== yourNonce) return halves(sent, yourNonce, labels);
  return html`${tally(sent, yourNonce)}${at === 1 && own}`;
}

/** What a message asks for, or what was done to it: only what a forger wrote over is struck out. */
function written(
  { plan, wrote, attack }: Game,
  labels: Labels,
  verdict: Verdict,
  mail: Handshake,
  at: number,
): Html {
  const deed = verdict.state === "caught" ? attack : undefined;
  const star = issuer("other");
  if (at === 0)
    return html`${deed === "misuse" && html`${keySign} ${writtenOver(labels.sender, html`${star} ${labels.you}`)}`}`;
  if (at === 1)
    return html`${deed === "misuse" && shown(html`${star} ${labels.yours}`, labels.sender, labels)}`;
  const words = mail.letters[at]?.payload?.replace(/^\d+ /, "") ?? "";
  if (deed === "change") return writtenOver(plan.text, wrote);
  return html`<b>${words}</b>${deed === "pose" && html` ${shown(html`${star} ${labels.ownKey}`, labels.sender, labels)}`}`;
}
