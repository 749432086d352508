import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { brokenIn, signOf } from "../kit/parts";
import { filled, markOf, picker, textOf } from "./outcome";
import type { Game } from "./play";
import type { Asked } from "./requests";
import type { Content } from "./words";

type Labels = Content["labels"];

/** Who gets the letters, and what came of it: doors that open, papers that say something, a phone. */
export function readers(game: Game, content: Content, verdict: Verdict): Html {
  const { preset, sample } = game;
  const { labels } = content;
  if (preset === "phone") return phone(game, labels, verdict);
  const isMany = preset === "doors" || preset === "forms";
  return html`<ol class="ex-readers" data-kind="${preset}" data-count="${sample.readers.length}">
    ${sample.readers.map((reader, at) => {
      // Of a sign-in the site reads the last letter.
      const mark = markOf(verdict, preset === "sign-in" ? 2 : at);
      const text = textOf(game, at, verdict);
      const isOpen = text !== undefined && (reader.takes === undefined || reader.takes === text);
      return html`<li data-mark="${mark}" ${isOpen && { html: "data-open" }}>
        ${(preset === "doors" || preset === "sign-in") && door}
        ${preset === "forms" && consent(game, at, reader.name, labels)}
        <h3>${isMany ? html`${picker(game, at, reader.name, reader.name)}<span class="without-js">${reader.name}</span>` : reader.name}${signOf(mark)}</h3>
        ${reader.takes && html`<small>${filled(labels.opens, { value: reader.takes })}</small>`}
        ${(!isMany || verdict.state !== "unchecked") && html`<p>${text ?? idle(game, at, labels, verdict)}</p>`}
      </li>`;
    })}
  </ol>`;
}

/** A door in its frame; the leaf turns on its hinges. */
const door = html`<svg class="ex-door" viewBox="0 0 80 100" aria-hidden="true"><path d="M2 98V2H78V98"/><g><path d="M10 98V10H70V98Z"/><circle cx="60" cy="56" r="3"/></g></svg>`;

const consent = ({ plan }: Game, at: number, name: string, labels: Labels) =>
  html`<span class="ex-tick needs-js"><input type="checkbox" data-act="edit" data-do="choose" data-at="${at}" aria-label="${filled(labels.share, { reader: name })}" ${plan.chosen[at] && { html: "checked" }}></span>`;

/** What a reader without a text does. */
function idle({ deed, mail, preset }: Game, at: number, labels: Labels, verdict: Verdict): string {
  if (verdict.state === "unchecked" || deed === "hold") return labels.waits;
  if (!mail.letters[at]) return labels.none;
  const { at: stop = 1 } = brokenIn(verdict) ?? {};
  return preset === "sign-in" || at + 1 <= stop ? labels.refused : labels.idle;
}

const counted = (satoshis: unknown) => Number(satoshis).toLocaleString("en-US");

/** The phone, with a row for each request and the budget below. */
function phone(game: Game, labels: Labels, verdict: Verdict): Html {
  const { plan, sample } = game;
  const letters = game.mail.letters as Asked[];
  const budget = sample.pay?.budget ?? 1;
  const spent = letters.reduce(
    (sum, { request, answer }) => sum + (answer ? Number(request.satoshis) || 0 : 0),
    0,
  );
  return html`<div class="ex-readers ex-phone" data-kind="phone" role="group" aria-label="${labels.reader}">
    <ul class="ex-list">
      ${letters.map((letter, at) => {
        const mark = markOf(verdict, at);
        const text = requestText(letter, labels);
        return html`<li data-mark="${mark}"><label>
          ${at < plan.chosen.length && html`<input type="checkbox" class="needs-js" data-act="edit" data-do="choose" data-at="${at}" ${plan.chosen[at] && { html: "checked" }}>`}
          <span><b>${text}</b> ${signOf(mark)}${!letter.answer && (plan.chosen[at] ? labels.over : labels.declined)}</span>
        </label></li>`;
      })}
    </ul>
    <p>${filled(labels.spent, { spent: counted(spent), budget: counted(budget) })}</p>
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><path d="M0 2H100"/><path data-part d="M0 2H${Math.min(100, (100 * spent) / budget).toFixed(1)}"/></svg>
  </div>`;
}

export const requestText = ({ request: { kind, what, satoshis } }: Asked, labels: Labels) =>
  filled(labels[kind] ?? "", { what, amount: counted(satoshis) });
