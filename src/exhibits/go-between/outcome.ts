import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { brokenIn, brokenMark, gapMark, type Mark } from "../kit/parts";
import type { Opened } from "./opens";
import type { Game } from "./play";
import { number } from "./playPost";
import { roleOf } from "./trade";
import type { Content } from "./words";

/** The mark of a letter; only the one at which the check stopped has one. */
export function markOf(verdict: Verdict, at: number): Mark {
  const broken = brokenIn(verdict);
  return broken && (broken.at ?? 1) === at + 1 ? brokenMark(verdict) : "none";
}

/**
 * Whether a letter has a forger's words: of a certificate, the letter to whoever reads the forged field. On the
 * sender's device, a forger writes all of them.
 */
export const isForged = ({ mail, sample, attack, wroteAt }: Game, at: number) =>
  mail.kind === "certificate"
    ? (sample.readers[at]?.asks ?? roleOf(sample)) === roleOf(sample)
    : at === wroteAt || (mail.kind === "message" && attack === "trick");

/** The mark of a letter. A certificate that is no good shuts all doors. */
export const letterMark = (game: Game, verdict: Verdict, at: number): Mark => {
  const deed = game.preset === "doors" && deedOf(game, verdict);
  if (!deed || deed === "divert") return markOf(verdict, at);
  return brokenMark(verdict);
};

/** Whether the letter goes back to the sender: with a phone's answer, or as a sign-in's second message. */
export const isBack = ({ preset, at }: Game, verdict: Verdict) =>
  preset === "phone"
    ? verdict.state !== "unchecked" && !isPhones(verdict)
    : preset === "sign-in" && (verdict.state === "unchecked" ? at + 1 : brokenIn(verdict)?.at) === 2;

/** The attack that the check has caught, unless the visitor has typed over something since. */
export const deedOf = ({ attack, isEdited }: Game, { state }: Verdict): string | undefined =>
  state === "caught" && !isEdited ? attack : undefined;

/** The number that a letter has; a certificate has none. */
export function numberOf(
  { preset, attack }: Pick<Game, "preset" | "attack">,
  at: number,
): number | undefined {
  if (preset === "message") return attack === "skip" ? number + 1 : number;
  // In a sign-in, a letter after the third is the third once more.
  if (preset === "phone") return attack === "repeat" ? 1 : at + 1;
  return preset === "sign-in" ? Math.min(at + 1, 3) : undefined;
}

/** Whether the phone refuses, and not the page. */
export const isPhones = (verdict: Verdict) => ["from", "allowed"].includes(brokenIn(verdict)?.says ?? "");

/** Why a letter was refused: in words for this attack, or for the step that did not pass. */
export const wrongIn = (game: Game, { causes, stops }: Content, verdict: Verdict) =>
  causes[deedOf(game, verdict) as keyof typeof causes] ??
  stops[brokenIn(verdict)?.says as keyof typeof stops];

/** That somebody refuses, and why. */
export const refusal = (game: Game, content: Content, verdict: Verdict): Html => {
  const wrong = wrongIn(game, content, verdict);
  return html`${content.labels.refused}${wrong && html`<small data-stop>${wrong}</small>`}`;
};

/** Who else tries a letter: the visitor, with another key, or a third person whom the reader shows a forgery. */
export function triedBy(game: Game, verdict: Verdict): "you" | "third" | undefined {
  const deed = deedOf(game, verdict);
  if (game.preset === "message" && deed === "divert") return "you";
  const isShown = deed !== undefined || (verdict.state === "uncovered" && !game.isEdited);
  return isShown && game.attack === "misuse" && (game.preset === "message" || game.preset === "forms")
    ? "third"
    : undefined;
}

/** Whether a reader shows around what it was sent, and whoever sees it can check it. */
export const isLeaked = (verdict: Verdict) => verdict.state === "uncovered" && verdict.gap === "leak";

/** Whether a refused message is drawn in the phone, and no longer on its way. */
export const isInside = (game: Game, verdict: Verdict) =>
  game.preset === "message" && deedOf(game, verdict) !== undefined && !triedBy(game, verdict);

/** The mark of a reader, also of one who believes what no check can see to be false. */
export function readerMark(game: Game, verdict: Verdict, at: number): Mark {
  // What a site has obeyed stays obeyed, and only the copy of it is refused.
  if (game.preset === "sign-in" && textOf(game, at, verdict) !== undefined && brokenIn(verdict))
    return "none";
  // In a sign-in, the site reads the third letter and those after it.
  const mark = letterMark(
    game,
    verdict,
    game.preset === "sign-in" ? Math.max(2, (brokenIn(verdict)?.at ?? 1) - 1) : at,
  );
  if (at === game.wroteAt ? triedBy(game, verdict) : isLeaked(verdict)) return "none";
  // A reader does not believe its own forgery.
  const isUnaware = game.isWithheld && game.preset !== "forms";
  return mark === "none" && !isUnaware && game.attack !== "misuse" ? gapMark(verdict) : mark;
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

/** What readers' keys have opened by now, even where they refuse it. */
export const openedIn = ({ opened }: Game, { state }: Verdict): Opened[] =>
  state === "unchecked" ? [] : opened;

/** Takes a letter into the hand. */
export const picker = ({ at }: Game, place: number, name: string, label: Html | string) =>
  html`<button type="button" class="ex-button needs-js" data-do="pick" data-at="${place}" aria-pressed="${String(place === at)}" aria-label="${name}">${label}</button>`;
