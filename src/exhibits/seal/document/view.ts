import type { Html } from "../../../shared/compiled";
import { filled } from "../../../shared/filled";
import { html } from "../../../shared/html";
import { ghost } from "../../ghost";
import type { Verdict } from "../../kit/exhibit";
import {
  area,
  brokenMark,
  button,
  fields,
  gapMark,
  long,
  type Mark,
  marks,
  seal,
  signOf,
} from "../../kit/parts";
import { cellsOf, strip } from "../strip";
import { type Game, patience } from "./play";
import { fingerprint, keyIn } from "./run";
import type { Content } from "./words";

/** The paper with its strip and, below, the seal of what was signed and of what is there; keys and hashes are folded. */
export function view(game: Game, { labels }: Content, verdict: Verdict): Html {
  const { signed, fair, signer, isYours, found } = game;
  const [ofKey, ofText] = marks(verdict, ["signer"], ["text"]);
  const paper = brokenMark(verdict) === "none" ? ofText : brokenMark(verdict);
  const [before, now] = [cellsOf(fair.text), cellsOf(signed.text)];
  const isTorn = found.before !== found.now;
  const [key, rightKey] = [signed, fair].map(({ signature }) => fingerprint(keyIn(signature)));
  // The signer has signed again, whatever day the text names.
  const isDated = key === rightKey && signed.signature !== fair.signature && signed.text !== fair.text;
  return html`<div class="ex-paper" data-mark="${paper}" data-tone="${verdict.state}">
    ${area("write", signed.text, labels.text)}
    ${strip({ before, now, torn: isTorn }, labels)}
    ${effort(game, labels)}
    <div class="ex-signature">
      ${key !== rightKey && ghost(rightKey ?? "", labels.rightKey)}
      <figure class="ex-key" data-mark="${key === rightKey ? "none" : gapMark(verdict) === "gap" ? "gap" : stopped(ofKey)}">${seal(key ?? "")}${shaft}<figcaption>${key !== rightKey ? labels.otherSigner : isYours ? labels.sealYours : labels.sealKey}</figcaption></figure>
      ${isDated && html`<p class="ex-days"><b>${game.dated}</b>${backward}<b data-now>${labels.justNow}</b></p>`}
      <div class="ex-both"><figure>${seal(found.before)}<figcaption>${labels.sealBefore}</figcaption></figure>
      ${isTorn ? unequal : verdict.state === "holds" && equals}
      <figure>${seal(found.now, isTorn && brokenMark(verdict) !== "none" && found.before)}<figcaption>${labels.sealNow}</figcaption></figure></div>
      <details class="ex-inside" data-mark="${stopped(ofKey)}">
        <summary data-open>${labels.inside}${signOf(stopped(ofKey))}</summary>
        ${fields([
          { label: isYours ? labels.yourKey : labels.signer, value: long(signer, "signer") },
          { label: labels.key, value: long(keyIn(signed.signature)), mark: ofKey },
          { label: labels.signature, value: long(signed.signature, "signed.signature") },
          { label: labels.before, value: long(found.before) },
          { label: labels.now, value: long(found.now), mark: ofText },
        ])}
      </details>
      ${button("edit", "sign", labels.sign)}
    </div>
  </div>`;
}

/** Between two seals: one that a check has found to be the other, or another one. */
const equals = html`<svg class="ex-equals" viewBox="0 0 24 24" aria-hidden="true"><path d="M3 8h18M3 16h18"/></svg>`;
const unequal = html`<svg class="ex-equals" viewBox="0 0 24 24" aria-hidden="true"><path data-not d="M3 8h18M3 16h18M17 2L7 22"/></svg>`;

/** From the day on which it was signed to the one that was written. */
const backward = html`<svg viewBox="0 0 40 24" aria-hidden="true"><path d="M38 20C34 4 14 2 5 16M3 7L4 17L14 15"/></svg>`;

/** The shaft of a key, of which the round mark is the bow. */
const shaft = html`<svg class="ex-shaft" viewBox="0 0 32 16" aria-hidden="true"><path d="M0 8h31M20 8v6M27 8v6"/></svg>`;

/** What is folded says where the check stopped, and not what it passed. */
const stopped = (mark: Mark): Mark => (mark === "fail" || mark === "caught" ? mark : "none");

const secondsInYear = 31_557_600;

/** What a forger's search came to, and how long it would have to go on for all of the 256 bits. */
function effort({ searched }: Game, { searched: told }: Content["labels"]): Html | false {
  if (!searched) return false;
  const years = Math.log10(2 ** 256 / (searched.tries / (patience / 1000)) / secondsInYear);
  const words = {
    tries: searched.tries.toLocaleString("en-US"),
    digits: searched.digits,
    exponent: Math.floor(years),
  };
  return html`<p class="ex-effort">${filled(told, words)}</p>`;
}
