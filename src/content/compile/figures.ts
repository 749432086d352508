import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import { fieldWith } from "../derive/schemaLookup";
import { mapContent } from "../derive/walk";
import { type Figure, partiesOf } from "../model/figure";
import { page } from "../model/schema";
import type { CompiledFiles, CompiledOf, CompiledPage } from "./compiled";

type Drawn = CompiledOf<Figure>;
type Item = Drawn["items"][number];
type Words = CompiledFiles["words"]["page"];
type Group = Record<string, unknown>;

/**
 * Puts each figure below the first paragraph of its text, as part of that text. So pages need no code for figures, and
 * only pages with a figure contain the styles, once, at the start of the first such text.
 */
export function withFigures(
  sections: CompiledPage["sections"],
  words: Words,
  styles: () => string,
): CompiledPage["sections"] {
  let styled = false;
  const place = (group: Group, figure: string, text: string) => {
    const { [figure]: drawn, ...rest } = group;
    const before = styled ? "" : `<style>${styles()}</style>`;
    styled = true;
    return {
      ...rest,
      [text]: { html: before + below(rest[text] as Html, figureHtml(drawn as Drawn, words)) },
    };
  };
  // The walk replaces only texts that have a figure, which TypeScript cannot follow.
  return mapContent(page.shape.sections, sections, {
    string: (value) => value,
    group: (group, _place, type) => {
      const { key, fact: text } = fieldWith(type, "shownIn") ?? {};
      return key && text && group[key] ? place(group, key, text) : group;
    },
  }) as CompiledPage["sections"];
}

const below = (body: Html, figure: Html): string => {
  const [first = ""] = /^<p>[\s\S]*?<\/p>\n/.exec(body.html) ?? [];
  return first + figure.html + body.html.slice(first.length);
};

function figureHtml({ drawn, caption, items }: Drawn, words: Words): Html {
  const parties = drawn === "sequence" ? partiesOf(items) : [];
  const entry = drawn === "sequence" ? message(parties, words) : drawn === "chain" ? signed(words) : field;
  // Hidden from screen readers, because each message repeats the names.
  const heads = parties.map((party) => html`<span>${party}</span>`);
  return html`<figure class="figure" data-drawn="${drawn}" style="--parties:${parties.length}">
    <figcaption>${caption}</figcaption>
    ${heads.length > 0 && html`<div class="parties" aria-hidden="true">${heads}</div>`}
    <ol role="list">${items.map(entry)}</ol>
  </figure>`;
}

const field = ({ label, text, mark }: Item) =>
  html`<li data-mark="${mark}"><b>${label}</b><span>${text}</span></li>`;

const signed =
  ({ signedBy }: Words) =>
  ({ label, text, who, mark }: Item) => {
    const names = who.map((name) => html`<i>${name}</i> `);
    return html`<li data-mark="${mark}">
      <b>${label}</b><span>${text}</span>
      ${who.length > 0 && html`<span class="who"><span>${signedBy}</span> ${names}</span>`}
    </li>`;
  };

/** An arrow from one party's lifeline to another's. */
const message =
  (parties: readonly string[], { toWhom }: Words) =>
  ({ label, text, who, mark }: Item) => {
    const [from = "", to = from] = who;
    const [a, b] = [parties.indexOf(from), parties.indexOf(to)];
    const way = a === b ? "none" : a < b ? "on" : "back";
    const names = from === to ? from : html`${from} <span class="way">${toWhom}</span> ${to}`;
    return html`<li data-mark="${mark}" data-way="${way}" style="--from:${Math.min(a, b)};--span:${Math.abs(a - b)}">
      <span class="who">${names}</span>
      <div><b>${label}</b><span>${text}</span></div>
    </li>`;
  };
