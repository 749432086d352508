import type { Html } from "../../shared/compiled";
import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import { noSeal, seal, sign, signFor, tool } from "../kit/parts";
import { anatomy } from "./anatomy";
import type { Judgement } from "./judgement";
import { sentenceOf, type Words } from "./sentences";
import type { Shown } from "./shown";

/** The input field and what fills it. It is outside of the part that is drawn again, so what is typed stays. */
export const inputs = ({ labels, examples }: Words, names: readonly (keyof Words["examples"])[]): Html =>
  html`<div class="ver-input needs-js">
    <div class="ex-controls" role="group" aria-label="${labels.examples}"><p aria-hidden="true">${labels.examples}</p>${names.map(
      (name) =>
        html`<button type="button" class="ex-button" data-do="example" data-example="${name}">${examples[name]}</button>`,
    )}</div>
    <label class="ver-text"><span>${labels.input}</span><textarea class="ex-text" data-input data-do="type" rows="6" spellcheck="false"
      autocomplete="off" autocapitalize="off" translate="no" aria-describedby="verifier-problem"></textarea></label>
    <p class="ex-problem" id="verifier-problem" data-problem role="alert"></p>
    <label class="ver-file">${leaf}<span>${labels.drop}</span> <span data-chosen>${labels.file}</span><input type="file" data-do="file"></label>
    <label data-for="message" hidden><span>${labels.signed}</span><textarea class="ex-text" data-signed data-do="type" rows="3"
      spellcheck="false" autocomplete="off"></textarea></label>
    <label data-for="path beef" hidden><span>${labels.headers}</span><textarea class="ex-text" data-headers data-do="type" rows="3"
      spellcheck="false" autocomplete="off" autocapitalize="off" translate="no"></textarea></label>
  </div>`;

/** A page with an arrow into it. */
const leaf = html`<svg viewBox="0 0 24 24" width="32" height="32" fill="none" stroke="currentColor" stroke-width="1.5"
  stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M14 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8zv6h6M12 11v7m-3-3 3 3 3-3"/></svg>`;

/** The result. */
export const view = (shown: Shown, words: Words): Html => {
  const { judgement } = shown;
  const { kind, state, hash, read } = judgement;
  return html`<div class="ver-judgement">
    <div class="ex-verdict" data-state="${state}">${hash ? seal(hash) : noSeal}
      <output data-verdict="${state}" aria-label="${words.kit.verdict}">${verdict(judgement, words)}</output>
    </div>
    ${steps(judgement, words)}
    <p class="ver-kind">${words.labels.kind} <strong data-kind="${kind}">${words.kinds[kind]}</strong>${pages(judgement, words)}</p>
    ${read !== undefined && html`<div class="ver-read"><h2>${words.labels.read}</h2><pre tabindex="0" role="group" aria-label="${words.labels.read}" translate="no"><code data-read>${read}</code></pre></div>`}
    ${anatomy(shown, words)}
  </div>`;
};

function verdict({ state, says, mechanism }: Judgement, words: Words): Html {
  const { kit } = words;
  const isGap = says[0]?.says.startsWith("gap ");
  const sentences = [
    ...(state === "holds" && mechanism ? [mechanism.holds] : []),
    ...says.map((said) => sentenceOf(said, words, mechanism)),
  ];
  return html`${sign(signFor[state])}<strong>${state === "uncovered" && !isGap ? words.labels.remains : kit[state]}</strong>${sentences.map((one) => html` <span>${one}</span>`)}`;
}

/** The steps of the check with their results. */
const steps = ({ steps: all, mechanism }: Judgement, words: Words) =>
  all.length > 0 &&
  html`<ol class="ex-asked" data-steps aria-label="${filled(words.kit.steps, { all: all.length })}">
    ${all.map(
      ({ name, mark }) =>
        html`<li data-step="${name}" data-mark="${mark}">${sign(mark)}${mechanism ? mechanism.steps[name] : words.steps[name as keyof Words["steps"]]}${spoken(mark, words)}</li>`,
    )}
  </ol>`;

/** Marks in words, for screen readers. */
const spoken = (mark: Judgement["steps"][number]["mark"], { kit }: Words) => {
  const word = { pass: kit.passedHere, fail: kit.failedHere, none: "" }[mark];
  return word && html`<span class="visually-hidden"> (${word})</span>`;
};

/** Links to the pages where a record's exhibit can be tried. */
const pages = ({ mechanism }: Judgement, { labels, pages: all }: Words) => {
  const found = mechanism && all[mechanism.name];
  return (
    found &&
    html`. ${labels.shown}: ${found.map(({ route, name }, index) => html`${index > 0 && ", "}<a href="${route}">${name}</a>`)}`
  );
};

/** The buttons below the result. */
export const takes = ({ labels, kit }: Words): Html =>
  html`<div class="ex-controls ex-takes needs-js">${tool("link", kit.link)}${tool("clear", labels.clear)}<code class="ex-link" translate="no"></code></div>`;
