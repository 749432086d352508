import type { Html } from "../../shared/compiled";
import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import { ghost } from "../ghost";
import { markOf as outlineOf } from "../guilloche";
import { changedText } from "../kit/changes";
import type { Verdict } from "../kit/exhibit";
import { isHash } from "../kit/hash";
import { brokenIn, brokenMark, fields, folded, inFours, long, type Mark, marks, seal } from "../kit/parts";
import { addedIn, cutFrom, goneIn, isEarly, toCome } from "./moved";
import { countIn, type Game, mostIn, sumOf } from "./play";
import type { Content } from "./words";

/** What a line's hash was compared with is the one that its text gives, after the lines before it. */
function markOf(game: Game, index: number, verdict: Verdict): Mark {
  const { log, found } = game;
  // A line that was slipped in fits, and is not what was written.
  if (verdict.state === "unchecked" || addedIn(game) === index) return "none";
  if (brokenIn(verdict)?.at === index + 1) return brokenMark(verdict);
  return log.lines[index]?.hash === found[index] ? "pass" : brokenMark(verdict);
}

/**
 * The small seal of the hash beside a line, over what opens that hash. Where the texts give another one, that one's, too: it
 * turns with each key that is pressed.
 */
function sealsOf({ found, fair }: Game, index: number, hash: string): Html {
  const isOther = fair.lines.every((line) => line.hash !== hash);
  const now = found[index] ?? "";
  return html`<span class="ex-stamps" aria-hidden="true">${small(hash, isOther && "data-other")}${now !== hash && html`<b>\u2260</b>${small(now, "data-now")}`}</span>`;
}

/** What was typed over may be no hash any more. */
const small = (hash: string, is: string | false) =>
  html`<svg viewBox="-64 -64 128 128" ${is !== false && { html: is }}>${isHash(hash) ? html`<path d="${outlineOf(hash)}"/>` : html`<circle r="48"/>`}</svg>`;

/** Where a line stood when it was written; -1 if nobody wrote it like this. */
const placeOf = ({ fair }: Game, now: string) => fair.lines.findIndex(({ text }) => text === now);

/** A line's text, and what it was: a line that was moved says what it said, and one that was slipped in was none. */
function textsOf(game: Game, index: number): [before: string, now: string] {
  const [added = index + 1, { text: now = "" } = {}] = [addedIn(game), game.log.lines[index]];
  if (index === added) return ["", now];
  const { text: before = "" } = game.fair.lines[index > added ? index - 1 : index] ?? {};
  return [placeOf(game, now) < 0 ? before : now, now];
}

/** Whether a line was written over: what somebody counted too much in at once has nothing below it. */
const isOver = ({ unit, gap }: Game) => unit === undefined || gap !== "early";

/** On a line that stands elsewhere, where nothing was taken out before it: its place before; on one that was slipped in, that. */
function moved(game: Game, index: number, { from, slipped }: Content["labels"]): Html | false {
  const { log, fair } = game;
  if (index === addedIn(game)) return html`<b class="ex-from">${slipped}</b>`;
  const place = placeOf(game, log.lines[index]?.text ?? "");
  if (place < 0 || place === index || log.lines.length !== fair.lines.length) return false;
  return html`<b class="ex-from"><span aria-hidden="true">${place > index ? "\u2191" : "\u2193"} </span>${filled(from, { at: place + 1 })}</b>`;
}

/** A bar of what a line counts, with what was added to it. Whoever pulls its end writes over the count in the line. */
function bar(game: Game, index: number, { amount }: Content["labels"]): Html | false {
  const { unit } = game;
  if (unit === undefined) return false;
  const most = mostIn(game, unit);
  const counts = textsOf(game, index).map((text) => countIn(text, unit));
  const [was = 0, now = 0] = counts.map((count) => (count / most) * 100);
  return html`<div class="ex-count" style="--was:${Math.min(was, now).toFixed(1)}%;--now:${now.toFixed(1)}%"><input type="range" class="needs-js" min="0" max="${most}" value="${counts[1] ?? 0}"
    data-do="pull" data-at="${index}" aria-label="${amount} ${index + 1}" aria-valuetext="${counts[1] ?? 0} ${unit}"></div>`;
}

