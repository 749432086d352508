import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { deedOf } from "./outcome";
import type { Game } from "./play";
import type { Content } from "./words";

type Labels = Content["labels"];

/** The stolen table of users: a lock for each, and a key for none. */
export const stolen = (game: Game, labels: Labels, verdict: Verdict): Html | false =>
  game.preset === "sign-in" &&
  deedOf(game, verdict) === "pose" &&
  html`<p class="ex-stolen">${[lock, lock, lock]} <b>${labels.list}</b></p>`;

const lock = html`<svg class="ex-issuer" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 11H20V22H4ZM8 11V7a4 4 0 0 1 8 0V11M12 15V18"/></svg>`;

/** An infected screen: what it shows, and what is signed. */
export const screen = ({ plan, wrote }: Game, labels: Labels, verdict: Verdict): Html | false =>
  "gap" in verdict &&
  verdict.gap === "trick" &&
  html`<div class="ex-page" data-mark="gap"><p><i aria-hidden="true"></i>${labels.screen}</p><p><b>${plan.text}</b></p><p>${labels.signed}: <mark>${wrote}</mark></p></div>`;
