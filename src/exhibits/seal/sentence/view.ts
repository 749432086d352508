import type { Html } from "../../../shared/compiled";
import { html } from "../../../shared/html";
import { ghost } from "../../ghost";
import { changedText } from "../../kit/changes";
import type { Verdict } from "../../kit/exhibit";
import { brokenIn, button, fields, long, marks, seal } from "../../kit/parts";
import { type Game, knownOf } from "./play";
import type { Content } from "./words";

/** The sentence above two seals: the original one, and the current one. */
export function view({ sealed, fair, now, tried, gap }: Game, { labels }: Content, verdict: Verdict): Html {
  const [mark] = marks(verdict, ["letter"]);
  return html`<div class="ex-pair" data-tone="${verdict.state}">
    <div>
      <input class="needs-js" data-act="edit" data-do="write" data-enter="check" value="${sealed.sentence}"
        autocomplete="off" spellcheck="false" aria-label="${labels.sentence}">
      <p class="without-js">${sealed.sentence}</p>
      ${sealed.sentence !== fair.sentence && html`<code class="ex-change">${changedText(fair.sentence, sealed.sentence)}</code>`}
      ${gap === "guess" && html`<code class="ex-change">${labels.knew} ${knownOf(fair.sentence)}</code><code class="ex-change">${labels.tried.replaceAll("{count}", String(tried.length))} ${[...tried].map((one, at) => (at < tried.length - 1 ? html`<del>${one}</del> ` : html`<mark>${one}</mark>`))}</code>`}
      ${button("edit", "seal", labels.sealIt)}
    </div>
    <div class="ex-part">${seal(sealed.seal)}${sealed.seal !== fair.seal && ghost(fair.seal, labels.replaced)}${fields([{ label: labels.seal, value: long(sealed.seal, "sealed.seal") }])}</div>
    <div class="ex-part">${seal(now, brokenIn(verdict) !== undefined && sealed.seal)}${fields([{ label: labels.now, value: long(now), mark }])}</div>
  </div>`;
}
