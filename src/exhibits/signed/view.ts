import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { area, brokenMark, button, fields, long, marks, seal } from "../kit/parts";
import type { Game } from "./play";
import { keyIn } from "./run";
import type { Content } from "./words";

/** The paper with its signature, next to the text's fingerprints: when signed, and now. */
export function view({ signed, signer, isYours, found }: Game, { labels }: Content, verdict: Verdict): Html {
  const [ofKey, ofText] = marks(verdict, ["signer"], ["text"]);
  const paper = brokenMark(verdict) === "none" ? ofText : brokenMark(verdict);
  return html`<div class="ex-split">
    <div class="ex-paper" data-mark="${paper}">
      ${area("write", signed.text, labels.text)}
      <div class="ex-signature">
        ${seal(found.before)}
        ${fields([
          { label: isYours ? labels.yourKey : labels.signer, value: long(signer, "signer") },
          { label: labels.key, value: long(keyIn(signed.signature)), mark: ofKey },
          { label: labels.signature, value: long(signed.signature, "signed.signature") },
        ])}
      </div>
      ${button("edit", "sign", labels.sign)}
    </div>
    <div class="ex-side" data-pair>
      <section>${seal(found.before)}${fields([{ label: labels.before, value: long(found.before) }])}</section>
      <section>${seal(found.now)}${fields([
        { label: labels.now, value: long(found.now), mark: ofText },
      ])}</section>
    </div>
  </div>`;
}
