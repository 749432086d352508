import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { days } from "./days";
import { drawer } from "./drawer";
import type { Game } from "./game";
import { answer, bill } from "./http";
import { picture } from "./picture";
import { lockDrawer, stepper, terms, weakDrawer } from "./script";
import type { Content } from "./words";

/** The picture, what belongs to one preset alone, two spends of one coin beside each other, and a transaction's bytes. */
export const view = (
  game: Game,
  content: Content,
  verdict: Verdict,
): Html => html`<div class="ex-purse" data-kind="${game.preset}" data-tone="${verdict.state}">
  ${game.preset === "purchase" && html`<h3 class="ex-sought">${content.sample.part}</h3>`}
  ${game.preset === "payment" && bill(game, content, verdict)}
  ${picture(game, content, verdict)}
  ${game.preset === "escrow" && [days(game, content), terms(game, content, verdict)]}
  ${game.preset === "payment" && answer(game, content, verdict)}
  <div class="ex-inside">${
    game.preset === "escrow"
      ? [weakDrawer(game, content), inside(game, content, verdict)]
      : drawer(game, content, verdict)
  }${game.preset === "handover" && choice(game, content)}</div>
</div>`;

/** What engineers look for in a lock, in one drawer. */
const inside = (game: Game, content: Content, verdict: Verdict) =>
  html`<details class="ex-drawer"><summary>${content.labels.inside}</summary>${stepper(game, content, verdict)}${lockDrawer(game, content)}${drawer(game, content, verdict)}</details>`;

const choice = ({ isFirst }: Game, { labels }: Content) =>
  html`<div class="ex-which needs-js" role="group" aria-label="${labels.which}">${[
    labels.example,
    labels.first,
  ].map(
    (label, at) =>
      html`<button type="button" class="ex-button" data-act="edit" data-do="turn" data-at="${at}" aria-pressed="${String(isFirst === (at === 1))}">${label}</button>`,
  )}${isFirst && html`<small>${labels.firstTries}</small>`}</div>`;
