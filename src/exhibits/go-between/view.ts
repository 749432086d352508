import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { KitWords, Verdict } from "../kit/exhibit";
import { area, button, type Field, fields, long, sign, signOf } from "../kit/parts";
import { card } from "./card";
import { envelope } from "./envelope";
import { knowledge } from "./knowledge";
import { deedOf, filled, isBack, markOf, numberOf, picker, refusal } from "./outcome";
import { page } from "./page";
import { requestText } from "./phone";
import type { Game } from "./play";
import { readers } from "./readers";
import type { Content } from "./words";

type Labels = Content["labels"];

/** The sender, the letter in the visitor's hand, and who gets it; below them the table of who knows what. */
export function view(game: Game, content: Content, verdict: Verdict, words: KitWords): Html {
  const parts = [
    hand(game, content.labels, verdict),
    html`${readers(game, content, verdict, words)}${got(game, content.labels, verdict)}`,
  ];
  // Where a card, doors or a phone are what one handles, they come before the letter.
  const isLetterFirst = ["message", "forms", "sign-in"].includes(game.preset);
  return html`
  <div class="ex-stage" data-tone="${verdict.state}" data-kind="${game.preset}">
    ${way(game, content.labels, verdict)}
    ${sender(game, content, verdict)}
    ${isLetterFirst ? parts : parts.reverse()}
  </div>
  ${knowledge(game, content, verdict)}`;
}

/** What an attacker has got where no check sees it. An unsigned letter may be honest, and nobody can tell. */
function got({ attack }: Game, labels: Labels, verdict: Verdict): Html | false {
  if (verdict.state !== "uncovered" || attack === undefined) return false;
  const says = { trick: labels.tricked, hide: labels.stale, hold: labels.held }[verdict.gap];
  return html`<p class="ex-got" data-mark="gap">${sign("uncovered")}<span>${says}</span></p>`;
}

/** Where the letter is: with the visitor, held back, with its reader, or turned away. */
function placeOf({ isWithheld }: Game, { state }: Verdict): "hand" | "held" | "there" | "refused" {
  if (state === "unchecked") return "hand";
  if (isWithheld) return "held";
  return state === "caught" || state === "fails" ? "refused" : "there";
}

/** Three stops, and the letter at one of them. */
const way = (game: Game, { sender, you, reader, way }: Labels, verdict: Verdict) =>
  html`<div class="ex-way" role="img" aria-label="${way}: ${sender}, ${you}, ${reader}" data-place="${placeOf(game, verdict)}" ${isBack(game, verdict) && { html: "data-back" }}>
    ${envelope(game.preset, deedOf(game, verdict), numberOf(game, game.at))}<span>${sender}</span><span>${you}</span><span>${reader}</span>
  </div>`;

/** What an honest sender does; beside doors, what one does to all of them. */
function sender(game: Game, { labels, steps }: Content, verdict: Verdict): Html | false {
  const tools = toolsOf(game, labels, verdict);
  const isRefused = isBack(game, verdict) && verdict.state !== "unchecked";
  return (
    tools.length > 0 &&
    html`<div class="ex-from" role="group" aria-label="${labels.sender}">${tools}${isRefused && html`<p class="ex-refused" data-mark="${markOf(verdict, 1)}"><b>${labels.sender}${signOf(markOf(verdict, 1))}</b> ${refusal(labels, steps, verdict)}</p>`}</div>`
  );
}

function toolsOf(game: Game, labels: Labels, verdict: Verdict): Html[] {
  // Nothing but that lets a forger through.
  const isUnsigned = verdict.state === "uncovered" && !game.plan.isSigned;
  const text = html`<p>${labels.text}</p>${area("write", game.typed, labels.text)}`;
  switch (game.preset) {
    case "sign-in":
      return [text];
    case "fields":
      return [html`<h3>${labels.sender}</h3>${card(game, labels, verdict)}`];
    case "doors":
      return [handOn(labels), button("cheat", "misuse", labels.misuse)];
    case "phone":
      return [page(game, labels, verdict)];
    default:
      return [
        text,
        html`<label class="ex-tick needs-js" ${isUnsigned && { html: 'data-mark="gap"' }}><input type="checkbox" data-act="edit" data-do="sign" ${game.plan.isSigned && { html: "checked" }}><span>${isUnsigned ? labels.unsigned : labels.inside}</span></label>`,
      ];
  }
}

const handOn = (labels: Labels) =>
  html`<button type="button" class="ex-button needs-js" data-do="check">${labels.hand}</button>`;

/** What the letter is called: by its number, or by whom it is for. */
function nameOf({ preset, sample, mail, attack }: Game, at: number, labels: Labels): string {
  if (preset === "sign-in") return [labels.first, labels.second][at] ?? labels.third;
  if (preset === "doors" || preset === "forms") return sample.readers[at]?.name ?? "";
  return filled(labels.letter, {
    at: numberOf({ preset, attack }, at) ?? at + 1,
    count: mail.letters.length,
  });
}

/** The letter that lies in the visitor's hand: what can be read of it, and each of its bytes. */
function hand(game: Game, labels: Labels, verdict: Verdict): Html {
  const { preset, mail, at, wrote } = game;
  const letter = mail.letters[at];
  // Doors and clinics are pressed themselves.
  // What the visitor has written there can be read by the visitor.
  const says =
    wrote === "" ? (readable(game, labels) ?? labels.sealed) : html`${labels.now} <mark>${wrote}</mark>`;
  const isPicked = preset === "sign-in" || preset === "phone";
  return html`<div class="ex-hand" role="group" aria-label="${labels.you}">
    ${isPicked && html`<div class="ex-picks needs-js" role="group" aria-label="${labels.you}">${mail.letters.map((_, place) => picker(game, place, `${place + 1}: ${nameOf(game, place, labels)}`, html`${place + 1}${signOf(markOf(verdict, place))}`))}</div>`}
    ${preset === "phone" && button("edit", "again", labels.again)}
    <div class="ex-letter" data-key="${at}" data-mark="${markOf(verdict, at)}">
      <p>${(mail.letters.length > 1 || preset === "message") && html`<b>${nameOf(game, at, labels)}${signOf(markOf(verdict, at))}</b> `}${letter ? says : labels.none}</p>
      ${letter && html`<details class="ex-bytes"><summary data-open>${labels.bytes}</summary>${fields(rowsOf(letter, `mail.letters.${at}`))}</details>`}
      ${preset !== "doors" && handOn(labels)}
    </div>
  </div>`;
}

/** What whoever carries the letter can read: what a session says is signed, and not sealed. */
function readable({ mail, at }: Game, labels: Labels): string | undefined {
  const letter = mail.letters[at];
  if (letter && "messageType" in letter) return letter.payload ?? letter.messageType;
  return letter && "request" in letter ? requestText(letter.request, labels) : undefined;
}

/** Every value of a letter, under its name. A point divides a path. */
function rowsOf(value: unknown, path: string, label = ""): Field[] {
  if (typeof value === "string" || typeof value === "number")
    return [{ label, value: long(String(value), path) }];
  return Object.entries(value ?? {}).flatMap(([name, inner]) =>
    rowsOf(inner, `${path}.${name}`, label ? `${label}.${name}` : name),
  );
}
