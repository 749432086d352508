import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { brokenIn } from "../kit/parts";
import { envelope } from "./envelope";
import { deedOf, filled, isBack, markOf, numberOf, triedBy } from "./outcome";
import type { Game } from "./play";
import type { Asked } from "./requests";
import type { Content } from "./words";

type Labels = Content["labels"];

/** Where a letter is: with the visitor, held back, with its reader, or turned away. */
type Place = "hand" | "held" | "there" | "refused";

function placeOf(game: Game, verdict: Verdict): Place {
  const tries = triedBy(game, verdict);
  if (verdict.state === "unchecked" || tries === "you") return "hand";
  if (game.isWithheld) return "held";
  return !tries && brokenIn(verdict) ? "refused" : "there";
}

/** What a letter is called: by its number, or by whom it is for. */
export function nameOf({ preset, sample, mail, attack }: Game, at: number, labels: Labels): string {
  if (preset === "sign-in") return [labels.first, labels.second][at] ?? labels.third;
  if (preset === "doors" || preset === "forms") return sample.readers[at]?.name ?? "";
  return filled(labels.letter, {
    at: numberOf({ preset, attack }, at) ?? at + 1,
    count: mail.letters.length,
  });
}

/** What the answer to a request is called. */
export const answerName = (at: number, labels: Labels) => filled(labels.answer, { at: at + 1 });

/** Whether it is the request that was refused, or changed, and not its answer. */
export const isRequest = (game: Game, verdict: Verdict) =>
  deedOf(game, verdict) === "change" || ["from", "allowed"].includes(brokenIn(verdict)?.says ?? "");

/** The stops of a letter on its way. A phone gets a request, and its answer goes back. */
export function ways(game: Game, labels: Labels, verdict: Verdict): Html {
  const [{ preset, at }, deed, place] = [game, deedOf(game, verdict), placeOf(game, verdict)];
  const number = numberOf(game, at);
  const { sender, you, reader } = labels;
  const stops = [sender, you, reader].map((name) => html`<span>${name}</span>`);
  const way = (where: Place, back: boolean, body: Html | false, name = "", names: Html[] = stops) =>
    html`<div class="ex-way" role="img" aria-label="${labels.way}: ${name && `${name}: `}${(name && back ? [reader, you, sender] : [sender, you, reader]).join(", ")}" data-place="${where}" ${back && { html: "data-back" }}>${body}${name && html`<b>${name}</b>`}${names}</div>`;
  if (preset !== "phone") return way(place, isBack(game, verdict), envelope(preset, deed, number));
  const isFair = place === "hand" || markOf(verdict, at) === "none";
  const isAsked = !isFair && isRequest(game, verdict);
  const { answer } = game.mail.letters[at] as Asked;
  // A request that the phone refuses gets no answer.
  const isAnswered = answer !== null && !(isAsked && deed !== "change");
  const [there, back]: [Place, Place] = isFair
    ? [place === "hand" ? "hand" : "there", place === "refused" ? "there" : place]
    : isAsked
      ? ["refused", "there"]
      : ["there", "refused"];
  return html`${way(there, false, envelope(preset, isAsked ? deed : "", number), nameOf(game, at, labels), [])}${way(back, true, isAnswered && envelope(preset, isFair || isAsked ? "" : deed, number), answerName(at, labels))}`;
}