export function view(game: Game, { labels }: Content, verdict: Verdict): Html {
  const { log, found, fair } = game;
  // The kept hash of a log that had as many lines was replaced; of a shorter one, none was kept before.
  const isReplaced = log.anchor !== fair.anchor && log.lines.length === fair.lines.length;
  const gone = goneIn(game);
  const [, anchored] = marks(verdict, ["line"], ["anchor"]);
  return html`<div class="ex-split" data-tone="${verdict.state}">
    <div>
    <ol class="ex-chain ex-log">
      ${log.lines.map(
        (
          { text, hash },
          index,
        ) => html`${index === gone && takenOut("gone", labels.gone, labels.copied)}<li data-key="${hash}" data-mark="${markOf(game, index, verdict)}" ${index + 1 === addedIn(game) && { html: "data-changed" }}>
          <div class="ex-said needs-js"><span aria-hidden="true">${changedText(...textsOf(game, index), isOver(game))}</span><textarea rows="1" data-act="edit" data-do="overwrite" data-at="${index}" data-enter="check"
            autocomplete="off" spellcheck="false" aria-label="${labels.line} ${index + 1}">${{ html: "\n" }}${text}</textarea></div>
          <code class="without-js">${text}</code>
          ${sealsOf(game, index, hash)}${folded(`${labels.hash} ${index + 1}`, long(hash, `log.lines.${index}.hash`))}
          ${bar(game, index, labels)}${moved(game, index, labels)}
        </li>`,
      )}${isEarly(game) && anchor(game, labels)}${cutFrom(game).map((at, index) => takenOut(`cut-${at}`, labels.gone, index === 0 && labels.copied))}
      ${toCome(game).map((at) => html`<li class="ex-gone" data-key="later-${at}" data-later>${labels.later}</li>`)}${!isEarly(game) && anchor(game, labels)}
    </ol>
    ${total(game, labels) || (isMarked(game) && html`<p class="ex-total"><small>${labels.copied}</small></p>`)}
    </div>
    <div class="ex-side" data-pair>
      <div class="ex-part">${seal(log.anchor)}${isReplaced && ghost(fair.anchor, labels.replaced)}${fields([{ label: labels.anchor, value: long(log.anchor, "log.anchor") }])}${inFours(log.anchor)}</div>
      <div class="ex-part">${seal(found.at(-1) ?? "")}${fields([{ label: labels.found, value: long(found.at(-1) ?? ""), mark: anchored }])}${inFours(found.at(-1) ?? "")}</div>
    </div>
  </div>`;
}

/** Whether a line is marked, and none in the place of which it says where the marks come from. */
const isMarked = (game: Game) =>
  goneIn(game) === undefined &&
  cutFrom(game).length === 0 &&
  game.log.lines.some(({ text }, at) => text !== game.fair.lines[at]?.text);

/** The place of a line that was taken out. */
const takenOut = (key: string, gone: string, copied: string | false) =>
  html`<li class="ex-gone" data-key="${key}" data-changed>${gone}${copied !== false && html` <small>${copied}</small>`}</li>`;

/** A line across the list, below the last line that the kept hash covers. */
function anchor(game: Game, { anchored }: Content["labels"]): Html {
  const { log, fair } = game;
  const { text = "" } = (isEarly(game) ? log : fair).lines.at(-1) ?? {};
  const [when = ""] = /^[^\s,]+/.exec(text) ?? [];
  return html`<li class="ex-anchor" data-key="anchor"><span>${filled(anchored, { when })}</span></li>`;
}

/** The sum of all lines, and of those that were written: of a log that is not whole yet, so far. */
function total(game: Game, labels: Content["labels"]): Html | false {
  const { log, fair, gap } = game;
  const written = gap === "early" ? { ...fair, lines: fair.lines.slice(0, log.lines.length) } : fair;
  const [now, before] = [sumOf(log, game), sumOf(written, game)];
  if (now === undefined || before === undefined) return false;
  const said = filled(labels.sum, { sum: now });
  return html`<p class="ex-total">${now === before ? said : html`<mark>${said}</mark> <del>${filled(labels.was, { sum: before })}</del> <small>${labels.copied}</small>`}</p>`;
}
