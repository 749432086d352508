import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { brokenIn, brokenMark, type Mark } from "../kit/parts";
import type { Game } from "./play";

export const filled = (text: string, values: Record<string, string | number>) =>
  Object.entries(values).reduce((said, [name, value]) => said.replaceAll(`{${name}}`, String(value)), text);

/** The mark of a letter: where the check stopped, and nowhere else. */
export function markOf(verdict: Verdict, at: number): Mark {
  const broken = brokenIn(verdict);
  return broken && (broken.at ?? 1) === at + 1 ? brokenMark(verdict) : "none";
}

/** Whether a reader's turn came in the check, and the letter passed. */
function hasPassed({ deed, preset }: Game, at: number, verdict: Verdict): boolean {
  if (verdict.state === "unchecked" || deed === "hold") return false;
  const broken = brokenIn(verdict);
  return !broken || (preset !== "sign-in" && preset !== "phone" && at + 1 < (broken.at ?? 1));
}

/** What a reader has read and believes. */
export const textOf = (game: Game, at: number, verdict: Verdict): string | undefined =>
  hasPassed(game, at, verdict) ? (game.seen[at] ?? undefined) : undefined;

/** Takes a letter into the hand. */
export const picker = ({ at }: Game, place: number, name: string, label: Html | string) =>
  html`<button type="button" class="ex-button needs-js" data-do="pick" data-at="${place}" aria-pressed="${String(place === at)}" aria-label="${name}">${label}</button>`;
