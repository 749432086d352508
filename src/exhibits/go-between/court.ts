import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { brokenMark, gapMark, signOf } from "../kit/parts";
import { isLeaked, triedBy, wrongIn } from "./outcome";
import type { Game } from "./play";
import type { Content } from "./words";

/** Somebody to whom a reader shows what the sender wrote, or what it has written in the sender's name beside that. */
export function court(game: Game, content: Content, verdict: Verdict): Html | false {
  const { labels } = content;
  const signed = html`${labels.signed}${signOf("pass")}`;
  if (isLeaked(verdict))
    return html`<div class="ex-court" data-mark="gap"><h3>${labels.insurer}${signOf("gap")}<small>${game.plan.isSigned ? labels.proven : labels.unproven}</small></h3>
      <p>${labels.theirs}<b>${game.plan.text}</b><small>${game.plan.isSigned ? signed : labels.unsigned}</small></p></div>`;
  if (triedBy(game, verdict) !== "third") return false;
  const isCaught = verdict.state === "caught";
  const mark = isCaught ? brokenMark(verdict) : gapMark(verdict);
  return html`<div class="ex-court" data-mark="${mark}"><h3>${labels.witness}${signOf(mark)}<small>${isCaught ? labels.refused : labels.alike}</small></h3>
    <p>${labels.theirs}<b>${game.plan.text}</b><small>${isCaught ? signed : labels.unsigned}</small></p>
    <p data-mark="${mark}">${labels.made}<b>${game.wrote}</b>${isCaught ? html`<small data-stop>${wrongIn(game, content, verdict)}</small>` : html`<small>${labels.unsigned}</small>`}</p>
  </div>`;
}
