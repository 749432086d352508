/** The lock of an escrow and what is to open it: who signs, both in words, and the interpreter at one of them. */
import { toHex } from "@bsv/sdk/primitives/utils";
import UnlockingScript from "@bsv/sdk/script/UnlockingScript";
import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { type Deal, type Game, parties } from "./game";
import { filled } from "./picture";
import { lines, type Terms } from "./runEscrow";
import { spendOf } from "./spend";
import { parse } from "./transaction";
import type { Content } from "./words";

type Labels = Content["labels"];

/**
 * Runs the first words of both scripts. Tells how many were gone through, which of them were skipped since they are in
 * the other branch, what lies on the stack, and whether it went wrong.
 */
export function trace({ made, offered }: Pick<Game, "made" | "offered">, most: number) {
  const transaction = parse(made[offered.at(-1) ?? 0]?.hex);
  const coin = parse(made[0]?.hex)?.outputs[0];
  const skipped = new Set<number>();
  if (!transaction || !coin) return { at: 0, total: 0, stack: [], skipped, hasStopped: false };
  try {
    const spend = spendOf(transaction, 0, coin);
    const total = spend.unlockingScript.chunks.length + spend.lockingScript.chunks.length;
    let at = 0;
    let stack: string[] = [];
    try {
      for (let isOff = false; ; isOff = spend.ifStack.includes(false)) {
        stack = spend.stack.map((item) => toHex(item));
        if (!spend.step() || at >= most) break;
        // The words that turn a branch on or off are run themselves.
        if (isOff && spend.ifStack.includes(false)) skipped.add(at);
        at++;
      }
      return { at: Math.min(at, most), total, stack, skipped, hasStopped: false };
    } catch {
      return { at, total, stack, skipped, hasStopped: true };
    }
  } catch {
    return { at: 0, total: 0, stack: [], skipped, hasStopped: true };
  }
}

/** After a check, the stepper stands where the scripts came to. */
export const atEnd = (game: Game): Game =>
  game.escrow ? { ...game, escrow: { ...game.escrow, at: trace(game, Number.POSITIVE_INFINITY).at } } : game;

/** The lines of what opens and of the lock, each with the number of words before it. */
function linesOf({ open, lock }: Deal, labels: Labels) {
  const sentences = new Map(
    Object.entries(lines).map(([name, words]) => [words, labels[name as keyof typeof lines]]),
  );
  const texts = [open, ...lock.split("\n")].filter((line) => line.trim() !== "");
  let before = 0;
  return texts.map((line, at) => {
    const words = line.trim().split(/\s+/);
    const start = before;
    before += words.length;
    return { words, start, said: at === 0 ? labels.opening : (sentences.get(line.trim()) ?? labels.ownLine) };
  });
}

/** What a script pushes, in hex. */
const pushOf = (hex: string) => UnlockingScript.fromHex(hex).chunks.map(({ data = [] }) => toHex(data));

const short = (word: string) =>
  word.replace(/^([0-9a-f]{6})[0-9a-f]{20,}([0-9a-f]{4})$/, "$1\u2060…\u2060$2").replace("OP_", "");

const moment = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

export function script(game: Game, { labels }: Content, verdict: Verdict): Html {
  const deal = game.escrow as Deal;
  const terms = game.terms as Terms;
  const { at, total, stack, hasStopped } = trace(game, deal.at);
  const { skipped } = trace(game, Number.POSITIVE_INFINITY);
  const all = linesOf(deal, labels);
  const line = all.filter(({ start }) => start <= Math.min(at, total - 1)).at(-1);
  const names = new Map(
    [terms.buyer, terms.seller, terms.arbiter].map((key, index) => [key, parties[index]]),
  );
  const open = deal.open.split(/\s+/);
  const pushed = pushOf(parse(game.made[game.offered.at(-1) ?? 0]?.hex)?.inputs[0]?.script ?? "");
  const seen = (item: string) => {
    const place = pushed.indexOf(item);
    return (
      names.get(item) ?? (item === "" ? "0" : (place >= 0 && item.length > 40 && open[place]) || short(item))
    );
  };
  const isSkipped = line?.words.some((_, index) => skipped.has(line.start + index));
  const isOpen = at === total && !hasStopped && stack.length === 1 && /[1-9a-f]/.test(stack[0] ?? "");
  const said = isOpen ? labels.ends : isSkipped ? labels.skipped : (line?.said ?? "");
  const isBroken = hasStopped || verdict.state === "fails";
  return html`<div class="ex-script">
    <ul class="ex-list ex-signers">${parties.map((party, index) => box(index, labels[party], deal.signers.includes(party)))}${box(parties.length, labels.passed, deal.late)}</ul>
    <p class="ex-agreed">${filled(labels.agreed, { date: moment(terms.deadline), today: moment(terms.today) })}</p>
    <div class="ex-step" ${isBroken && html`data-stopped`}>
      <label class="needs-js"><b>${filled(labels.word, { at, total })}</b><input type="range" min="0" max="${total}" value="${at}" data-do="go" data-stops="${[...all.map(({ start }) => start), total].join(" ")}" aria-label="${filled(labels.word, { at, total })}"></label>
      <p>${filled(said, { date: moment(terms.deadline) })}${hasStopped && html` <b>${labels.stops}</b>`}</p>
      <ol class="ex-lock" translate="no">${all.map((one) => html`<li ${one === line && html`aria-current="step"`} ${one.words.every((_, index) => skipped.has(one.start + index)) && { html: "data-skipped" }}><code>${one.words.map((word, index) => wordOf(word, one.start + index, at, skipped))}</code></li>`)}</ol>
      <ol class="ex-stack" aria-label="${labels.stack}">${stack.map((item) => html`<li><code translate="no">${seen(item)}</code></li>`)}</ol>
    </div>
  </div>`;
}

/** The lock and what is to open it, in words that can be typed over. */
export function lockDrawer({ escrow }: Game, { labels }: Content): Html {
  const { lock, open } = escrow as Deal;
  return html`<details class="ex-drawer"><summary>${labels.write}</summary>
    ${words(0, labels.lock, lock, 14)}
    ${words(1, labels.opens, open, 2)}
  </details>`;
}

/** A word of a script: the one that comes next is marked, and one in the branch that is not taken is struck out. */
const wordOf = (word: string, place: number, at: number, skipped: ReadonlySet<number>) =>
  place === at
    ? html`<mark>${short(word)}</mark> `
    : skipped.has(place)
      ? html`<s>${short(word)}</s> `
      : `${short(word)} `;

const words = (at: number, label: string, text: string, rows: number) =>
  html`<label><b>${label}</b><textarea class="ex-value needs-js" data-act="edit" data-do="write" data-at="${at}" rows="${rows}" spellcheck="false"
    autocomplete="off" autocapitalize="off" translate="no">${{ html: "\n" }}${text}</textarea><code class="without-js" translate="no">${text}</code></label>`;

const box = (at: number, label: string, on: boolean) =>
  html`<li ${!on && { html: 'class="needs-js"' }}><label><input type="checkbox" class="needs-js" data-act="edit" data-do="sign" data-at="${at}" ${on && { html: "checked" }}><span>${label}</span></label></li>`;
