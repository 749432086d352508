import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { area, button, fields, long, type Mark, seal } from "../kit/parts";
import type { Game } from "./play";
import { keyIn } from "./run";
import type { Content } from "./words";

/** The order of the steps in `check`. */
const order = ["signer", "text"];

function markOf(part: string, verdict: Verdict): Mark {
  if (verdict.state === "unchecked") return "none";
  if (verdict.state === "holds" || order.indexOf(part) < order.indexOf(verdict.broken.says)) return "pass";
  return part === verdict.broken.says ? "fail" : "none";
}

/** The paper with its signature, next to the text's fingerprints: when signed, and now. */
export function view({ signed, signer, isYours, found }: Game, { labels }: Content, verdict: Verdict): Html {
  const mark = verdict.state === "fails" ? "fail" : markOf("text", verdict);
  return html`<div class="ex-split">
    <div class="ex-paper" data-mark="${mark}">
      ${area("write", signed.text, labels.text)}
      <div class="ex-signature">
        ${seal(found.before)}
        ${fields([
          { label: isYours ? labels.yourKey : labels.signer, value: long(signer) },
          { label: labels.key, value: long(keyIn(signed.signature)), mark: markOf("signer", verdict) },
          { label: labels.signature, value: long(signed.signature) },
        ])}
      </div>
      ${button("edit", "sign", labels.sign)}
    </div>
    <div class="ex-side" data-pair>
      <section>${seal(found.before)}${fields([{ label: labels.before, value: long(found.before) }])}</section>
      <section>${seal(found.now)}${fields([
        { label: labels.now, value: long(found.now), mark: markOf("text", verdict) },
      ])}</section>
    </div>
  </div>`;
}
