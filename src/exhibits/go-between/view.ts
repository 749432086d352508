import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { area, button, type Field, fields, long, signOf } from "../kit/parts";
import { knowledge } from "./knowledge";
import { filled, markOf, picker } from "./outcome";
import type { Game } from "./play";
import { readers, requestText } from "./readers";
import type { Content } from "./words";

type Labels = Content["labels"];

/** The sender, the letter in the visitor's hand, and who gets it; below them the table of who knows what. */
export const view = (game: Game, content: Content, verdict: Verdict): Html => html`
  <div class="ex-stage" data-tone="${verdict.state}">
    ${way(game, content.labels, verdict)}
    ${sender(game, content.labels)}
    ${hand(game, content.labels, verdict)}
    ${readers(game, content, verdict)}
  </div>
  ${knowledge(game, content, verdict)}`;

/** Where the letter is: with the visitor, held back, with its reader, or turned away. */
function placeOf({ deed }: Game, { state }: Verdict): "hand" | "held" | "there" | "refused" {
  if (state === "unchecked") return "hand";
  if (deed === "hold") return "held";
  return state === "caught" || state === "fails" ? "refused" : "there";
}

/** Three stops, and the letter at one of them. */
const way = (game: Game, { sender, you, reader, way }: Labels, verdict: Verdict) =>
  html`<div class="ex-way" role="img" aria-label="${way}: ${sender}, ${you}, ${reader}" data-place="${placeOf(game, verdict)}">
    <span>${sender}</span><span>${you}</span><span>${reader}</span>${envelope}
  </div>`;

const envelope = html`<svg class="ex-envelope" viewBox="0 0 60 40" aria-hidden="true"><rect x="1" y="1" width="58" height="38" rx="4"/><path d="M2 3L30 24L58 3"/><circle cx="30" cy="24" r="5"/></svg>`;

/** What an honest sender does. */
function sender({ preset, typed, plan, sample }: Game, labels: Labels): Html | false {
  const post = preset === "message" || preset === "forms";
  const tools = [
    (post || preset === "sign-in") && html`<p>${labels.text}</p>${area("write", typed, labels.text)}`,
    post &&
      html`<label class="ex-tick needs-js"><input type="checkbox" data-act="edit" data-do="sign" ${plan.isSigned && { html: "checked" }}><span>${labels.inside}</span></label>`,
    preset === "doors" && sample.other !== undefined && button("edit", "move", labels.move),
  ].filter(Boolean);
  return (
    tools.length > 0 &&
    html`<div class="ex-from" role="group" aria-label="${labels.sender}">${tools as Html[]}</div>`
  );
}

/** What the letter is called: by its number, or by whom it is for. */
function nameOf({ preset, sample, mail }: Game, at: number, labels: Labels): string {
  if (preset === "sign-in") return [labels.first, labels.second, labels.third][at] ?? "";
  if (preset === "doors" || preset === "forms") return sample.readers[at]?.name ?? "";
  return filled(labels.letter, { at: at + 1, count: mail.letters.length });
}

/** The letter that lies in the visitor's hand: what can be read of it, and each of its bytes. */
function hand(game: Game, labels: Labels, verdict: Verdict): Html {
  const { preset, mail, at, wrote } = game;
  const letter = mail.letters[at];
  // Doors and clinics are pressed themselves.
  const isPicked = preset === "sign-in" || preset === "phone";
  return html`<div class="ex-hand" role="group" aria-label="${labels.you}">
    ${isPicked && html`<div class="ex-picks needs-js" role="group" aria-label="${labels.you}">${mail.letters.map((_, place) => picker(game, place, `${place + 1}: ${nameOf(game, place, labels)}`, html`${place + 1}${signOf(markOf(verdict, place))}`))}</div>`}
    ${preset === "phone" && button("edit", "again", labels.again)}
    <div class="ex-letter" data-key="${at}" data-mark="${markOf(verdict, at)}">
      <p>${mail.letters.length > 1 && html`<b>${nameOf(game, at, labels)}${signOf(markOf(verdict, at))}</b> `}${letter ? (readable(game, labels) ?? labels.sealed) : labels.none}</p>
      ${wrote !== "" && html`<p>${labels.now} <mark>${wrote}</mark></p>`}
      ${letter && html`<details class="ex-bytes"><summary data-open>${labels.bytes}</summary>${fields(rowsOf(letter, `mail.letters.${at}`))}</details>`}
      <button type="button" class="ex-button needs-js" data-do="check">${labels.hand}</button>
    </div>
  </div>`;
}

/** What whoever carries the letter can read: what a session says is signed, and not sealed. */
function readable({ mail, at }: Game, labels: Labels): string | undefined {
  const letter = mail.letters[at];
  if (letter && "messageType" in letter) return letter.payload ?? letter.messageType;
  return letter && "request" in letter ? requestText(letter, labels) : undefined;
}

/** Every value of a letter, under its name. A point divides a path. */
function rowsOf(value: unknown, path: string, label = ""): Field[] {
  if (typeof value === "string" || typeof value === "number")
    return [{ label, value: long(String(value), path) }];
  return Object.entries(value ?? {}).flatMap(([name, inner]) =>
    rowsOf(inner, `${path}.${name}`, label ? `${label}.${name}` : name),
  );
}
