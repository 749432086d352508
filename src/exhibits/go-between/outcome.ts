import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { brokenIn, brokenMark, gapMark, type Mark, sign } from "../kit/parts";
import type { Game } from "./play";
import type { Content } from "./words";

export const filled = (text: string, values: Record<string, string | number>) =>
  Object.entries(values).reduce((said, [name, value]) => said.replaceAll(`{${name}}`, String(value)), text);

/** The mark of a letter: where the check stopped, and nowhere else. */
export function markOf(verdict: Verdict, at: number): Mark {
  const broken = brokenIn(verdict);
  return broken && (broken.at ?? 1) === at + 1 ? brokenMark(verdict) : "none";
}

/** Whether the letter goes back to whoever began: of a sign-in the site answers with the second message, which the person checks. */
export const isBack = ({ preset, at }: Game, verdict: Verdict) =>
  preset === "sign-in" && (verdict.state === "unchecked" ? at + 1 : brokenIn(verdict)?.at) === 2;

/** Who refuses, and at what it stopped. */
export const refusal = (labels: Content["labels"], steps: Content["steps"], verdict: Verdict): Html => {
  const step = steps[brokenIn(verdict)?.says as keyof typeof steps];
  return html`${labels.refused}${step && html`<small data-stop>${sign("fail")}${step}</small>`}`;
};

/** The mark of a reader: also where one believes what no check can see to be false. */
export function readerMark(game: Game, verdict: Verdict, at: number): Mark {
  // Of a sign-in the site reads the last letter.
  const mark = markOf(verdict, game.preset === "sign-in" ? 2 : at);
  const isOne = game.preset === "forms" || game.preset === "message";
  return mark === "none" && !game.isWithheld && (!isOne || at === game.at) ? gapMark(verdict) : mark;
}

/** What a reader has read and believes. */
export const textOf = ({ seen }: Game, at: number, verdict: Verdict): string | undefined =>
  verdict.state === "unchecked" ? undefined : (seen[at] ?? undefined);

/** Takes a letter into the hand. */
export const picker = ({ at }: Game, place: number, name: string, label: Html | string) =>
  html`<button type="button" class="ex-button needs-js" data-do="pick" data-at="${place}" aria-pressed="${String(place === at)}" aria-label="${name}">${label}</button>`;

export const envelope = html`<svg class="ex-envelope" viewBox="0 0 60 40" aria-hidden="true"><rect x="1" y="1" width="58" height="38" rx="4"/><path d="M2 3L30 24L58 3"/><circle cx="30" cy="24" r="5"/></svg>`;
