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
  /** In place of what is not there, or was not. */
  blank: string;
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

/** A stretch that differs: where it starts and ends now, and where it ended when it was sealed. */
type Stretch = readonly [start: number, end: number, ended: number];

/** Where the strip differs. What was altered and what was added at the end are two places, and what lies between is the same. */
function stretchesIn(before: readonly string[], now: readonly string[]): Stretch[] {
  const added = now.length - before.length;
  const [start, end] = changeIn(before, now);
  if (start === end && added === 0) return [];
  const [from, to] = changeIn(before, now.slice(0, before.length));
  return added > 0 && to - from + added < end - start
    ? [
        [from, to, to],
        [before.length, now.length, before.length],
      ]
    : [[start, end, end - added]];
}

/** How many cells stand before a change, and after it. */
const lead = 5;
const most = 48;

/** The strip, and below it what differs. What is typed can be read in its field, so screen readers skip the strip. */
export function strip({ before, now, torn, first = 0 }: Strip, words: Words): Html {
  const stretches = stretchesIn(before.map(hexIn), now.map(hexIn));
  const isOther = (at: number) => stretches.some(([start, end]) => at >= start && at < end);
  const cut = stretches[0]?.[0] ?? Math.min(lead, now.length);
  const from = Math.max(0, cut - lead);
  const piece = (begin: number, stop: number) =>
    html`<span>${now
      .slice(begin, stop)
      .map(
        ([seen, hex], at) =>
          html`<i${isOther(begin + at) && { html: " data-other" }}>${seen}<small>${hex}</small></i>`,
      )}</span>`;
  return html`<div class="ex-tape" ${torn && { html: "data-torn" }} ${stretches.length > 0 && { html: "data-changed" }} aria-hidden="true">${piece(from, cut)}${piece(cut, from + most)}</div>
    ${stretches.map(
      ([start, end, ended]) =>
        html`<p class="ex-differs">${words.differs.replaceAll("{at}", (first + start + 1).toLocaleString("en-US"))} ${shown(now.slice(start, end), "mark", words)} ${words.was} ${shown(before.slice(start, ended), "del", words)}</p>`,
    )}`;
}

/** How many characters of a change are named. */
const named = 8;

function shown(cells: readonly Cell[], tag: "mark" | "del", { blank }: Words): Html {
  if (cells.length === 0) return html`${blank}`;
  const more = cells.length > named && "\u2026";
  const text = html`${cells.slice(0, named).map(([seen]) => seen)}${more}`;
  const hex = html`<code>${cells.slice(0, named).map(hexIn).join(" ")}${more}</code>`;
  return tag === "mark" ? html`<mark>${text}</mark> ${hex}` : html`<del>${text}</del> ${hex}`;
}
