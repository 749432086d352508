import type { Html } from "../../../shared/compiled";
import { filled } from "../../../shared/filled";
import { html } from "../../../shared/html";
import { ghost } from "../../ghost";
import { changedCharacters } from "../../kit/changes";
import type { Verdict } from "../../kit/exhibit";
import { brokenIn, button, fields, inFours, long, marks, seal } from "../../kit/parts";
import { type Game, knownOf } from "./play";
import type { Content } from "./words";

/** The sentence above two seals: the original one, and the current one. */
export function view(game: Game, { labels }: Content, verdict: Verdict): Html {
  const { sealed, fair, now, gap } = game;
  const [mark] = marks(verdict, ["letter"]);
  const isChanged = sealed.sentence !== fair.sentence;
  return html`<div class="ex-pair" data-tone="${verdict.state}">
    <div>
      <input class="needs-js" data-act="edit" data-do="write" data-enter="check" value="${sealed.sentence}"
        autocomplete="off" spellcheck="false" aria-label="${labels.sentence}">
      <p class="without-js">${sealed.sentence}</p>
      ${(isChanged || gap === "guess") && html`<div class="ex-below">${isChanged && html`<code class="ex-change">${changedCharacters(fair.sentence, sealed.sentence)}</code>`}${gap === "guess" && guesses(game, labels)}${isChanged && button("edit", "seal", labels.sealIt)}</div>`}
    </div>
    <div class="ex-part">${seal(sealed.seal)}${fields([{ label: labels.seal, value: long(sealed.seal, "sealed.seal") }])}${inFours(sealed.seal)}${sealed.seal !== fair.seal && ghost(fair.seal, labels.replaced)}</div>
    <div class="ex-part" ${now !== sealed.seal && { html: "data-changed" }}><b class="ex-same" aria-hidden="true">${same(game, verdict)}</b>${seal(now, brokenIn(verdict) && now)}${fields([{ label: labels.now, value: long(now), mark }])}${inFours(now)}</div>
  </div>`;
}

/** Between both seals: whether they are one. Anybody sees that they differ; that they don't is for the check to say. */
const same = ({ sealed, now }: Game, { state }: Verdict) =>
  now === sealed.seal ? (state === "unchecked" ? "?" : "=") : "\u2260";

/** What a guesser knew, and the last characters that were put in its place: the seal of the last one is the one that was made. */
function guesses({ fair, tried, tries = [] }: Game, labels: Content["labels"]): Html {
  const characters = [...tried].slice(-tries.length);
  return html`<code class="ex-change">${labels.knew} ${knownOf(fair.sentence)}</code>
    <div class="ex-tries"><p>${filled(labels.tried, { count: tried.length })}</p>${tries.map(
      (one, at) =>
        html`<figure data-mark="${at < tries.length - 1 ? "none" : "gap"}">${seal(one)}<figcaption>${at < tries.length - 1 ? html`<del>${characters[at]}</del>` : html`<mark>${characters[at]}</mark>`}</figcaption></figure>`,
    )}</div>`;
}
