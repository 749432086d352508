import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";

/** The editable values, by their paths in the state. */
export const valuesIn = (shown: Element): ReadonlyMap<string, string> =>
  new Map(fieldsIn(shown).map((field) => [placeOf(field), field.value]));

const fieldsIn = (shown: Element) => [...shown.querySelectorAll<HTMLTextAreaElement>("textarea[data-value]")];

const placeOf = ({ dataset }: HTMLTextAreaElement) => dataset.value ?? "";

/** Below each value that differs from the fair one, shows the characters that differ. */
export function markChanges(shown: Element, fair: ReadonlyMap<string, string>) {
  for (const field of fieldsIn(shown)) {
    const before = fair.get(placeOf(field));
    if (before === undefined || before === field.value) continue;
    field.closest("details")?.setAttribute("data-changed", "");
    field.insertAdjacentHTML("afterend", changeLine(before, field.value).html);
  }
}

/** How many characters are shown on either side of a change. */
const around = 12;

/** A line with the characters that differ from the earlier text, marked, and a few around them. */
export function changeLine(before: string, now: string): Html {
  const [start, end] = changeIn(before, now);
  const lead = now.slice(Math.max(0, start - around), start);
  const tail = now.slice(end, end + around);
  return html`<code class="ex-change">${start > around && "\u2026"}${lead}<mark>${now.slice(start, end) || "\u2205"}</mark>${tail}${end + around < now.length && "\u2026"}</code>`;
}

/** A whole text in which the words that differ from the earlier text are marked, where asked behind those that they were written over, struck. */
export function changedText(before: string, now: string, isStruck: boolean): Html | string {
  if (before === now) return now;
  const { from, to, word, was } = differing(before, now);
  return html`${now.slice(0, from)}${isStruck && was !== "" && html`<s>${was}</s>`}<mark>${word}</mark>${now.slice(to)}`;
}

/**
 * A whole text in which the characters that differ from the earlier text are marked, behind those that they were written
 * over, struck; a space is shown as a symbol.
 */
export function changedCharacters(before: string, now: string): Html {
  const [start, end] = changeIn(before, now);
  const changed = now.slice(start, end).replaceAll(" ", "\u2423") || "\u2205";
  const was = before.slice(start, before.length - now.length + end);
  return html`${now.slice(0, start)}${was !== "" && html`<s>${was}</s>`}<mark>${changed}</mark>${now.slice(end)}`;
}

/** The words that somebody wrote over, struck, and beside them those that stand there now. */
export function overwritten(before: string, now: string): Html {
  const { word, was } = differing(before, now);
  return writtenOver(was, word);
}

/** What a forger wrote over, struck, and beside it what stands there now. */
export const writtenOver = (was: Html | string | undefined, now: Html | string) =>
  html`<s>${was}</s> <b>${now}</b>`;

/** The words that differ from an earlier text, where they are, and what was there. */
function differing(before: string, now: string) {
  const [start, end] = changeIn(before, now);
  const changed = now.slice(start, end);
  // An added space is shown as a symbol, and no word is marked.
  const isSpace = changed !== "" && changed.trim() === "";
  const from = isSpace ? start : start - (/\S*$/.exec(now.slice(0, start))?.[0].length ?? 0);
  const to = isSpace ? end : end + (/^\S*/.exec(now.slice(end))?.[0].length ?? 0);
  const word = isSpace ? "\u2423".repeat(changed.length) : now.slice(from, to) || "\u2205";
  return { from, to, word, was: before.slice(from, before.length - now.length + to) };
}

/** A text, or its characters. */
type Sequence = string | readonly string[];

/** Where the difference from an earlier text starts and ends: everything on either side is the same. */
export function changeIn(before: Sequence, now: Sequence): [start: number, end: number] {
  const most = Math.min(before.length, now.length);
  let start = 0;
  while (start < most && before[start] === now[start]) start++;
  let same = 0;
  while (same < most - start && before.at(-1 - same) === now.at(-1 - same)) same++;
  return [start, now.length - same];
}
