/** A square for each file of the list, in its order. */
import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";

/** How many are in a row. */
export const across = 60;

const square = (at: number) => `M${at % across} ${Math.floor(at / across)}h.8v.8h-.8z`;

interface Squares {
  count: number;
  hashed: readonly number[];
  wrong?: number | undefined;
  picked?: number;
  /** The file that the host replaced, along with the list. */
  swapped?: number | undefined;
}

/** Hashed files are filled squares. The text beside them says the same. */
export function squares({ count, hashed, wrong, picked, swapped }: Squares): Html {
  const all = Array.from({ length: count }, (_, at) => at);
  const of = (places: readonly number[]) => places.map(square).join("");
  return html`<svg class="ex-squares" viewBox="0 0 ${across} ${Math.max(1, Math.ceil(count / across))}" aria-hidden="true">
    <path d="${of(all)}"/><path data-hashed d="${of(hashed)}"/>
    ${wrong !== undefined && html`<path data-wrong d="${square(wrong)}"/>`}
    ${picked !== undefined && html`<path data-picked d="${square(picked)}"/>`}
    ${swapped !== undefined && html`<path data-swapped d="${square(swapped)}"/>`}
  </svg>`;
}
