/** The building blocks of exhibits' views. Each turns values into markup; kit.css styles them. */
import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import { reach, sealOf } from "../guilloche";
import type { Verdict } from "./exhibit";
import { isHash } from "./hash";

/** The result of a check at one place: no result, passed, failed, caught, "gap": not seen, or "later": not reached. */
export type Mark = "none" | "pass" | "fail" | "caught" | "gap" | "later";

/** The first step that did not pass, if a check has found one. */
export const brokenIn = (verdict: Verdict) => ("broken" in verdict ? verdict.broken : undefined);

/** The mark of the place at which a check stopped; "none" before a check and where everything passed. */
export const brokenMark = ({ state }: Verdict): "none" | "fail" | "caught" =>
  state === "fails" || state === "caught" ? (state === "fails" ? "fail" : "caught") : "none";

/** The mark of the place that an attack has struck and no check sees; "none" in every other case. */
export const gapMark = ({ state }: Verdict): "none" | "gap" => (state === "uncovered" ? "gap" : "none");

/** The mark of step `at`: steps before the failing one have passed, steps after it were not reached. */
export function markAt(verdict: Verdict, at: number, failing: number): Mark {
  if (verdict.state === "unchecked") return "none";
  if (!brokenIn(verdict) || at < failing) return "pass";
  return at === failing ? brokenMark(verdict) : "later";
}

/** The marks of a check's steps, in order. Each step is given as a list of the failures that belong to it. */
export const marks = <Steps extends string[][]>(verdict: Verdict, ...steps: Steps) => {
  const broken = brokenIn(verdict);
  const failing = broken ? steps.findIndex((faults) => faults.includes(broken.says)) : -1;
  return steps.map((_, at) => markAt(verdict, at, failing)) as { [Step in keyof Steps]: Mark };
};

const shapes = {
  pass: "M5 12.5l4.5 4.5L19 7.5",
  fail: "M6 6l12 12M18 6L6 18",
  // A shield: something was kept out.
  caught: "M12 3l7 3v5.5c0 4.5-3 7.6-7 9.5c-4-1.9-7-5-7-9.5V6z",
  // An eye that is struck out.
  uncovered: "M2.5 12c2-4 5.5-6.5 9.5-6.5s7.5 2.5 9.5 6.5c-2 4-5.5 6.5-9.5 6.5S4.5 16 2.5 12M4 20L20 4",
  none: "M12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14",
};

/** An icon that repeats what the text next to it says. */
export const sign = (mark: keyof typeof shapes) =>
  html`<svg class="ex-sign" viewBox="0 0 24 24" aria-hidden="true"><path d="${shapes[mark]}"/></svg>`;

/** The sign of each verdict. */
export const signFor = {
  unchecked: "none",
  holds: "pass",
  caught: "caught",
  fails: "fail",
  uncovered: "uncovered",
} as const;

/** The sign of a mark, where the check has come to something. */
export const signOf = (mark: Mark | undefined) =>
  mark !== undefined && mark !== "none" && mark !== "later" && sign(mark === "gap" ? "uncovered" : mark);

/** Half the side of a seal's frame, which leaves room around the longest teeth. */
const framed = Math.round(1.06 * reach);

/** Between the halves of a broken seal (broken.css): one unit long, for a dash of that length to run through it. */
const crack = html`<path pathLength="1" opacity="0" d="M40-265L-20-140 40-30-40 80 15 170-20 265"/>`;

/**
 * The seal of a hash. Decorative: the hash is also there as text. What was typed over may be no hash any more. `broken`
 * is the hash that should be there, where a check has failed: the seal is then in two, and lacks the teeth of the bytes
 * that differ.
 */
export const seal = (hash: string, broken?: string | false) => {
  if (!isHash(hash)) return noSeal;
  const { rings, outline, lace } = sealOf(hash, broken && isHash(broken) ? broken : hash);
  const half = html`<g>${[...rings, outline, lace].map((path) => html`<path d="${path}"/>`)}</g>`;
  return html`<svg class="ex-seal" viewBox="${-framed} ${-framed} ${2 * framed} ${2 * framed}" aria-hidden="true" ${Boolean(broken) && { html: "data-broken" }}>${half}${Boolean(broken) && [half, crack]}</svg>`;
};

