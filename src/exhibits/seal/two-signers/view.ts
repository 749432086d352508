import type { Html } from "../../../shared/compiled";
import { html } from "../../../shared/html";
import type { Verdict } from "../../kit/exhibit";
import {
  brokenIn,
  brokenMark,
  type Field,
  fields,
  long,
  type Mark,
  noSeal,
  seal,
  signOf,
} from "../../kit/parts";
import { keyIn } from "../document/run";
import { cellsOf, strip } from "../strip";
import { deepest, type Game, sealOf, shallowest, stampOf } from "./play";
import { said } from "./run";
import type { Content } from "./words";

type Labels = Content["labels"];

/** The dive, drawn; the strip with its words; and on either side of it a signer with a card. */
export function view(game: Game, { labels }: Content, verdict: Verdict): Html {
  const { entry, fair, over, signatures } = game;
  const torn = signatures.some((signature, at) => signature !== "" && over[at] !== said(entry));
  const feet = labels.feet.replaceAll("{feet}", String(entry.depth));
  return html`<div class="ex-dive" data-tone="${verdict.state}">
    <div class="ex-water">
      ${profile(entry.depth, fair.depth)}
      <label class="needs-js"><b>${labels.depth}</b> <span>${feet}</span><input type="range" min="${shallowest}" max="${deepest}"
        value="${entry.depth}" data-act="edit" data-do="dive" aria-valuetext="${feet}"></label>
      <p class="without-js">${labels.depth}: ${feet}</p>
    </div>
    ${strip({ before: cellsOf(said(fair)), now: cellsOf(said(entry)), torn }, labels)}
    <div class="ex-holders">${[0, 1].map((at) => signer(game, at, labels, verdict))}</div>
    <details class="ex-inside"><summary data-open>${labels.inside}</summary>${fields(keysIn(game, labels))}</details>
  </div>`;
}

/** Everything in hex: what the foreman knows, and each signer's signature and closed field. */
function keysIn({ school, cardType, signatures, cards }: Game, labels: Labels): Field[] {
  const known = [
    { label: labels.trusted, value: long(school, "school") },
    { label: labels.type, value: long(cardType, "cardType") },
  ];
  const held = [labels.diver, labels.supervisor].flatMap((who, at) => {
    const { [at]: signature } = signatures;
    const { medical = "" } = cards[at]?.certificate.fields ?? {};
    return [
      {
        label: `${who}: ${labels.signature}`,
        value: signature ? long(signature, `signatures.${at}`) : labels.none,
      },
      {
        label: `${who}: ${labels.medical}`,
        value: long(medical, `cards.${at}.certificate.fields.medical`),
      },
    ];
  });
  return [...known, ...held];
}

/** Steps that are about the signer in the first place, or in the second, and not about both by turns. */
const places: Record<string, number> = { changed: 0, unread: 1 };

function markOf(verdict: Verdict, place: number): Mark {
  const broken = brokenIn(verdict);
  if (!broken) return verdict.state === "unchecked" ? "none" : "pass";
  return (places[broken.says] ?? (broken.at ?? 1) - 1) === place ? brokenMark(verdict) : "none";
}

/** The place of the card that has the key of each signature; -1 where none has. */
const handsOf = ({ signatures, cards }: Game) =>
  signatures.map((signature) =>
    cards.findIndex(({ certificate }) => certificate.subject === keyIn(signature)),
  );

/** How many signatures have the key of this card. */
const handsAt = (game: Game, at: number) => handsOf(game).filter((place) => place === at).length;

/** Whose card has the key of this signature, where that is not the card beside it. */
function otherHand(game: Game, at: number): string | undefined {
  const { [at]: place = at } = handsOf(game);
  return place === at ? undefined : game.seen[place]?.name;
}

/** Somebody with a card, as the foreman's phone reads it, and the mark of the key that has signed there. */
function signer(game: Game, at: number, labels: Labels, verdict: Verdict): Html {
  const { seen, signatures } = game;
  const mark = markOf(verdict, at);
  const { name, grade, validUntil } = seen[at] ?? {};
  const signature = signatures[at];
  const stamp = stampOf(game, at, labels.withdrawn);
  const hand = otherHand(game, at);
  const shown = name ?? labels.unread;
  const rows: Field[] = [
    {
      label: grade ?? labels.unread,
      value:
        hand === undefined
          ? shown
          : html`<span class="ex-crossed"><s>${shown}</s> <em>${labels.hand.replace("{name}", hand)}</em></span>`,
    },
    {
      label: labels.validUntil,
      value: validUntil ?? labels.unread,
      mark: brokenIn(verdict)?.says === "expired" ? onlyBroken(mark) : "none",
    },
  ];
  const who = at === 0 ? labels.diver : labels.supervisor;
  return html`<div class="ex-part" data-mark="${mark}" data-hands="${handsAt(game, at)}" ${stamp !== undefined && { html: "data-void" }}>
    <header><h3>${who}${signOf(mark)}</h3></header>
    <div class="ex-signs"><ul class="ex-list needs-js"><li><label><input type="checkbox" data-act="edit" data-do="put" data-at="${at}"
      aria-label="${who}: ${labels.signs}" ${Boolean(signature) && { html: "checked" }}><span>${labels.signs}</span></label></li></ul>${signature ? seal(sealOf(keyIn(signature))) : noSeal}</div>
    ${fields(rows)}
    ${stamp !== undefined && html`<p class="ex-stamp">${stamp}</p>`}
  </div>`;
}

/** Fields show what failed, and not what passed. */
const onlyBroken = (mark: Mark): Mark => (mark === "pass" ? "none" : mark);

/** The dive profile of the entry, drawn over the one that was signed. */
function profile(depth: number, signed: number): Html {
  /** Down, along the bottom, and up with a stop. */
  const path = (feet: number) => {
    const y = (part: number) => (6 + (90 * feet * part) / deepest).toFixed(1);
    return `M0 6H14L44 ${y(1)}H132L158 ${y(0.2)}H178L186 6H200`;
  };
  return html`<svg class="ex-profile" ${depth !== signed && { html: "data-changed" }} viewBox="0 0 200 100" preserveAspectRatio="none" aria-hidden="true">
    ${depth !== signed && html`<path data-between d="${path(signed)}Z${path(depth)}Z"/>`}
    <path data-before d="${path(signed)}"/><path d="${path(depth)}"/>
    <path data-grab d="M80 ${(6 + (90 * depth) / deepest).toFixed(1)}h16"/>
  </svg>`;
}
