import type { Html } from "../../../shared/compiled";
import { html } from "../../../shared/html";
import type { Verdict } from "../../kit/exhibit";
import { button, fields, long, type Mark, marks, signOf, tool } from "../../kit/parts";
import { cellsOfBytes, strip } from "../strip";
import { type Game, storedIn } from "./play";
import type { Content } from "./words";

/** How many bytes around the changed one are on the strip, and how many of them before it. */
const shown = 48;
const before = 5;

/** The sound, what became of it at the host and in the inbox, and what comes out when both are joined. */
export function view(game: Game, { labels }: Content, verdict: Verdict): Html {
  const { note, caller, drawn, reader, isTried, isJoined, size, seconds, at, found, recorded } = game;
  const [pointer, bytes, whole] = marks(verdict, ["locked", "author", "old"], ["bytes"], ["whole"]);
  const from = Math.max(0, Math.min((at ?? Math.floor(size / 2)) - before, size - shown));
  const cells = (place?: number) =>
    cellsOfBytes(storedIn({ recorded, at: place }).subarray(from, from + shown));
  return html`<div class="ex-voice">
    <section>
      <header><h3>${labels.caller}</h3><p>${labels.seconds.replaceAll("{seconds}", seconds.toFixed(1))}</p></header>
      ${wave(drawn.before)}
      <div class="ex-controls needs-js">${tool("hearSound", labels.hearSound)}${button("edit", "speak", labels.speak)}${button("edit", "another", labels.another)}</div>
      <div class="ex-recording" data-progress hidden><progress class="ex-progress" max="1" value="0" aria-label="${labels.recording}"></progress>${tool("enough", labels.enough)}</div>
    </section>
    <section data-mark="${bytes}">
      <header><h3>${labels.host}${signOf(bytes)}</h3><p>${labels.bytes.replaceAll("{bytes}", size.toLocaleString("en-US"))}</p></header>
      <div class="ex-touched">${wave(drawn.after, at === undefined ? undefined : at / size)}
        <label class="needs-js"><b class="visually-hidden">${labels.touch}</b><input type="range" min="0" max="${size - 1}" value="${at ?? Math.floor(size / 2)}" data-act="edit" data-do="touch"></label></div>
      ${strip({ before: cells(), now: cells(at), torn: at !== undefined, first: from }, labels)}
      <div class="ex-controls needs-js">${tool("hearBytes", labels.hearBytes)}</div>
      ${fields([{ label: labels.comesTo, value: long(found), mark: onlyBroken(bytes) }])}
    </section>
    <section data-mark="${pointer}">
      <header><h3>${labels.inbox}${signOf(pointer)}</h3></header>
      ${fields([
        { label: labels.pointer, value: long(note, "note"), mark: onlyBroken(pointer) },
        { label: labels.from, value: long(caller, "caller") },
      ])}
    </section>
    <section data-mark="${whole}">
      <header><h3>${reader === "host" ? labels.host : labels.recipient}${signOf(whole)}</h3><p>${isJoined ? labels.joined : isTried ? labels.silent : labels.waiting}</p></header>
      ${wave(isJoined ? drawn.before : [])}
      ${isJoined && html`<div class="ex-controls needs-js">${tool("hearJoined", labels.hearJoined)}</div>`}
    </section>
  </div>`;
}

/** The record has the mark of what passed. */
const onlyBroken = (mark: Mark): Mark => (mark === "pass" ? "none" : mark);

/** A wave, or a flat line without sound, and the place of a changed byte. The text next to it says the same. */
const wave = (strokes: number[], place?: number) =>
  html`<svg class="ex-wave" viewBox="0 0 288 100" preserveAspectRatio="none" aria-hidden="true">
    <path d="${strokes.length === 0 ? "M2 50h284" : strokes.map((height, at) => `M${at * 6 + 3} ${50 - Math.max(1, Math.min(48, height / 2))}v${Math.max(2, Math.min(96, height))}`).join("")}"/>
    ${place !== undefined && html`<path data-place d="M${(288 * place).toFixed(1)} 0V100"/>`}
  </svg>`;
