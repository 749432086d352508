import type { Html } from "../../shared/compiled";
import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import { changeLine, overwritten } from "../kit/changes";
import type { Verdict } from "../kit/exhibit";
import { fields, long, type Mark, marks } from "../kit/parts";
import { head, round } from "./head";
import { hasHeadline, longest, wordsIn } from "./inside";
import { bitsOf, triesFor } from "./mine";
import { branches, chain, counted, eighty, recorded } from "./picture";
import { fewest, type Game, most } from "./play";
import { type BlockName, ownOf } from "./tree";
import type { Content } from "./words";

/** What a record says comes first. From there its fingerprint goes down the tree into a block, on which those after it hang. */
export function view(game: Game, content: Content, verdict: Verdict): Html {
  const [ofId, ofRoot, ofHeader] = marks(verdict, ["id"], ["path", "root"], ["work", "target"]);
  // Of a block of one's own all passes, and nobody else has it.
  const isOnlyOwn = verdict.state === "holds" && game.proof.file !== undefined;
  return html`<div class="ex-block" data-tone="${verdict.state}">
    ${choice(game, content)}
    <div class="ex-path" data-whole>
      ${leaf(game, content, stopped(ofId))}
      ${branches(game, content, stopped(ofRoot))}
      ${head(game, content, isOnlyOwn || verdict.state === "uncovered" ? "gap" : stopped(ofHeader), bytes(game, content))}
      ${chain(game, content, verdict)}
      ${work(game, content)}
    </div>
  </div>`;
}

/** Marks stand where the check stopped, and nowhere else: what passes is in the list of steps. */
const stopped = (mark: Mark): Mark => (mark === "fail" || mark === "caught" ? mark : "none");

const turn = (at: number, isOn: boolean, label: string) =>
  html`<button type="button" class="ex-button" data-act="edit" data-do="turn" data-at="${at}" aria-pressed="${String(isOn)}">${label}</button>`;

function choice(game: Game, { labels }: Content): Html {
  const { block, own, proof } = game;
  const isShown = (name: BlockName) => !own && block === name;
  const isChanged = JSON.stringify(proof) !== JSON.stringify(recorded(game, block));
  const real = isChanged ? labels.changed : labels.shared;
  return html`<div class="ex-which">
    <div class="needs-js" role="group" aria-label="${labels.which}">${turn(0, isShown("first"), labels.first)}${turn(1, isShown("hundred-thousand"), labels.hundred)}${give(own !== undefined, labels)}</div>
    <div data-progress hidden><progress class="ex-progress" max="1" value="0" aria-label="${labels.hashing}"></progress></div>
    <p>${own ? labels.alone : { "test-network": labels.trial, forged: labels.minted, first: real, "hundred-thousand": real }[block]}</p>
  </div>`;
}

/** The record with which the picture begins: what it says can be typed over. */
function leaf(game: Game, content: Content, mark: Mark): Html {
  const { block, proof, own, forged } = game;
  const { labels } = content;
  const said = own
    ? html`<p class="ex-caption">${own.name === forged ? labels.ours : labels.given}</p><p class="ex-text"><b>${own.name}</b></p>${proof.file !== undefined && fields([{ label: labels.file, value: long(proof.file, "proof.file") }])}`
    : saying(game, wordsIn(recorded(game, ownOf(block)).transaction), labels);
  return html`<div class="ex-leaf" data-mark="${mark}">
    ${said}
  </div>`;
}

/** All of it as the chain has it, for those who open it: the transaction and the 80 bytes of the header. */
function bytes(game: Game, { labels }: Content): Html {
  const { transaction } = game.proof;
  const fair = recorded(game, ownOf(game.block)).transaction;
  return html`<details class="ex-bytes"><summary data-open>${labels.bytes}</summary>
    ${fields([{ label: labels.transaction, value: long(transaction, "proof.transaction") }])}
    ${fair !== transaction && changeLine(fair, transaction)}
    ${eighty(game, labels)}
  </details>`;
}

/** What a transaction says: a headline or an amount, which can be typed over. */
function saying({ proof, words, isEdited }: Game, fair: string, labels: Content["labels"]): Html {
  const isHeadline = hasHeadline(proof.transaction);
  const text = isEdited ? wordsIn(proof.transaction) : words;
  const [real, other] = isHeadline
    ? [labels.headline, labels.otherHeadline]
    : [labels.amount, labels.otherAmount];
  const label = text === fair ? real : other;
  return html`<label><b class="ex-caption">${label}</b><textarea class="ex-text needs-js" data-act="edit" data-do="write" rows="${isHeadline ? 3 : 1}" spellcheck="false" autocomplete="off"
      maxlength="${2 * longest}">${{ html: "\n" }}${text}</textarea></label>
    <p class="ex-text without-js">${text}</p>
    ${text !== fair && html`<p class="ex-change">${overwritten(fair, text)}</p>`}`;
}

/** What the work of a block that was mined here came to, and once there is one, how much the next one shall have. */
function work({ zeros, mined, proof }: Game, { labels }: Content): Html {
  const told =
    mined?.header !== proof.header
      ? labels.idle
      : filled(labels.mined, { hashes: counted(mined.hashes), rate: counted(mined.rate) });
  const tries = round(triesFor(bitsOf(zeros)));
  return html`<div class="ex-mine">
    <p data-mining>${told}</p>
    ${
      mined &&
      html`<label class="needs-js"><b>${filled(labels.tries, { tries })}</b>
      <input type="range" min="${fewest}" max="${most}" value="${zeros}" data-do="ease" aria-valuetext="${tries}"></label>`
    }
  </div>`;
}

/** After the chain's records, one of the visitor's own: the input covers its label, so that a file can be dropped on it. */
const give = (isOn: boolean, labels: Content["labels"]): Html =>
  html`<label class="ex-button ex-give" ${isOn && { html: "data-on" }}>${labels.give}<input type="file" data-act="edit" data-do="give"></label>`;
