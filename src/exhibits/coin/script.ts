/** The lock of an escrow: its terms in plain words and who signs; and, folded, what weakens it, its script and the interpreter in it. */

import { toHex } from "@bsv/sdk/primitives/utils";
import UnlockingScript from "@bsv/sdk/script/UnlockingScript";
import type { Html } from "../../shared/compiled";
import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { sign } from "../kit/parts";
import { dayOf } from "./day";
import { todayOf } from "./escrow";
import { type Deal, type Game, parties } from "./game";
import { agreed, type Terms } from "./runEscrow";
import { holesOf, isSkipped, type Line, lineAt, linesOf, trace, writtenIn } from "./trace";
import { parse } from "./transaction";
import { weaknesses, weaknessesOf } from "./weak";
import type { Content } from "./words";

/** The ways out of the lock, as the terms have them, each with the lines of the script that it takes. */
const ways = [
  { label: "pair", weaker: "pairAlone", by: "one", needs: ["settle"] },
  { label: "referee", weaker: "refereeAlone", by: "one", needs: ["settle"] },
  { label: "alone", weaker: "aloneAnyDay", by: "anyDay", needs: ["same", "waits", "late", "refund"] },
] as const;

/** Which of the ways somebody tries: two who sign settle it, with the arbiter or without; a single one has to wait. */
const wayOf = (open: string) => (open.includes("preimage") ? 2 : open.includes("sig:arbiter") ? 1 : 0);

/** Who signs, and the terms, in words that two lawyers can read. */
export function terms(game: Game, { labels }: Content, verdict: Verdict): Html {
  const deal = game.escrow as Deal;
  const { deadline } = game.terms as Terms;
  const states = Object.values(holesOf(game));
  const { at, total } = trace(game, deal.at);
  const said = linesOf(deal).map(({ name }) => name);
  const way = wayOf(deal.open);
  const isBlank = deal.open.includes(":none");
  const weak = weaknessesOf(deal.lock);
  const [written, today] = [writtenIn(game), todayOf(deadline, deal.day)];
  const state = states.includes("stuck")
    ? "stuck"
    : at === total && states.includes("turned") && written <= today
      ? verdict.state === "fails"
        ? "lost"
        : "turned"
      : "tried";
  return html`<div class="ex-script">
    <p class="ex-agreed">${labels.signs}</p>
    <ul class="ex-list ex-signers">${parties.map((party, index) => box("sign", index, labels[party], deal.signers.includes(party)))}</ul>
    <p class="ex-agreed">${deal.under === agreed ? labels.moves : labels.otherLock}</p>
    <ol class="ex-ways">${ways.map(({ label, weaker, by, needs }, index) => {
      const isThere = needs.every((name) => said.includes(name));
      const text = weak.includes(by)
        ? html`<u>${labels[weaker]}</u>`
        : filled(labels[label], { date: dayOf(deadline) });
      const own = isThere && index === way ? state : "";
      return html`<li ${isThere ? html`data-way="${own}"` : { html: "data-gone" }} ${own !== "" && html`aria-current="step"`}>${own === "stuck" && sign("caught")}${own === "turned" && sign("pass")}${own === "lost" && sign("fail")}<span>${text}</span>${!isThere && html` <small>${labels.lacks}</small>`}${own !== "" && own !== "stuck" && isBlank && html` <b>${labels.blankly}</b>`}${own === "stuck" && html` <b>${labels.stops}</b>`}</li>`;
    })}</ol>
  </div>`;
}

/** The boxes that weaken the lock, folded below it; those that are ticked stand in its line. */
export function weakDrawer({ escrow }: Game, { labels }: Content): Html {
  const weak = weaknessesOf((escrow as Deal).lock);
  const ticked = weak.map((name) => labels[name].toLowerCase()).join(", ");
  return html`<details class="ex-drawer ex-weaken needs-js"><summary>${labels.weaken}${ticked !== "" && html`: <u>${ticked}</u>`}</summary>
    <ul class="ex-list ex-signers">${weaknesses.map((name, index) => box("weaken", index, labels[name], weak.includes(name)))}</ul>
  </details>`;
}

/** What a script pushes, in hex. */
const pushOf = (hex: string) => UnlockingScript.fromHex(hex).chunks.map(({ data = [] }) => toHex(data));

