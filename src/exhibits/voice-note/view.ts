import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { KitWords, Verdict } from "../kit/exhibit";
import { button, fields, long, type Mark, marks, timeline, tool } from "../kit/parts";
import type { Game } from "./play";
import type { Content } from "./words";

export function view(game: Game, { labels }: Content, verdict: Verdict, words: KitWords): Html {
  const { note, drawn, reader, isTried, isJoined, size, seconds } = game;
  const [made, pointer, bytes, whole] = marks(
    verdict,
    [],
    ["locked", "sealed", "author", "old"],
    ["bytes"],
    ["whole"],
  );
  const isHost = reader === "host";
  return timeline(
    [
      {
        party: labels.caller,
        title: labels.recording,
        mark: made,
        body: [
          wave(drawn.before),
          fields([
            { label: labels.length, value: labels.seconds.replaceAll("{seconds}", seconds.toFixed(1)) },
          ]),
          tools(tool("hearSound", labels.hearSound), button("edit", "another", labels.another)),
        ],
      },
      {
        party: labels.inbox,
        title: labels.pointing,
        mark: pointer,
        body: [
          fields([
            { label: labels.from, value: long(note.sender, "note.sender") },
            { label: labels.to, value: long(note.recipient, "note.recipient") },
            {
              label: labels.pointer,
              value: long(note.encryptedMessage, "note.encryptedMessage"),
              mark: onlyBroken(pointer),
            },
          ]),
        ],
      },
      {
        party: labels.host,
        title: labels.storing,
        mark: bytes,
        body: [
          wave(drawn.after),
          fields([
            { label: labels.size, value: labels.bytes.replaceAll("{bytes}", size.toLocaleString("en-US")) },
            { label: labels.comesTo, value: long(game.found), mark: bytes },
          ]),
          tools(tool("hearBytes", labels.hearBytes)),
        ],
      },
      {
        party: isHost ? labels.host : labels.recipient,
        title: labels.joining,
        mark: whole,
        body: [
          wave(isJoined ? drawn.before : []),
          fields([
            {
              label: labels.result,
              value: isJoined ? labels.joined : isTried ? labels.silent : labels.waiting,
              mark: whole,
            },
            ...(isJoined ? [{ label: labels.address, value: long(game.address) }] : []),
          ]),
          isJoined && tools(tool("hearJoined", labels.hearJoined)),
        ].filter((part) => part !== false),
      },
    ],
    words,
  );
}

/** The record has the mark of what passed. */
const onlyBroken = (mark: Mark): Mark => (mark === "pass" ? "none" : mark);

const tools = (...buttons: Html[]) => html`<div class="ex-controls needs-js">${buttons}</div>`;

/** A waveform, or a flat line without sound. Decorative: the text next to it says the same. */
const wave = (strokes: number[]) =>
  html`<svg class="ex-wave" viewBox="0 0 300 100" preserveAspectRatio="none" aria-hidden="true">
    <path d="${strokes.length === 0 ? "M2 50h296" : strokes.map((height, at) => `M${at * 6 + 6} ${50 - Math.max(1, Math.min(48, height / 2))}v${Math.max(2, Math.min(96, height))}`).join("")}"/>
  </svg>`;
