import type { Verdict } from "../../../src/exhibits/kit/exhibit";
import { fields, long, marks } from "../../../src/exhibits/kit/parts";
import type { Html } from "../../../src/shared/compiled";
import { html } from "../../../src/shared/html";
import type { Game } from "./play";
import { sealOf } from "./run";
import type { Content } from "./words";

export function view({ number, seal }: Game, { labels }: Content, verdict: Verdict): Html {
  const [mark] = marks(verdict, ["number"]);
  return html`<div class="ex-pair">
    <div>
      <input class="needs-js" data-act="edit" data-do="write" data-enter="check" value="${number}"
        inputmode="numeric" autocomplete="off" aria-label="${labels.number}">
      <p class="without-js">${number}</p>
    </div>
    <div class="ex-part">${fields([{ label: labels.seal, value: long(seal, "seal") }])}</div>
    <div class="ex-part">${fields([{ label: labels.now, value: long(sealOf(number)), mark }])}</div>
  </div>`;
}
