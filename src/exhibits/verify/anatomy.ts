import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import { tool } from "../kit/parts";
import { isEditable } from "./edit";
import type { Part } from "./judgement";
import type { Words } from "./sentences";
import type { Shown } from "./shown";

/** The most characters shown of a value that is not editable, and of the text between values. */
const longestShown = 160;

/** The longest value that shares a line with others. */
const shortest = 12;

/** How many tones tell neighboring parts apart. Their numbers do so as well. */
const tones = 3;

/** The input taken apart: its bytes on one side, their meaning on the other, with matching numbers. */
export function anatomy(shown: Shown, words: Words) {
  const { judgement, most } = shown;
  const parts = judgement.parts.slice(0, most);
  if (parts.length === 0) return null;
  const hidden = judgement.parts.length - parts.length + judgement.further;
  return html`<div class="ver-anatomy">
    <section class="ver-bytes"><h2>${words.labels.bytes}</h2><code tabindex="0" role="group" aria-label="${words.labels.bytes}" translate="no">${parts.map((part, index) => piece(part, index, shown))}</code></section>
    <section class="ver-fields"><h2>${words.labels.parts}</h2><ol>${parts.map((part, index) => row(part, index, shown, words))}</ol>
      ${
        hidden > 0 &&
        html`<p class="ver-hidden">${filled(words.labels.hidden, { count: hidden })}</p>${
          judgement.parts.length > parts.length &&
          html`<div class="ex-controls">${tool("more", words.labels.more)}</div>`
        }`
      }
    </section>
  </div>`;
}

const shortened = (text: string) =>
  text.length <= longestShown ? text : `${text.slice(0, longestShown - 20)}\u2026${text.slice(-12)}`;

/** A part as it is written in the input; in JSON, with the text before it. */
function piece({ raw, start, end }: Part, index: number, { judgement, text }: Shown) {
  const before = judgement.parts[index - 1]?.end ?? 0;
  const lead = raw === undefined && html`<i>${shortened(text.slice(before, start))}</i>`;
  return html`${lead}<span data-of="${index}" data-tone="${index % tones}"><b>${index + 1}</b>${shortened(raw ?? text.slice(start, end))}</span>`;
}

function row(part: Part, index: number, { judgement, drafts }: Shown, words: Words) {
  const { name, nth, value, isCovered } = part;
  const label = labelOf(part, judgement.parts, words);
  const draft = drafts.get(index);
  const field = html`<input data-do="part" data-at="${index}" data-value="${name}${nth !== undefined && nth > 1 && ` ${nth}`}" data-covered="${isCovered ? "yes" : "no"}"
    value="${draft?.value ?? value}" aria-label="${index + 1}. ${label}" aria-invalid="${String(draft?.isBad === true)}" spellcheck="false" autocomplete="off" autocapitalize="off" translate="no">`;
  const isOpen = !isCovered && judgement.kind !== "record";
  return html`<li data-part="${index}" ${value.length > shortest && { html: "data-long" }} data-tone="${index % tones}"><span><b aria-hidden="true">${index + 1}</b> ${label}${isOpen && html` <em>${words.labels.open}</em>`}</span>${
    isEditable(part) ? field : html`<code translate="no">${shortened(value)}</code>`
  }</li>`;
}

/** A part's name, with its number if there are several of that name. */
function labelOf({ name, nth, raw }: Part, all: readonly Part[], { fields }: Words) {
  if (raw === undefined) return name;
  const label = fields[name as keyof Words["fields"]];
  const isOne = nth === 1 && !all.some((other) => other.name === name && other.nth === 2);
  return isOne ? label : `${label} #${nth}`;
}
