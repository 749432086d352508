import type { Html } from "../../shared/compiled";
import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import type { KitWords, Verdict } from "../kit/exhibit";
import { area, button, type Field, fields, long, type Mark, sign, signOf } from "../kit/parts";
import { withOtherLastByte } from "../lastByte";
import { card, halves, held, issuer, shown, stamp } from "./card";
import { court } from "./court";
import { envelope } from "./envelope";
import { hosts, keyTo } from "./keyhole";
import { knowledge } from "./knowledge";
import { deedOf, isBack, isForged, letterMark, markOf, picker, refusal, triedBy, wrongIn } from "./outcome";
import { page } from "./page";
import { requestText } from "./phone";
import type { Game } from "./play";
import { readers } from "./readers";
import type { Mail } from "./run";
import { numberIn, screen, stolen } from "./session";
import { nameOf, ways } from "./way";
import type { Content } from "./words";

type Labels = Content["labels"];

/** The sender, the letter in the visitor's hand, and who gets it; below them the table of who knows what. */
export function view(game: Game, content: Content, verdict: Verdict, words: KitWords): Html {
  const parts = [
    hand(game, content, verdict),
    html`${readers(game, content, verdict, words)}${court(game, content, verdict)}${got(content.labels, verdict)}`,
  ];
  // Where a card, doors or a phone are what one handles, they come before the letter.
  const isLetterFirst = ["message", "forms", "sign-in"].includes(game.preset);
  return html`
  <div class="ex-stage" data-tone="${verdict.state}" data-kind="${game.preset}">
    ${ways(game, content.labels, verdict)}
    ${sender(game, content, verdict)}
    ${isLetterFirst ? parts : parts.reverse()}
  </div>
  ${knowledge(game, content, verdict)}`;
}

/** What the attacker got where no check sees it. Of an unsigned letter nobody can tell whether it is honest. */
function got(labels: Labels, verdict: Verdict): Html | false {
  if (verdict.state !== "uncovered") return false;
  const says = {
    trick: labels.tricked,
    hide: labels.stale,
    hold: labels.held,
    keep: labels.kept,
    pass: labels.passed,
  }[verdict.gap];
  return (
    says !== undefined && html`<p class="ex-got" data-mark="gap">${sign("uncovered")}<span>${says}</span></p>`
  );
}

/** The sender's controls: a text to type, a card to open, a page, or buttons for all doors at once. */
function sender(game: Game, content: Content, verdict: Verdict): Html | false {
  const { labels } = content;
  const tools = toolsOf(game, content, verdict);
  return (
    tools.length > 0 &&
    html`<div class="ex-from" role="group" aria-label="${labels.sender}">${tools}${refused(game, content, verdict)}</div>`
  );
}

/** The site's answer, refused by the one who asked: it is for somebody else, or for another day's number. */
function refused(game: Game, content: Content, verdict: Verdict): Html | false {
  const { preset, mail } = game;
  if (preset !== "sign-in" || mail.kind !== "sign-in" || !isBack(game, verdict)) return false;
  if (verdict.state === "unchecked") return false;
  const [deed, mark, [hello, reply]] = [deedOf(game, verdict), markOf(verdict, 1), mail.letters];
  return html`<div class="ex-refused" data-mark="${mark}">${envelope(preset, deed, 2)}<p><b>${content.labels.sender}${signOf(mark)}</b> ${refusal(game, content, verdict)}${deed === "repeat" && halves(hello.nonce, reply.yourNonce, content.labels)}${deed === "misuse" && shown(html`${issuer("other")} ${content.labels.yours}`, content.labels.sender, content.labels)}</p></div>`;
}

function toolsOf(game: Game, content: Content, verdict: Verdict): Html[] {
  const { labels } = content;
  // Only without a signature can a reader's forgery pass.
  const isUnsigned = verdict.state === "uncovered" && !game.plan.isSigned;
  const copies = game.mail.letters.filter(Boolean).length;
  const once = game.preset === "forms" && html` <b>${filled(labels.once, { count: copies })}</b>`;
  const text = html`<p>${labels.text}${once}</p>${area("write", game.typed, labels.text)}`;
  switch (game.preset) {
    case "sign-in":
      return [html`${text}${screen(game, labels, verdict)}`];
    case "fields":
      return [card(game, labels, verdict)];
    case "doors":
      return [handOn(labels), lastDay(game, labels, verdict)];
    case "phone":
      return [page(game, content, verdict)];
    default:
      return [
        text,
        html`<label class="ex-tick needs-js" ${isUnsigned && { html: 'data-mark="gap"' }}><input type="checkbox" data-act="edit" data-do="sign" ${game.plan.isSigned && { html: "checked" }}><span>${isUnsigned ? labels.unsigned : labels.inside}</span></label>`,
      ];
  }
}

/** The button with which HR revokes; the stamp is there even if a host hides it from the doors. */
function lastDay({ attack }: Game, labels: Labels, { state }: Verdict): Html {
  const isRevoked = state !== "unchecked" && (attack === "misuse" || attack === "hide");
  return html`<div class="ex-office" role="group" aria-label="${labels.office}"><h3>${labels.office}</h3><button type="button" class="ex-button needs-js" data-act="cheat" data-do="misuse" aria-pressed="${String(isRevoked)}">${labels.misuse}</button>${isRevoked && html`<ul>${stamp(labels)}</ul>`}</div>`;
}

const handOn = (labels: Labels) =>
  html`<button type="button" class="ex-button needs-js" data-do="check">${labels.hand}</button>`;

