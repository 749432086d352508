import type { Html } from "../../shared/compiled";
import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { brokenIn } from "../kit/parts";
import { envelope } from "./envelope";
import { keyhole } from "./keyhole";
import { deedOf, isBack, isInside, numberOf, triedBy } from "./outcome";
import type { Game } from "./play";
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
  const letter = filled(labels.letter, {
    at: numberOf({ preset, attack }, at) ?? at + 1,
    count: mail.letters.length,
  });
  return preset === "phone" && attack === "repeat" && at > 0 ? filled(labels.repeated, { letter }) : letter;
}

/** The stops of a letter on its way. A phone's answer goes back in the envelope in which the request came. */
export function ways(game: Game, labels: Labels, verdict: Verdict): Html {
  const [{ preset, at }, deed, place] = [game, deedOf(game, verdict), placeOf(game, verdict)];
  const [back, { sender, you, reader }] = [isBack(game, verdict), labels];
  const stops = [sender, you, reader];
  const carried = envelope(
    preset,
    deed,
    numberOf(game, at),
    preset === "forms" || triedBy(game, verdict) === "you" ? keyhole(game, at, verdict) : undefined,
  );
  const said = preset === "phone" && back ? stops.toReversed() : stops;
  return html`<div class="ex-way" role="img" aria-label="${labels.way}: ${said.join(", ")}" data-place="${place}" ${back && { html: "data-back" }}>${!isInside(game, verdict) && carried}${stops.map((name) => html`<span>${name}</span>`)}</div>`;
}