/** The placeholder for a seal that does not exist yet, or no longer does. */
export const noSeal = html`<svg class="ex-seal" data-sealed viewBox="-100 -100 200 200" aria-hidden="true">
  <circle r="96"/><circle r="70"/><circle r="44"/><circle r="18"/>
</svg>`;

/** How many characters of a shortened value stay visible at its end, and are read out at each end. */
const endLength = 8;

/** A hash, a key or a signature, as the value of a field. */
export interface Long {
  long: string;
  /** Where it stands in the state, such as "signed.signature", if visitors can type over it. */
  path?: string | undefined;
  /** Whether the check finds any change of it. */
  isCovered?: boolean | undefined;
}

/** A long value; with a `path` one that visitors can type over, and "covered" unless no check would notice. */
export const long = (value: string, path?: string, covered: "covered" | "open" = "covered"): Long => ({
  long: value,
  path,
  isCovered: covered === "covered",
});

/**
 * A long value on one line, shortened in the middle if space is tight, and expandable. Screen readers read its label
 * and its ends, and the whole value once expanded: nobody can tell controls apart that are named by hashes (WCAG
 * 2.4.6).
 */
export const folded = (label: string, { long: value, path, isCovered }: Long) =>
  html`<details class="ex-long"><summary${path !== undefined && { html: " data-open" }}><span class="visually-hidden">${label}: </span><code translate="no"><span>${value.slice(0, endLength)}<span aria-hidden="true">${value.slice(endLength, -endLength)}</span></span><span>${value.slice(endLength).slice(-endLength)}</span></code></summary>${path === undefined ? html`<code class="visually-hidden" translate="no">${value}</code>` : opened(label, value, path, isCovered)}</details>`;

/** A long value that is open: every character of it can be typed over. Without scripts, text. */
export const opened = (label: string, value: string, path: string, isCovered = true) =>
  html`<code class="without-js" translate="no">${value}</code><textarea class="ex-value needs-js" data-do="set" data-value="${path}"
    data-covered="${isCovered ? "yes" : "no"}" rows="3" spellcheck="false" autocomplete="off" autocapitalize="off" translate="no" aria-label="${label}">${{ html: "\n" }}${value}</textarea>`;

export interface Field {
  label: string;
  value: Html | string | Long;
  mark?: Mark | undefined;
}

/** A hash as it is printed, where nothing unfolds it: four lines of four groups, like the certificate's. */
export const inFours = (hash: string) =>
  html`<code class="ex-fours" aria-hidden="true">${(hash.match(/.{1,4}/g) ?? []).join(" ")}</code>`;

const isLong = (value: Field["value"]) => typeof value === "object" && "long" in value;

/** The rows of a record, each with its label. */
export const fields = (rows: readonly Field[]) =>
  html`<dl class="ex-fields">
    ${rows.map(
      ({ label, value, mark }) =>
        html`<div data-mark="${mark ?? "none"}"><dt>${label}${signOf(mark)}</dt><dd>${isLong(value) ? folded(label, value) : value}</dd></div>`,
    )}
  </dl>`;

/** A button that changes the state. `act` is its effect on the verdict, `does` its name. */
export const button = (act: "check" | "cheat" | "gap" | "reset" | "edit", does: string, label: string) =>
  html`<button type="button" class="ex-button needs-js" data-act="${act}" data-do="${does}">${label}</button>`;

/** An editable text of several lines; without scripts, plain text. */
export const area = (does: string, text: string, label: string) =>
  html`<textarea class="ex-text needs-js" data-act="edit" data-do="${does}" rows="4" spellcheck="false"
    autocomplete="off" aria-label="${label}">${{ html: "\n" }}${text}</textarea>
    <p class="ex-text without-js">${text}</p>`;

/** A button that changes nothing: it copies, downloads or plays something. */
export const tool = (does: string, label: string) =>
  html`<button type="button" class="ex-button" data-do="${does}">${label}</button>`;

/** A button that lets visitors take the record away. */
export const take = (act: "link" | "save", label: string) =>
  html`<button type="button" class="ex-button" data-act="${act}" data-do="${act}">${label}</button>`;

/** A <details> for those who want to know more. */
export const more = (summary: Html | string, body: Html | readonly Html[], tools: Html[]) =>
  html`<details class="ex-more">
    <summary>${summary}</summary>
    ${body}
    <div class="ex-controls needs-js">${tools}</div>
  </details>`;
