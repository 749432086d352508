import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import { exampleKey } from "../exampleKey";
import type { Verdict } from "../kit/exhibit";
import { deedOf, filled, refusal } from "./outcome";
import type { Game } from "./play";
import type { Content } from "./words";

/** The end of a page's public key. */
const endOf = (name: string) => exampleKey(name).toPublicKey().toString().slice(-4);

/** The window of the page that asks, with its name and its key; another page has another key, whatever its name. */
export function page(game: Game, content: Content, verdict: Verdict): Html {
  const { labels } = content;
  const deed = deedOf(game, verdict);
  const [own, other] = [endOf("site"), endOf("look-alike")];
  const isOther = deed === "divert" || deed === "pose";
  const name = game.sample.readers[0]?.name ?? "";
  return html`<div class="ex-page" data-mark="${isOther ? "caught" : "none"}">
    <p><i aria-hidden="true"></i><b>${deed === "divert" ? labels.buyer : name}</b></p>
    <p>${isOther ? html`<s>${filled(labels.pageKey, { key: other })}</s> ` : ""}<span>${filled(labels.pageKey, { key: own })}</span></p>
    ${deed === "divert" && html`<p>${refusal(content, verdict)}</p>`}
  </div>`;
}
