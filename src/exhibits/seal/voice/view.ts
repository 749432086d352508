import type { Html } from "../../../shared/compiled";
import { filled } from "../../../shared/filled";
import { html } from "../../../shared/html";
import type { Verdict } from "../../kit/exhibit";
import { brokenIn, button, fields, gapMark, long, type Mark, marks, signOf, tool } from "../../kit/parts";
import { cellsOfBytes, strip } from "../strip";
import { type Game, storedIn } from "./play";
import type { Content } from "./words";

/** How many bytes around the changed one are on the strip, and how many of them before it. */
const shown = 48;
const before = 5;

/** The sound, what became of it at the host and in the inbox, and what comes out when both are joined. */
export function view(game: Game, { labels }: Content, verdict: Verdict): Html {
  const {
    note,
    caller,
    drawn,
    reader,
    isTried,
    isJoined,
    size,
    seconds,
    at,
    found,
    recorded,
    real,
    isWithheld,
    attack,
  } = game;
  // What the note looks like to its recipient, and what was to be heard.
  const said = { forge: labels.otherSeal, replay: labels.oldMark }[attack ?? ""];
  const isHost = reader === "host";
  const missing = isWithheld ? drawn.before : real;
  const heard = isJoined ? drawn.before : [];
  const asked: Verdict = isWithheld ? { state: "unchecked", built: false } : verdict;
  const [pointer, bytes, whole] = marks(asked, ["locked", "author", "old"], ["bytes"], ["whole"]);
  const nothing = isHost ? labels.noise : labels.silent;
  const silence = isWithheld ? labels.kept : isTried ? nothing : labels.waiting;
  const from = Math.max(0, Math.min((at ?? 0) - before, size - shown));
  const cells = (place?: number) =>
    cellsOfBytes(storedIn({ recorded, at: place }).subarray(from, from + shown));
  const part = (title: string, said: string | false, tools: Html | false, body: Html, mark: Mark = "none") =>
    html`<div class="ex-part" data-mark="${mark}"><header><h3>${title}${signOf(mark)}</h3>${said !== false && html`<p>${said}</p>`}${tools}</header>${body}</div>`;
  return html`<div class="ex-voice" data-tone="${verdict.state}">
    ${part(
      labels.caller,
      real ? labels.notTheirs : filled(labels.seconds, { seconds: seconds.toFixed(1) }),
      false,
      html`${wave(drawn.before, undefined, real)}
      <div class="ex-controls needs-js">${tool("hearSound", labels.hearSound)}${button("edit", "speak", labels.speak)}${tool("enough", labels.enough)}${button("edit", "another", labels.another)}</div>
      <div data-progress hidden><progress class="ex-progress" max="1" value="0" aria-label="${labels.recording}"></progress></div>`,
      real ? gapMark(verdict) : "none",
    )}
    ${part(
      labels.host,
      false,
      playing("hearBytes", labels.hearBytes),
      html`<div class="ex-touched">${wave(drawn.after, at === undefined ? undefined : at / size)}
        <span class="needs-js"><input type="range" min="0" max="${size - 1}" value="${at ?? Math.floor(size / 3)}" data-do="touch" aria-label="${labels.touch}"></span></div>
      ${at !== undefined && strip({ before: cells(), now: cells(at), torn: true, first: from }, labels)}
      ${fields([{ label: filled(labels.comesTo, { bytes: size.toLocaleString("en-US") }), value: long(found), mark: onlyBroken(bytes) }])}`,
      bytes,
    )}
    ${part(
      labels.inbox,
      false,
      false,
      isWithheld
        ? html`<p class="ex-note">${labels.kept}</p>`
        : html`${envelope(attack)}<p class="ex-note">${said !== undefined && html`<mark>${said}</mark> `}${labels.sealed}</p>
      <details class="ex-inside"><summary data-open>${labels.inside}</summary>
      ${fields([
        { label: labels.pointer, value: long(note, "note"), mark: isHost ? "none" : onlyBroken(pointer) },
        { label: labels.from, value: long(caller, "caller") },
      ])}</details>`,
      isWithheld ? gapMark(verdict) : isHost ? "none" : pointer,
    )}
    ${part(
      isHost ? labels.tries : labels.recipient,
      isJoined ? real !== undefined && labels.notTheirs : silence,
      isJoined && playing("hearJoined", labels.hearJoined),
      html`${known(attack, labels)}${wave(heard, undefined, missing, brokenIn(verdict) !== undefined)}`,
      // The host fails at the note already, which lies in the inbox as it should.
      isHost ? pointer : whole,
    )}
  </div>`;
}

const playing = (does: string, label: string) => html`<span class="needs-js">${tool(does, label)}</span>`;

/** What the recipient compares a refused note with: one with the caller's seal, or the message with the same number, opened. */
const known = (attack: string | undefined, { ownSeal, opened }: Content["labels"]) =>
  attack === "forge"
    ? html`<p class="ex-note ex-known">${envelope(undefined)}${ownSeal}</p>`
    : attack === "replay" &&
      html`<p class="ex-note ex-known"><svg class="ex-envelope" viewBox="0 0 60 40" aria-hidden="true"><path d="M2 16h56v22H2zl28-14L58 16M14 20V6h32v14"/><text x="30" y="32">1</text></svg>${opened}</p>`;

/** A note that one key alone opens: with its caller's seal or somebody else's, or with the number of one that was heard. */
const envelope = (attack: string | undefined) =>
  html`<svg class="ex-envelope" viewBox="0 0 60 40" aria-hidden="true"><path d="M2 2h56v36H2zl28 22L58 2"/>${
    attack === "forge"
      ? html`<path data-struck d="M30 13L41 24L30 35L19 24Z"/>`
      : attack === "replay"
        ? html`<text data-struck x="13" y="33">1</text>`
        : html`<circle cx="30" cy="24" r="5"/>`
  }</svg>`;

/** The record has the mark of what passed. */
const onlyBroken = (mark: Mark): Mark => (mark === "pass" ? "none" : mark);

/** How far each stroke goes up and down from the middle: the loudest one all the way. */
const halves = (strokes: number[]) => {
  const loudest = Math.max(1, ...strokes);
  return strokes.map((height) => Math.max(1, (48 * height) / loudest));
};

/** Without sound a line, in two where a check has kept it out. */
const flat = (isCut: boolean) => (isCut ? "M2 50h136l6-45M156 95l-6-45h136" : "M2 50h284");

/** A wave, and the place of a changed byte. One that is missing is dashed. The text next to it says the same. */
const wave = (strokes: number[], place?: number, missing?: number[], isCut = false) =>
  html`<svg class="ex-wave" ${isCut && { html: "data-cut" }} viewBox="0 0 288 100" preserveAspectRatio="none" aria-hidden="true">
    ${
      missing &&
      html`<path data-missing d="M0 50${halves(missing)
        .map((half, at) => `L${at * 6 + 3} ${(at % 2 ? 50 + half : 50 - half).toFixed(0)}`)
        .join("")}"/>`
    }
    <path d="${
      strokes.length === 0
        ? flat(isCut)
        : halves(strokes)
            .map((half, at) => `M${at * 6 + 3} ${(50 - half).toFixed(1)}v${(2 * half).toFixed(1)}`)
            .join("")
    }"/>
    ${place !== undefined && html`<path data-place d="M${(288 * place).toFixed(1)} 0V100"/>`}
  </svg>`;
