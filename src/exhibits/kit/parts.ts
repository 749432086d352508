/** The pieces that exhibits are drawn with. Each is markup from values; kit.css gives them their look. */
import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import { reach, rosette } from "../guilloche";
import type { KitWords, Verdict } from "./exhibit";

/** Whether a check has passed here, failed here, has stopped before it came here, or has nothing to say. */
export type Mark = "none" | "pass" | "fail" | "later";

/** What comes before the step that fails has passed, and what comes after it was not reached. */
export const markAt = ({ state }: Verdict, at: number, failing: number): Mark =>
  state === "unchecked"
    ? "none"
    : state === "holds" || at < failing
      ? "pass"
      : at === failing
        ? "fail"
        : "later";

/** The marks of the steps of a check, each step given as all that can break there, in their order. */
export const marks = <Steps extends string[][]>(verdict: Verdict, ...steps: Steps) => {
  const failing =
    verdict.state === "fails" ? steps.findIndex((faults) => faults.includes(verdict.broken.says)) : -1;
  return steps.map((_, at) => markAt(verdict, at, failing)) as { [Step in keyof Steps]: Mark };
};

/** For a step that shows what came of a failure before it, such as a door that stays shut: it was reached, and decides nothing. */
export const answering = (mark: Mark): Mark => (mark === "later" ? "none" : mark);

/** Beside a step that the check has not reached, in words. */
export const notReached = (mark: Mark, { notReached: told }: KitWords) =>
  mark === "later" && html` <span class="ex-later">${told}</span>`;

const shapes = {
  pass: "M5 12.5l4.5 4.5L19 7.5",
  fail: "M6 6l12 12M18 6L6 18",
  none: "M12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14",
};

/** A sign beside a word that says the same. */
export const sign = (mark: keyof typeof shapes) =>
  html`<svg class="ex-sign" viewBox="0 0 24 24" aria-hidden="true"><path d="${shapes[mark]}"/></svg>`;

/** The rosette of a hash; decoration, since the hash stands beside it in text. */
export const seal = (hash: string) =>
  html`<svg class="ex-seal" viewBox="${-reach} ${-reach} ${2 * reach} ${2 * reach}" aria-hidden="true">
    ${rosette(hash).map((path) => html`<path d="${path}"/>`)}
  </svg>`;

/** A seal that is not there yet, or no longer. */
export const noSeal = html`<svg class="ex-seal" data-sealed viewBox="-100 -100 200 200" aria-hidden="true">
  <circle r="96"/><circle r="70"/><circle r="44"/><circle r="18"/>
</svg>`;

/** How many signs of a long value stay in sight at its end when its middle is left out, and are read out at either end. */
const ends = 8;

/** A hash, a key or a signature, as the value of a field. */
export interface Long {
  long: string;
}

export const long = (value: string): Long => ({ long: value });

/**
 * A long value in one line, without its middle where space is short; in full on demand. Read out are its name and its ends,
 * and all of it once it is open: nobody could tell controls apart that are named by hashes (WCAG 2.4.6).
 */
export const folded = (label: string, value: string) =>
  html`<details class="ex-long"><summary><span class="visually-hidden">${label}: </span><code translate="no"><span>${value.slice(0, ends)}<span aria-hidden="true">${value.slice(ends, -ends)}</span></span><span>${value.slice(ends).slice(-ends)}</span></code></summary><code class="visually-hidden" translate="no">${value}</code></details>`;

export interface Field {
  label: string;
  value: Html | string | Long;
  mark?: Mark | undefined;
}

const isLong = (value: Field["value"]) => typeof value === "object" && "long" in value;

/** Rows of a record, each with its name. */
export const fields = (rows: readonly Field[]) =>
  html`<dl class="ex-fields">
    ${rows.map(
      ({ label, value, mark }) =>
        html`<div data-mark="${mark ?? "none"}"><dt>${label}${(mark === "pass" || mark === "fail") && sign(mark)}</dt><dd>${isLong(value) ? folded(label, value.long) : value}</dd></div>`,
    )}
  </dl>`;

/** One step of what happens: who does it, and what stands in the record then. */
export interface RecordParts {
  /** The one who holds what the record shows. */
  party: string;
  title: string;
  mark: Mark;
  body: Html | readonly Html[];
  /** It stands beside the line, and no check comes to it. */
  isAside?: boolean;
}

const record = ({ party, title, mark, body, isAside }: RecordParts, words: KitWords) =>
  html`<section class="ex-record" data-mark="${mark}" ${isAside && { html: "data-aside" }}>
    <header><h3><span class="ex-party">${party}${notReached(mark, words)} </span>${title}</h3></header>
    <div class="ex-body">${body}</div>
  </section>`;

/** Records along a line, in the order of time; `back` if a check walks them from the last to the first. */
export const line = (records: readonly RecordParts[], words: KitWords, { back = false } = {}) =>
  html`<div class="ex-line" data-count="${records.length}" ${back && { html: "data-back" }}>
    ${records.map((one) => record(one, words))}
  </div>`;

/** A button that plays. `act` says what it means for the verdict, `does` names it. */
export const button = (act: "check" | "cheat" | "reset" | "edit", does: string, label: string) =>
  html`<button type="button" class="ex-button needs-js" data-act="${act}" data-do="${does}">${label}</button>`;

/** A text of several lines to type over, which stands there as text without scripts. */
export const area = (does: string, text: string, label: string) =>
  html`<textarea class="ex-text needs-js" data-act="edit" data-do="${does}" rows="4" spellcheck="false"
    autocomplete="off" aria-label="${label}">${{ html: "\n" }}${text}</textarea>
    <p class="ex-text without-js">${text}</p>`;

/** A button that takes something along, or lets it be heard, and changes nothing. */
export const tool = (does: string, label: string) =>
  html`<button type="button" class="ex-button" data-do="${does}">${label}</button>`;

/** What is there for those who want to know more, and below it what is folded once more. */
export const more = (summary: Html | string, body: Html, tools: Html[], below: Html[] = []) =>
  html`<details class="ex-more">
    <summary>${summary}</summary>
    ${body}
    <div class="ex-controls needs-js">${tools}</div>
    ${below}
  </details>`;
