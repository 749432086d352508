import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { fields, folded, long, type Mark, seal } from "../kit/parts";
import type { Game } from "./play";
import type { Content } from "./words";

/** Lines before the first failing one pass; that one and all after it fail. */
function markOf(index: number, verdict: Verdict): Mark {
  if (verdict.state === "unchecked") return "none";
  const { at = Number.POSITIVE_INFINITY } = verdict.state === "fails" ? verdict.broken : {};
  return index + 1 < at ? "pass" : "fail";
}

export function view({ log, found }: Game, { labels }: Content, verdict: Verdict): Html {
  const anchored: Mark = verdict.state === "unchecked" ? "none" : verdict.state === "holds" ? "pass" : "fail";
  return html`<div class="ex-split">
    <ol class="ex-chain">
      ${log.lines.map(
        ({ text, hash }, index) => html`<li data-key="${hash}" data-mark="${markOf(index, verdict)}">
          <input class="needs-js" data-act="edit" data-do="overwrite" data-at="${index}" value="${text}"
            autocomplete="off" spellcheck="false" aria-label="${labels.line} ${index + 1}">
          <code class="without-js">${text}</code>
          ${folded(`${labels.line} ${index + 1}`, hash)}
        </li>`,
      )}
    </ol>
    <div class="ex-side" data-pair>
      <section>${seal(log.anchor)}${fields([{ label: labels.anchor, value: long(log.anchor) }])}</section>
      <section>${seal(found)}${fields([{ label: labels.found, value: long(found), mark: anchored }])}</section>
    </div>
  </div>`;
}
