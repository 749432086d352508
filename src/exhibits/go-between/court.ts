import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { brokenMark, gapMark, signOf } from "../kit/parts";
import { triedBy, wrongIn } from "./outcome";
import type { Game } from "./play";
import type { Content } from "./words";

/** Somebody to whom a reader shows what it has written in the sender's name, beside what the sender wrote. */
export function court(game: Game, content: Content, verdict: Verdict): Html | false {
  if (triedBy(game, verdict) !== "third") return false;
  const { labels } = content;
  const isCaught = verdict.state === "caught";
  const mark = isCaught ? brokenMark(verdict) : gapMark(verdict);
  return html`<div class="ex-court" data-mark="${mark}"><h3>${labels.witness}${signOf(mark)}<small>${isCaught ? labels.refused : labels.alike}</small></h3>
    <p>${labels.theirs}<b>${game.plan.text}</b><small>${isCaught ? html`${labels.signed}${signOf("pass")}` : labels.unsigned}</small></p>
    <p>${labels.made}<b>${isCaught ? html`<s>${game.wrote}</s>` : game.wrote}</b>${isCaught ? html`<small data-stop>${wrongIn(game, content, verdict)}</small>` : html`<small>${labels.unsigned}</small>`}</p>
  </div>`;
}