/** What lies in the visitor's hand. Where readers have buttons of their own, letters are picked there. */
function hand(game: Game, content: Content, verdict: Verdict): Html {
  const { labels } = content;
  const { preset, mail } = game;
  // Further requests come after the first answer.
  const isAnswered = preset === "phone" && (verdict.state !== "unchecked" || game.plan.chosen.length > 1);
  const isPicked = preset === "sign-in" || (preset === "phone" && mail.letters.length > 1);
  const { name, says, value, path, mark } = letterOf(game, content, verdict);
  return html`<div class="ex-hand" role="group" aria-label="${labels.you}">
    ${isPicked && html`<div class="ex-picks needs-js" role="group" aria-label="${labels.you}">${mail.letters.map((_, place) => picker(game, place, `${place + 1}: ${nameOf(game, place, labels)}`, html`${place + 1}${signOf(markOf(verdict, place))}`))}</div>`}
    <div class="ex-letter" data-key="${game.at}" data-mark="${mark}">
      <p>${name && html`<b>${name}${signOf(mark)}</b> `}${says}</p>
      ${Boolean(value) && html`<details class="ex-bytes"><summary data-open>${labels.bytes}</summary>${fields(rowsOf(value, path))}</details>`}
      ${preset !== "doors" && handOn(labels)}
    </div>${held(game, labels, verdict)}${stolen(game, labels, verdict)}${isAnswered && button("edit", "again", game.plan.chosen.length > 1 ? labels.again : labels.more)}
  </div>`;
}

interface Held {
  name: string;
  says: Html | string;
  value: unknown;
  path: string;
  mark: Mark;
}

/** The letter in the hand: what can be read of it, and its values. For a phone, a request and its answer. */
function letterOf(game: Game, content: Content, verdict: Verdict): Held {
  const { labels } = content;
  const { preset, mail, at, wrote } = game;
  const [letter, tries] = [mail.letters[at], triedBy(game, verdict)];
  // The carried letter is not at fault for what its reader makes up later.
  const mark = tries === "third" ? "none" : letterMark(game, verdict, at);
  const path = `mail.letters.${at}`;
  const name = mail.letters.length > 1 || preset === "message" ? nameOf(game, at, labels) : "";
  if (letter && "request" in letter) {
    // The phone has answered nothing before the request has come.
    const isWaiting = verdict.state === "unchecked" && !game.isEdited;
    const answer = isWaiting ? null : letter.answer;
    const deed = deedOf(game, verdict);
    // The letter has come as agreed. The page changes the price afterward.
    const request = (deed === "change" && game.agreed[at]) || letter.request;
    const yes = deed === "misuse" ? labels.earlier : labels.answered;
    const own =
      deed === "pose" ? labels.ownKey : deed === "divert" && filled(labels.sold, { page: labels.buyer });
    const says = html`${own && html`<mark>${own}</mark><br>`}${requestText(request, labels)}<br>${isWaiting ? labels.waits : answer ? yes : labels.none}`;
    return {
      name,
      says,
      value: deed !== "change" && { ...letter, answer },
      path,
      mark: deed === "change" ? "none" : mark,
    };
  }
  // The visitor can read what the visitor wrote, but not what the reader has made up.
  const isReaders = mail.kind === "message" && game.attack === "misuse";
  const isOthers = preset === "doors" && deedOf(game, verdict) === "divert" && mark !== "none";
  const text = isOthers
    ? html`<mark>${labels.openedFor}</mark>`
    : wrote === "" || isReaders || !isForged(game, at)
      ? readable(letter, labels, deedOf(game, verdict) === "change" && at === game.wroteAt)
      : html`${labels.now} <mark>${wrote}</mark>`;
  const isPosed = mail.kind === "sign-in" && at === game.wroteAt && deedOf(game, verdict) === "pose";
  const isDevice = mail.kind === "message" && game.attack === "trick";
  const tried =
    tries === "you" && html`<small data-stop>${keyTo(hosts)} ${wrongIn(game, content, verdict)}</small>`;
  const says = letter
    ? html`${mail.kind === "sign-in" && numberIn(mail, at)}${isPosed && html`<mark>${labels.ownKey}</mark> `}${isDevice ? html`<span class="ex-device">${text} <b>${labels.device}</b></span>` : text}${tried}`
    : labels.none;
  return { name, says, value: letter, path, mark };
}

/** What the visitor can read of a letter. A session's messages are signed, but not sealed. */
function readable(letter: Mail["letters"][number] | undefined, labels: Labels, isChanged: boolean) {
  if (letter && "messageType" in letter) return letter.payload?.replace(/^\d+ /, "") ?? "";
  return letter && "encryptedMessage" in letter
    ? sealed(letter.encryptedMessage, labels, isChanged)
    : labels.sealed;
}

/** Both ends of an encrypted text, with the end that was there struck out where a byte of it was changed. */
function sealed(text: string, labels: Labels, isChanged: boolean) {
  const end = text.slice(24).slice(-4);
  return html`<span class="visually-hidden">${labels.sealed}</span><code class="ex-sealed" aria-hidden="true" translate="no">${text.slice(0, isChanged ? 18 : 24)}…${isChanged ? html`<s>${withOtherLastByte(text).slice(-4)}</s> <b>${end}</b>` : end}</code>`;
}

/** Every value of a letter, with its name and its path. */
function rowsOf(value: unknown, path: string, label = ""): Field[] {
  if (typeof value === "string" || typeof value === "number")
    return [{ label, value: long(String(value), path) }];
  return Object.entries(value ?? {}).flatMap(([name, inner]) =>
    rowsOf(inner, `${path}.${name}`, label ? `${label}.${name}` : name),
  );
}
