import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { brokenIn, brokenMark, type Mark } from "../kit/parts";
import { envelope } from "./envelope";
import { deedOf, isInside, numberOf } from "./outcome";
import type { Game } from "./play";

/** Words that nobody reads here, and those that stay shut. */
const [lines, shut] = [html`<i></i>`, html`<i data-shut></i>`];

/**
 * What a phone has read, message by message, and now `text`. Below them a hole where one has not come, and what stops at
 * the phone's rim, beside what the phone would have shown.
 */
export function thread(game: Game, text: Html | string | undefined, verdict: Verdict): Html | false {
  const { mail, plan, preset, isWithheld } = game;
  if (mail.kind !== "message") return false;
  const [says, number, deed] = [brokenIn(verdict)?.says, numberOf(game, 0) ?? 0, deedOf(game, verdict)];
  // A link can bring any number.
  const lastRead = Math.min(mail.readers[0]?.lastRead ?? 0, 9);
  const line = (at: number, kind: "read" | "missing" | "come" | Mark, shows: Html | string | false) =>
    html`<div data-chip="${kind}" ${kind !== "come" && { html: 'aria-hidden="true"' }}><b>${at}</b>${shows}</div>`;
  const wouldShow = deed === "change" ? shut : deed === "repeat" ? plan.text : lines;
  const isStopped = isInside(game, verdict);
  const isMissed = isWithheld && verdict.state === "uncovered";
  return html`<div class="ex-thread">${Array.from({ length: lastRead }, (_, at) => line(at + 1, "read", deed === "repeat" && at + 1 === number ? plan.text : lines))}
    ${(says === "next" || isMissed) && line(lastRead + 1, isMissed ? "gap" : "missing", false)}
    ${text !== undefined && line(number, "come", html`<p>${text}</p>`)}
    ${(isStopped || says === "new" || says === "next") && line(number, brokenMark(verdict), html`${wouldShow}${isStopped && envelope(preset, deed, number)}`)}</div>`;
}
