import type { Html } from "../../shared/compiled";
import { html } from "../html";
import type { Verdict } from "../kit/exhibit";
import { button, fields, line, long, type Mark, record, tool } from "../kit/parts";
import type { Content } from ".";
import type { Game } from "./play";

export function view(game: Game, { labels }: Content, verdict: Verdict): Html {
  const { note, drawn, reader, isTried, isJoined, size, seconds } = game;
  const mark = (...parts: string[]): Mark => {
    if (verdict.state === "unchecked") return "none";
    if (verdict.state === "holds") return "pass";
    return parts.includes(verdict.broken.says) ? "fail" : "none";
  };
  const isHost = reader === "host";
  return line([
    record({
      party: labels.caller,
      title: labels.recording,
      mark: mark() === "pass" ? "pass" : "none",
      body: [
        wave(drawn.before),
        fields([{ label: labels.length, value: labels.seconds.replaceAll("{seconds}", seconds.toFixed(1)) }]),
        tools(tool("hearSound", labels.hearSound), button("edit", "another", labels.another)),
      ],
    }),
    record({
      party: labels.host,
      title: labels.storing,
      mark: mark("bytes"),
      body: [
        wave(drawn.after),
        fields([
          { label: labels.size, value: labels.bytes.replaceAll("{bytes}", size.toLocaleString("en-US")) },
          { label: labels.comesTo, value: long(game.found), mark: mark("bytes") },
        ]),
        tools(tool("hearBytes", labels.hearBytes)),
      ],
    }),
    record({
      party: labels.inbox,
      title: labels.pointing,
      mark: mark("sealed"),
      body: [
        fields([
          { label: labels.from, value: long(note.sender) },
          { label: labels.to, value: long(note.recipient) },
          { label: labels.pointer, value: long(note.encryptedMessage), mark: mark("sealed") },
        ]),
      ],
    }),
    record({
      party: isHost ? labels.host : labels.recipient,
      title: labels.joining,
      mark: mark("bytes", "sealed", "locked"),
      body: [
        wave(isJoined ? drawn.before : []),
        fields([
          {
            label: labels.result,
            value: isJoined ? labels.joined : isTried ? labels.silent : labels.waiting,
            mark: mark("bytes", "sealed", "locked"),
          },
          ...(isJoined ? [{ label: labels.address, value: long(game.address) }] : []),
        ]),
        isJoined && tools(tool("hearJoined", labels.hearJoined)),
      ].filter((part) => part !== false),
    }),
  ]);
}

const tools = (...buttons: Html[]) => html`<div class="ex-controls needs-js">${buttons}</div>`;

/** A sound, stroke by stroke; a line where there is none. Decoration: what it shows stands beside it in words. */
const wave = (strokes: number[]) =>
  html`<svg class="ex-wave" viewBox="0 0 300 100" preserveAspectRatio="none" aria-hidden="true">
    <path d="${strokes.length === 0 ? "M2 50h296" : strokes.map((height, at) => `M${at * 6 + 6} ${50 - Math.max(1, Math.min(48, height / 2))}v${Math.max(2, Math.min(96, height))}`).join("")}"/>
  </svg>`;
