import type { Html } from "../../shared/compiled";
import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import { keySign, numbers, overwritten, shown, stamp } from "./card";
import { isForged } from "./outcome";
import type { Game } from "./play";
import { tally } from "./tally";
import { type Receiver, roleOf } from "./trade";
import type { Content } from "./words";

const figure = "M40 24a9 9 0 1 0 .1 0M22 84V66a18 18 0 0 1 36 0V84";

/** Who or what is at a door: nobody who could answer, somebody else who walks in, or another card. */
const before: Record<string, string> = {
  pose: figure,
  trick: figure,
  other: "M16 46H64V76H16ZM22 54H38M22 62H52M22 68H46",
};

/** A door in its frame; the leaf turns on its hinges. */
export const door = (deed?: string | false) => {
  const path = before[deed || ""];
  return html`<svg class="ex-door" viewBox="0 0 80 100" aria-hidden="true"><path d="M2 98V2H78V98"/><g><path d="M10 98V10H70V98Z"/><circle cx="60" cy="56" r="3"/></g>${path && html`<path data-before="${deed}" d="${path}"/>`}</svg>`;
};

/** What a door opens for. */
export const windows = ({ takes }: Receiver, labels: Content["labels"]): Html | false =>
  takes !== undefined && html`<ul class="ex-windows"><li>${filled(labels.opens, { value: takes })}</li></ul>`;

/** Why a door stays shut: what was shown to it and, where that tells more, what it asked for; or what was overwritten. */
export function causeAt(
  game: Game,
  at: number,
  labels: Content["labels"],
  deed: string | undefined,
): Html | false {
  const { sample } = game;
  const causes: Record<string, () => Html | false> = {
    // The other doors don't read that field. They refuse the broken signature.
    change: () => isForged(game, at) && html`${roleOf(sample)}: ${overwritten(game, roleOf(sample))}`,
    repeat: () => tally(...numbers(game, at)),
    divert: () => shown(html`${keySign} ${labels.openedFor}`, sample.readers[at]?.asks ?? "", labels),
    pose: () => html`<b>${labels.absent}</b>`,
    misuse: () => html`<ul>${stamp(labels)}</ul>`,
    other: () => shown(labels.otherKind, labels.kind, labels),
  };
  const cause = causes[deed ?? ""]?.();
  return cause !== undefined && cause !== false && html`<div class="ex-cause">${cause}</div>`;
}
