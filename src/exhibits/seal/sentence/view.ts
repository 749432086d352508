import type { Html } from "../../../shared/compiled";
import { html } from "../../../shared/html";
import type { Verdict } from "../../kit/exhibit";
import { button, fields, long, marks, seal } from "../../kit/parts";
import { cellsOf, strip } from "../strip";
import type { Game } from "./play";
import type { Content } from "./words";

/** The sentence above two seals: the original one, and the current one. */
export function view({ sealed, fair, now }: Game, { labels }: Content, verdict: Verdict): Html {
  const [mark] = marks(verdict, ["letter"]);
  const [before, written] = [cellsOf(fair.sentence), cellsOf(sealed.sentence)];
  return html`<div class="ex-pair">
    <div>
      <input class="needs-js" data-act="edit" data-do="write" data-enter="check" value="${sealed.sentence}"
        autocomplete="off" spellcheck="false" aria-label="${labels.sentence}">
      <p class="without-js">${sealed.sentence}</p>
      ${sealed.sentence !== fair.sentence && strip({ before, now: written, torn: sealed.seal !== now }, labels)}
      ${button("edit", "seal", labels.sealIt)}
    </div>
    <section>${seal(sealed.seal)}${fields([{ label: labels.seal, value: long(sealed.seal, "sealed.seal") }])}</section>
    <section>${seal(now)}${fields([{ label: labels.now, value: long(now), mark }])}</section>
  </div>`;
}
