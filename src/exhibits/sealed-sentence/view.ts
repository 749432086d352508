import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { button, fields, long, type Mark, seal } from "../kit/parts";
import type { Game } from "./play";
import type { Content } from "./words";

/** The sentence above two seals: the original one, and the current one. */
export function view({ sealed, now }: Game, { labels }: Content, verdict: Verdict): Html {
  const mark: Mark = verdict.state === "unchecked" ? "none" : verdict.state === "holds" ? "pass" : "fail";
  return html`<div class="ex-pair">
    <div>
      <input class="needs-js" data-act="edit" data-do="write" data-enter="check" value="${sealed.sentence}"
        autocomplete="off" spellcheck="false" aria-label="${labels.sentence}">
      <p class="without-js">${sealed.sentence}</p>
      ${button("edit", "seal", labels.sealIt)}
    </div>
    <section>${seal(sealed.seal)}${fields([{ label: labels.seal, value: long(sealed.seal) }])}</section>
    <section>${seal(now)}${fields([{ label: labels.now, value: long(now), mark }])}</section>
  </div>`;
}
