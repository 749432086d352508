import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { brokenIn, brokenMark, gapMark, type Mark } from "../kit/parts";
import type { Game } from "./play";
import { number } from "./playPost";
import { roleOf } from "./trade";
import type { Content } from "./words";

export const filled = (text: string, values: Record<string, string | number>) =>
  Object.entries(values).reduce((said, [name, value]) => said.replaceAll(`{${name}}`, String(value)), text);

/** The mark of a letter: where the check stopped, and nowhere else. */
export function markOf(verdict: Verdict, at: number): Mark {
  const broken = brokenIn(verdict);
  return broken && (broken.at ?? 1) === at + 1 ? brokenMark(verdict) : "none";
}

/**
 * Whether a letter has what a forger wrote: of a certificate, the one that opens that field. Whoever writes on the
 * sender's device writes all of them.
 */
export const isForged = ({ mail, sample, attack, wroteAt }: Game, at: number) =>
  mail.kind === "certificate"
    ? (sample.readers[at]?.asks ?? roleOf(sample)) === roleOf(sample)
    : at === wroteAt || (mail.kind === "message" && attack === "trick");

/** The mark of a letter. Each door checks by itself, and the one that reads what was written over has its mark. */
export const letterMark = (game: Game, verdict: Verdict, at: number): Mark =>
  game.preset !== "doors" || deedOf(game, verdict) !== "change"
    ? markOf(verdict, at)
    : isForged(game, at)
      ? brokenMark(verdict)
      : "none";

/** Whether the letter goes back to whoever began: with a phone's answer, or as a site's, which is the second message. */
export const isBack = ({ preset, at, isWithheld }: Game, verdict: Verdict) =>
  preset === "phone"
    ? verdict.state !== "unchecked" && !isWithheld && !isPhones(verdict)
    : preset === "sign-in" && (verdict.state === "unchecked" ? at + 1 : brokenIn(verdict)?.at) === 2;

/** The attack that the check has caught, to be drawn where it has struck. What was typed over is another one. */
export const deedOf = ({ attack, isEdited }: Game, { state }: Verdict): string | undefined =>
  state === "caught" && !isEdited ? attack : undefined;

/** The number that a letter has; a certificate has none. */
export function numberOf(
  { preset, attack }: Pick<Game, "preset" | "attack">,
  at: number,
): number | undefined {
  if (preset === "message") return attack === "skip" ? number + 1 : number;
  // What comes after the third letter of a sign-in is the third once more.
  if (preset === "phone") return attack === "repeat" ? 1 : at + 1;
  return preset === "sign-in" ? Math.min(at + 1, 3) : undefined;
}

/** Whether it is the phone that refuses a request; what comes of an answer the page finds out. */
export const isPhones = (verdict: Verdict) => ["from", "allowed"].includes(brokenIn(verdict)?.says ?? "");

/** What is wrong with what was refused. */
export const wrongIn = ({ stops }: Content, verdict: Verdict) =>
  stops[brokenIn(verdict)?.says as keyof typeof stops];

/** That somebody refuses, and why. */
export const refusal = (content: Content, verdict: Verdict): Html => {
  const wrong = wrongIn(content, verdict);
  return html`${content.labels.refused}${wrong && html`<small data-stop>${wrong}</small>`}`;
};

/** Who tries a letter in its reader's place: the visitor, with a key of their own, or whoever a reader shows its own forgery to. */
export function triedBy(game: Game, verdict: Verdict): "you" | "third" | undefined {
  const deed = deedOf(game, verdict);
  if (game.preset === "message" && deed === "divert") return "you";
  const isShown = deed !== undefined || (verdict.state === "uncovered" && !game.isEdited);
  return isShown && game.attack === "misuse" && (game.preset === "message" || game.preset === "forms")
    ? "third"
    : undefined;
}

/** Whether a message that was refused is drawn in the phone that refuses it, and no longer on its way. */
export const isInside = (game: Game, verdict: Verdict) =>
  game.preset === "message" && deedOf(game, verdict) !== undefined && !triedBy(game, verdict);

/** The mark of a reader: also where one believes what no check can see to be false. */
export function readerMark(game: Game, verdict: Verdict, at: number): Mark {
  // Of a sign-in the site reads the third letter, and what comes after it.
  const mark = letterMark(
    game,
    verdict,
    game.preset === "sign-in" ? Math.max(2, (brokenIn(verdict)?.at ?? 1) - 1) : at,
  );
  if (at === game.wroteAt && triedBy(game, verdict)) return "none";
  // What a reader has made up, it does not believe.
  return mark === "none" && !game.isWithheld && game.attack !== "misuse" ? gapMark(verdict) : mark;
}

/** The place of the letter at which the check stopped; -1 where it did not. */
export const struckIn = (verdict: Verdict) => (brokenIn(verdict)?.at ?? 0) - 1;

/** Whether a clinic is given a copy of what it has read before. */
export const isReadBefore = (game: Game, at: number, verdict: Verdict) =>
  game.preset === "forms" && deedOf(game, verdict) === "repeat" && markOf(verdict, at) !== "none";

/** What a reader has read and believes. */
export const textOf = (game: Game, at: number, verdict: Verdict): string | undefined =>
  verdict.state === "unchecked"
    ? undefined
    : isReadBefore(game, at, verdict)
      ? game.plan.text
      : (game.seen[at] ?? undefined);

/** Takes a letter into the hand. */
export const picker = ({ at }: Game, place: number, name: string, label: Html | string) =>
  html`<button type="button" class="ex-button needs-js" data-do="pick" data-at="${place}" aria-pressed="${String(place === at)}" aria-label="${name}">${label}</button>`;
