/** The strip of paper: what was sealed, character by character, torn where it is something else now. */
import type { Html } from "../../shared/compiled";
import { filled } from "../../shared/filled";
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

/** Stands on the strip for a byte that is no character; what differs is told by its hex. */
const unprinted = "\u00b7";

export const cellsOfBytes = (bytes: Iterable<number>): Cell[] =>
  Array.from(bytes, (byte) => [
    byte > 32 && byte < 127 ? String.fromCharCode(byte) : unprinted,
    hexOf([byte]),
  ]);

interface Words {
  /** Where it differs; {at} is the number of the character. */
  differs: string;
  /** Between what is there and what was sealed; or behind both, how the page knows. */
  was?: string;
  copied?: string;
  /** Before what was added, and before what was taken out. Where neither can be, it has no words. */
  added?: string;
  lost?: string;
}

interface Strip {
  before: readonly Cell[];
  now: readonly Cell[];
  /** Whether the seal is that of something else. */
  torn: boolean;
  /** How many cells come before the first one. */
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

/** How many cells stand before a change, and at most after it. */
const lead = 5;
const most = 200;

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
  return html`<div class="ex-tape" ${torn && { html: "data-torn" }} ${stretches.length > 0 && { html: "data-changed" }} ${from > 0 && { html: "data-from" }} aria-hidden="true">${piece(from, cut)}${piece(cut, from + most)}</div>
    ${stretches.map(
      ([start, end, ended]) =>
        html`<p class="ex-differs">${told(now.slice(start, end), before.slice(start, ended), (first + start + 1).toLocaleString("en-US"), words)}</p>`,
    )}`;
}

/** A change in words: what it is now and what it was, or one of both. */
function told(now: readonly Cell[], was: readonly Cell[], at: string, words: Words): Html {
  const [mark, del] = [html`<mark>${seen(now)}</mark>`, html`<del>${seen(was)}</del>`];
  if (was.length === 0) return html`${words.added} ${mark}`;
  if (now.length === 0) return html`${words.lost} ${del}`;
  const differs = filled(words.differs, { at });
  return words.copied === undefined
    ? html`${differs} ${mark} ${words.was} ${del}`
    : html`${differs} ${del} ${mark} <small>${words.copied}</small>`;
}

/** How many characters of a change are named. */
const named = 16;

const seen = (cells: readonly Cell[]) =>
  cells
    .slice(0, named)
    .map(([character, hex]) => (character === unprinted ? hex : character))
    .join("") + (cells.length > named ? "\u2026" : "");
