import type { Html } from "../../../shared/compiled";
import { html } from "../../../shared/html";
import type { Verdict } from "../../kit/exhibit";
import { area, brokenMark, button, fields, long, marks, seal } from "../../kit/parts";
import { cellsOf, strip } from "../strip";
import { type Game, patience } from "./play";
import { keyIn } from "./run";
import type { Content } from "./words";

/** The paper with its strip and its signature, next to the text's fingerprints: when signed, and now. */
export function view(game: Game, { labels }: Content, verdict: Verdict): Html {
  const { signed, fair, signer, isYours, found } = game;
  const [ofKey, ofText] = marks(verdict, ["signer"], ["text"]);
  const paper = brokenMark(verdict) === "none" ? ofText : brokenMark(verdict);
  const [before, now] = [cellsOf(fair.text), cellsOf(signed.text)];
  return html`<div class="ex-split">
    <div class="ex-paper" data-mark="${paper}">
      ${area("write", signed.text, labels.text)}
      ${strip({ before, now, torn: found.before !== found.now }, labels)}
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
      <div class="ex-part">${seal(found.before)}${fields([{ label: labels.before, value: long(found.before) }])}</div>
      <div class="ex-part">${seal(found.now, ofText === "fail" && found.before)}${fields([{ label: labels.now, value: long(found.now), mark: ofText }])}</div>
      ${effort(game, labels)}
    </div>
  </div>`;
}

const secondsInYear = 31_557_600;

/** What a forger's search came to, and how long it would have to go on for all of the 256 bits. */
function effort({ searched }: Game, { searched: told }: Content["labels"]): Html | false {
  if (!searched) return false;
  const years = Math.log10(2 ** 256 / (searched.tries / (patience / 1000)) / secondsInYear);
  const words = {
    tries: searched.tries.toLocaleString("en-US"),
    digits: searched.digits,
    exponent: Math.round(years),
  };
  return html`<p class="ex-effort">${Object.entries(words).reduce((text, [name, value]) => text.replace(`{${name}}`, String(value)), told)}</p>`;
}
