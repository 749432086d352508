/** The strip of paper: what was sealed, character by character, torn where it is something else now. */
import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import { changeIn } from "../kit/changes";

/** A character as it is seen, and its bytes in hex. */
type Cell = readonly [seen: string, hex: string];

const hexOf = (bytes: Iterable<number>) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(" ");

/** What no eye sees is drawn as a space. */
const visible = (character: string) => (/[\s\p{C}]/u.test(character) ? "\u2423" : character);

export const cellsOf = (text: string): Cell[] =>
  Array.from(text, (one) => [visible(one), hexOf(new TextEncoder().encode(one))]);

export const cellsOfBytes = (bytes: Iterable<number>): Cell[] =>
  Array.from(bytes, (byte) => [
    byte > 32 && byte < 127 ? String.fromCharCode(byte) : "\u00b7",
    hexOf([byte]),
  ]);

interface Words {
  /** Where it differs; {at} is the number of the character. */
  differs: string;
  /** Between what is there and what was sealed. */
  was: string;
}

interface Strip {
  before: readonly Cell[];
  now: readonly Cell[];
  /** Whether the seal is that of something else. */
  torn: boolean;
  /** What the first cell is the how manieth of. */
  first?: number;
}

const hexIn = ([, hex]: Cell) => hex;

/** How many cells stand before a change, and after it. */
const lead = 5;
const most = 48;

/** The strip, and below it what differs. What is typed can be read in its field, so screen readers skip the strip. */
export function strip({ before, now, torn, first = 0 }: Strip, words: Words): Html {
  const [start, end] = changeIn(before.map(hexIn), now.map(hexIn));
  const isOther = start < end || before.length !== now.length;
  const from = isOther ? Math.max(0, start - lead) : 0;
  const cut = isOther ? start : Math.min(lead, now.length);
  const piece = (begin: number, stop: number) =>
    html`<span>${now
      .slice(begin, stop)
      .map(
        ([seen, hex], at) =>
          html`<i${isOther && begin + at >= start && begin + at < end && { html: " data-other" }}>${seen}<small>${hex}</small></i>`,
      )}</span>`;
  return html`<div class="ex-tape" ${torn && { html: "data-torn" }} aria-hidden="true">${piece(from, cut)}${piece(cut, from + most)}</div>
    ${isOther && html`<p class="ex-differs">${words.differs.replaceAll("{at}", (first + start + 1).toLocaleString("en-US"))} ${shown(now.slice(start, end), "mark")} ${words.was} ${shown(before.slice(start, before.length - now.length + end), "del")}</p>`}`;
}

/** How many characters of a change are named. */
const named = 8;

function shown(cells: readonly Cell[], tag: "mark" | "del"): Html {
  const more = cells.length > named && "\u2026";
  const text = html`${
    cells
      .slice(0, named)
      .map(([seen]) => seen)
      .join("") || "\u2205"
  }${more}`;
  const hex = html`<code>${cells.slice(0, named).map(hexIn).join(" ")}${more}</code>`;
  return tag === "mark" ? html`<mark>${text}</mark> ${hex}` : html`<del>${text}</del> ${hex}`;
}
