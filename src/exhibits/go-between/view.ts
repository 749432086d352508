import type { Html } from "../../shared/compiled";
import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import type { KitWords, Verdict } from "../kit/exhibit";
import { area, type Mark, sign, signOf } from "../kit/parts";
import { withOtherLastByte } from "../lastByte";
import { asks, picks } from "./asks";
import { bytes, handOn } from "./bytes";
import { card, held, issuer, lent, stamp } from "./card";
import { exchange } from "./exchange";
import { hosts, keyTo } from "./keyhole";
import { knowledge } from "./knowledge";
import { deedOf, isBack, isForged, letterMark, markOf, refusal, triedBy, wrongIn } from "./outcome";
import { ownKeyOf, page } from "./page";
import { paidIn } from "./phone";
import type { Game } from "./play";
import { readers } from "./readers";
import type { Asked } from "./requests";
import type { Mail } from "./run";
import { screen, stolen } from "./session";
import { nameOf, ways } from "./way";
import type { Content } from "./words";

type Labels = Content["labels"];

/** The sender, the letter in the visitor's hand, and who gets it; below them the table of who knows what. */
export function view(game: Game, content: Content, verdict: Verdict, words: KitWords): Html {
  const { labels } = content;
  // Of these, what goes between is drawn on a line of its own, or lies with each reader.
  const hasLines = ["sign-in", "phone", "forms"].includes(game.preset);
  const parts = [
    hand(game, content, verdict),
    html`${readers(game, content, verdict, words)}${got(labels, verdict)}`,
  ];
  // Where a card, doors or each reader's copy are what one handles, they come before the letter.
  const isLetterFirst = !["fields", "doors", "forms"].includes(game.preset);
  return html`
  <div class="ex-stage" data-whole data-kind="${game.preset}">
    ${!hasLines && ways(game, labels, verdict)}
    ${sender(game, content, verdict)}
    ${game.preset === "doors" && office(game, labels, verdict)}
    ${isLetterFirst ? parts : parts.reverse()}
    ${game.preset === "phone" && pageTools(game, labels, verdict)}
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

/** That the sender refuses the site's answer: it is for somebody else, or for another day's number. */
const refused = (game: Game, content: Content, verdict: Verdict): Html | false =>
  game.preset === "sign-in" &&
  verdict.state !== "unchecked" &&
  isBack(game, verdict) &&
  html`<p class="ex-refused" data-mark="${markOf(verdict, 1)}"><b>${content.labels.sender}${signOf(markOf(verdict, 1))}</b> ${refusal(game, content, verdict)}</p>`;

function toolsOf(game: Game, content: Content, verdict: Verdict): Html[] {
  const { labels } = content;
  // Only without a signature can a reader's forgery pass.
  const isUnsigned = verdict.state === "uncovered" && !game.plan.isSigned;
  const copies = game.mail.letters.filter(Boolean).length;
  const once = game.preset === "forms" && html` <b>${filled(labels.once, { count: copies })}</b>`;
  const text = html`<p>${labels.text}${once}</p>${area("write", game.typed, labels.text)}`;
  switch (game.preset) {
    case "sign-in":
      return [html`${screen(game, labels, verdict) || text}`];
    case "fields":
      return [card(game, labels, verdict), html`${lent(game, labels, verdict)}`];
    case "doors":
      return [handOn(labels)];
    case "phone":
      return [page(game, content, verdict)];
    default:
      return [
        text,
        ...(game.preset === "forms"
          ? game.sample.fields.map(({ name, value }) => html`<p>${name} <b>${value}</b></p>`)
          : []),
        html`<label class="ex-tick needs-js" ${isUnsigned && { html: 'data-mark="gap"' }}><input type="checkbox" data-do="sign" ${game.plan.isSigned && { html: "checked" }}><span>${isUnsigned ? labels.unsigned : labels.inside}</span></label>`,
      ];
  }
}

/** A page's buttons, and the bytes that it handles, with its key and the sum in satoshis. Further requests come after the first answer. */
function pageTools(game: Game, labels: Labels, verdict: Verdict): Html {
  const { plan, mail, at, isEdited } = game;
  const letter = mail.letters[at] as Asked;
  const isWaiting = verdict.state === "unchecked" && !isEdited;
  const isOver = deedOf(game, verdict) === "misuse";
  const isAnswered = ["holds", "uncovered"].includes(verdict.state) || (plan.chosen.length > 1 && !isOver);
  // What the page changed after the phone's yes is drawn on its slip.
  const value = deedOf(game, verdict) !== "change" && { ...letter, ...(isWaiting && { answer: null }) };
  const isPayment = letter.request.kind === "pay";
  const about = html`<p>${ownKeyOf(labels)}${isPayment && html` ${paidIn(letter.request, labels)}`}</p>`;
  const several = mail.letters.length > 1 && !isOver;
  return html`<div class="ex-tools">${several && picks(game, labels)}${bytes(value, `mail.letters.${at}`, labels, false, about)}${handOn(labels)}${isAnswered && html`<button type="button" class="ex-button needs-js" data-do="again">${plan.chosen.length > 1 ? labels.again : labels.more}</button>`}</div>`;
}

/** A certificate's time, from its first day to the one on which HR revokes it, even if a host hides that from the doors. */
function office({ attack }: Game, labels: Labels, { state }: Verdict): Html {
  const isRevoked = state !== "unchecked" && (attack === "misuse" || attack === "hide");
  return html`<div class="ex-office" role="group" aria-label="${labels.office}"><h3>${labels.office}: ${labels.kind}</h3><p>${issuer("right")} ${labels.issued}</p><button type="button" class="ex-button needs-js" data-act="cheat" data-do="misuse" aria-pressed="${String(isRevoked)}">${labels.misuse}</button>${isRevoked && html`<ul>${stamp(labels)}</ul>`}</div>`;
}

/** What is under way, and what the visitor can do with it. */
function hand(game: Game, content: Content, verdict: Verdict): Html {
  const { labels } = content;
  const { preset, mail, at } = game;
  if (preset === "phone") return asks(game, content, verdict);
  if (preset === "sign-in")
    return html`${exchange(game, content, verdict)}<div class="ex-tools">${bytes(mail.letters[at], `mail.letters.${at}`, labels)}${handOn(labels, game.on !== undefined && game.on < mail.letters.length ? "onward" : "check")}${stolen(game, labels, verdict)}</div>`;
  const { name, says, value, path, mark } = letterOf(game, content, verdict);
  return html`<div class="ex-hand" role="group" aria-label="${labels.you}">
    <div class="ex-letter" data-key="${at}" data-mark="${mark}">
      <p>${name && html`<b>${name}${signOf(mark)}</b> `}${says}</p>
      ${bytes(value, path, labels, preset === "doors" && `${nameOf(game, game.at, labels)}: `)}
      ${preset !== "doors" && handOn(labels)}
    </div>${held(game, labels, verdict)}
  </div>`;
}

/** Which letters are meant: at doors all of them, unless only one was touched. */
function nameIn(game: Game, labels: Labels, verdict: Verdict): string {
  const { preset, mail, at, sample } = game;
  const isOne = ["change", "divert"].includes(deedOf(game, verdict) ?? "");
  if (preset === "doors" && !isOne) return sample.readers.map(({ name }) => name).join(", ");
  return mail.letters.length > 1 || preset === "message" ? nameOf(game, at, labels) : "";
}

interface Held {
  name: string;
  says: Html | string;
  value: unknown;
  path: string;
  mark: Mark;
}

/** The letter in the hand: what can be read of it, and its values. */
function letterOf(game: Game, content: Content, verdict: Verdict): Held {
  const { labels } = content;
  const { preset, mail, at, wrote } = game;
  const [letter, tries] = [mail.letters[at], triedBy(game, verdict)];
  // The carried letter is not at fault for what its reader makes up later.
  const mark = tries === "third" ? "none" : letterMark(game, verdict, at);
  const path = `mail.letters.${at}`;
  const name = nameIn(game, labels, verdict);
  // The visitor can read what the visitor wrote, but not what the reader has made up.
  const isReaders = mail.kind === "message" && game.attack === "misuse";
  const isOthers = preset === "doors" && deedOf(game, verdict) === "divert" && mark !== "none";
  const text = isOthers
    ? html`<mark>${labels.openedFor}</mark>`
    : wrote === "" || isReaders || !isForged(game, at)
      ? readable(letter, labels, deedOf(game, verdict) === "change" && at === game.wroteAt)
      : html`${labels.now} <mark>${wrote}</mark>`;
  const isDevice = mail.kind === "message" && game.attack === "trick";
  const tried =
    tries === "you" && html`<small data-stop>${keyTo(hosts)} ${wrongIn(game, content, verdict)}</small>`;
  const says = letter
    ? html`${isDevice ? html`<span class="ex-device">${text} <b>${labels.device}</b></span>` : text}${tried}`
    : labels.none;
  return { name, says, value: letter, path, mark };
}

/** What the visitor can read of a letter. */
function readable(letter: Mail["letters"][number] | undefined, labels: Labels, isChanged: boolean) {
  return letter && "encryptedMessage" in letter
    ? sealed(letter.encryptedMessage, labels, isChanged)
    : labels.sealed;
}

/** Both ends of an encrypted text, with the end that was there struck out where a byte of it was changed. */
function sealed(text: string, labels: Labels, isChanged: boolean) {
  const end = text.slice(24).slice(-4);
  return html`<span class="visually-hidden">${labels.sealed}</span><code class="ex-sealed" aria-hidden="true" translate="no">${text.slice(0, isChanged ? 18 : 24)}…${isChanged ? html`<s>${withOtherLastByte(text).slice(-4)}</s> <b>${end}</b>` : end}</code>`;
}
