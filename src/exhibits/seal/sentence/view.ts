import type { Html } from "../../../shared/compiled";
import { html } from "../../../shared/html";
import { changeLine } from "../../kit/changes";
import type { Verdict } from "../../kit/exhibit";
import { button, fields, long, marks, seal } from "../../kit/parts";
import type { Game } from "./play";
import type { Content } from "./words";

/** The sentence above two seals: the original one, and the current one. */
export function view({ sealed, fair, now }: Game, { labels }: Content, verdict: Verdict): Html {
  const [mark] = marks(verdict, ["letter"]);
  return html`<div class="ex-pair">
    <div>
      <input class="needs-js" data-act="edit" data-do="write" data-enter="check" value="${sealed.sentence}"
        autocomplete="off" spellcheck="false" aria-label="${labels.sentence}">
      <p class="without-js">${sealed.sentence}</p>
      ${sealed.sentence !== fair.sentence && changeLine(fair.sentence, sealed.sentence)}
      ${button("edit", "seal", labels.sealIt)}
    </div>
    <div class="ex-part">${seal(sealed.seal)}${fields([{ label: labels.seal, value: long(sealed.seal, "sealed.seal") }])}</div>
    <div class="ex-part">${seal(now, mark === "fail" && sealed.seal)}${fields([{ label: labels.now, value: long(now), mark }])}</div>
  </div>`;
}