const short = (word: string) =>
  word.replace(/^([0-9a-f]{6})[0-9a-f]{20,}([0-9a-f]{4})$/, "$1\u2060…\u2060$2").replace("OP_", "");

/** The script with the stack, word by word. */
export function stepper(game: Game, { labels }: Content, verdict: Verdict): Html {
  const deal = game.escrow as Deal;
  const { buyer, seller, arbiter, deadline } = game.terms as Terms;
  const { at, total, stack, hasStopped } = trace(game, deal.at);
  const { skipped } = trace(game, Number.POSITIVE_INFINITY);
  const all = linesOf(deal);
  const line = lineAt(all, Math.min(at, total - 1));
  const names = new Map([buyer, seller, arbiter].map((key, index) => [key, parties[index]]));
  const open = deal.open.split(/\s+/);
  const pushed = pushOf(parse(game.made[game.offered.at(-1) ?? 0]?.hex)?.inputs[0]?.script ?? "");
  const seen = (item: string) => {
    const place = pushed.indexOf(item);
    return (
      names.get(item) ?? (item === "" ? "0" : (place >= 0 && item.length > 40 && open[place]) || short(item))
    );
  };
  const sentence = ({ name, weakness }: Line) =>
    weakness
      ? filled(labels.weaker, { what: labels[weakness] })
      : name === "open"
        ? labels.opening
        : labels[name ?? "ownLine"];
  const isOpen = at === total && !hasStopped && stack.length === 1 && /[1-9a-f]/.test(stack[0] ?? "");
  const isOff = line?.words.some((_, index) => skipped.has(line.start + index));
  const said = isOpen ? labels.ends : isOff ? labels.skipped : line ? sentence(line) : "";
  const count = filled(labels.word, { at, total });
  // The stepper passes over lines of the branch that is not taken.
  const stops = [...all.filter((one) => !isSkipped(one, skipped)).map(({ start }) => start), total].join(" ");
  return html`<details class="ex-drawer"><summary>${labels.steps}</summary>
    <div class="ex-step" ${(hasStopped || verdict.state === "fails") && html`data-stopped`}>
      <label class="needs-js"><b>${count}</b><input type="range" min="0" max="${total}" value="${at}" data-do="go" data-stops="${stops}" aria-label="${count}"></label>
      <p>${filled(said, { date: dayOf(deadline) })}${hasStopped && html` <b>${labels.stops}</b>`}</p>
      <ol class="ex-lock" translate="no">${all.map((one) => html`<li ${one === line && html`aria-current="step"`} ${isSkipped(one, skipped) && { html: "data-skipped" }}><code>${one.words.map((word, index) => wordOf(word, one.start + index, at, skipped))}</code></li>`)}</ol>
      <ol class="ex-stack" aria-label="${labels.stack}">${stack.map((item) => html`<li><code translate="no">${seen(item)}</code></li>`)}</ol>
    </div>
  </details>`;
}

/** The lock and what is to open it, in words that can be typed over. */
export function lockDrawer({ escrow }: Game, { labels }: Content): Html {
  const { lock, open } = escrow as Deal;
  return html`<details class="ex-drawer"><summary>${labels.write}</summary>
    ${words(0, labels.lock, lock, 14)}
    ${words(1, labels.opens, open, 2)}
  </details>`;
}

/** A word of a script: the one that comes next is marked, and one in the branch that is not taken is gray. */
const wordOf = (word: string, place: number, at: number, skipped: ReadonlySet<number>) =>
  place === at
    ? html`<mark>${short(word)}</mark> `
    : skipped.has(place)
      ? html`<i>${short(word)}</i> `
      : `${short(word)} `;

const words = (at: number, label: string, text: string, rows: number) =>
  html`<label><b>${label}</b><textarea class="ex-value needs-js" data-act="edit" data-do="write" data-at="${at}" rows="${rows}" spellcheck="false"
    autocomplete="off" autocapitalize="off" translate="no">${{ html: "\n" }}${text}</textarea><code class="without-js" translate="no">${text}</code></label>`;

const box = (does: string, at: number, label: string, on: boolean) =>
  html`<li ${!on && { html: 'class="needs-js"' }}><label><input type="checkbox" class="needs-js" data-do="${does}" data-at="${at}" ${on && { html: "checked" }}><span>${label}</span></label></li>`;
