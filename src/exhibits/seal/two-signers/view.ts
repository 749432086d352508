import type { Html } from "../../../shared/compiled";
import { filled } from "../../../shared/filled";
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
import { type Entry, partsOf, said } from "./entry";
import {
  deepest,
  fitsNeither,
  type Game,
  isUnsigned,
  otherKindOf,
  sealOf,
  shallowest,
  withdrawnOn,
} from "./play";
import type { Content } from "./words";

type Labels = Content["labels"];

/** The dive, drawn; the entry with its words; and below it the two signers, each with a card. */
export function view(game: Game, { labels }: Content, verdict: Verdict): Html {
  const { entry, fair, over, signatures } = game;
  const torn = signatures.some((signature, at) => signature !== "" && over[at] !== said(entry));
  const feet = filled(labels.feet, { feet: entry.depth });
  return html`<div class="ex-dive" data-tone="${verdict.state}">
    <div class="ex-water">
      ${profile(game, labels, verdict)}
      <label class="needs-js"><b>${labels.depth}</b> <span>${feet}</span><input type="range" min="${shallowest}" max="${deepest}"
        value="${entry.depth}" data-act="edit" data-do="dive" aria-valuetext="${feet}"></label>
      <p class="without-js">${labels.depth}: ${feet}</p>
    </div>
    ${paper(entry, fair, torn, brokenIn(verdict) !== undefined && labels.void)}
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

function markOf(game: Game, verdict: Verdict, place: number): Mark {
  const broken = brokenIn(verdict);
  if (!broken) return verdict.state === "unchecked" ? "none" : "pass";
  // The check stops at the diver's signature, and the supervisor's is over the same words.
  if (broken.says === "changed" && fitsNeither(game)) return brokenMark(verdict);
  if (broken.says === "open" && isUnsigned(game)) return brokenMark(verdict);
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
  const { seen, signatures, entry } = game;
  const mark = markOf(game, verdict, at);
  const { name, grade, validUntil } = seen[at] ?? {};
  const signature = signatures[at];
  const [withdrawn, kind, hand] = [withdrawnOn(game, at), otherKindOf(game, at), otherHand(game, at)];
  const shown = name ?? labels.unread;
  const says = brokenIn(verdict)?.says;
  const row = (label: Html | string, value: Html | string, isAbout = false) =>
    html`<div data-mark="${isAbout ? onlyBroken(mark) : "none"}"><dt>${label}</dt><dd>${value}</dd></div>`;
  const [trade, until] = [grade ?? labels.unread, validUntil ?? labels.unread];
  // Whoever looks at one day or one grade doesn't see what is wrong with it.
  const failed = onlyBroken(mark) === "none" ? undefined : says;
  const later = failed === "expired" && html` <em>${labels.dived} <time>${entry.day}</time></em>`;
  const unfit = failed === "grade" && html` <b>${labels.unfit}</b>`;
  const who = at === 0 ? labels.diver : labels.supervisor;
  return html`<div class="ex-part" data-mark="${mark}" data-hands="${handsAt(game, at)}" ${withdrawn && { html: "data-void" }}>
    <header><h3>${who}${signOf(mark)}</h3></header>
    <div class="ex-signs"><ul class="ex-list needs-js"><li><label><input type="checkbox" data-act="edit" data-do="put" data-at="${at}"
      aria-label="${who}: ${labels.signs}" ${Boolean(signature) && { html: "checked" }}><span>${labels.signs}</span></label></li></ul>${signature ? seal(sealOf(keyIn(signature))) : noSeal}</div>
    <dl class="ex-fields">${row(
      kind === undefined
        ? html`${trade}${unfit}`
        : html`<b class="ex-shown">${kind}</b> <em>${filled(labels.asked, { what: trade })}</em>`,
      hand === undefined ? shown : html`${shown} <em>${filled(labels.hand, { name: hand })}</em>`,
      says === "grade",
    )}${row(
      labels.validUntil,
      withdrawn
        ? html`${until} <em>${labels.withdrawn} <time>${withdrawn}</time></em>`
        : html`${until}${later}`,
      says === "expired",
    )}</dl>
    ${withdrawn && html`<p class="ex-stamp">${labels.withdrawn}</p>`}
  </div>`;
}

/** A dive that is less deep has no room for words above it. */
const lettered = 50;

/** Fields show what failed, and not what passed. */
const onlyBroken = (mark: Mark): Mark => (mark === "pass" ? "none" : mark);

/** The entry, part by part; one that both have not agreed on is marked, beside what they have. Behind it, that it does not count. */
function paper(entry: Entry, fair: Entry, torn: boolean, isVoid: string | false): Html {
  const agreed = partsOf(fair);
  const isOther = said(entry) !== said(fair);
  return html`<ol class="ex-entry" ${torn && { html: "data-torn" }} ${isOther && { html: "data-changed" }}>${partsOf(
    entry,
  ).map((part, at) =>
    part === agreed[at]
      ? html`<li>${part}</li>`
      : html`<li data-other><del>${agreed[at]}</del> <mark>${part}</mark></li>`,
  )}${isVoid !== false && html`<li class="ex-stamp">${isVoid}</li>`}</ol>`;
}

/** What a card says of itself where it does not count. */
function defect(game: Game, at: number, { withdrawn, validUntil }: Labels): string {
  const day = withdrawnOn(game, at);
  return day
    ? `${withdrawn} ${day}`
    : (otherKindOf(game, at) ?? `${validUntil} ${game.seen[at]?.validUntil}`);
}

/** How far apart the strokes of both signatures are. */
const apart = 5;

/** How the stroke of a card that does not count ends: on shore, as nobody dives with it. */
const ends: Record<string, string> = {
  type: "M14 10V22",
  revoked: "M10 21L12 11M13 21L15 11",
  expired: "M14 8V24M12 8H16M12 24H16",
};

/**
 * The dive profile of the entry, drawn over the one that was signed: a stroke for each signature, with the name of whoever
 * has signed. It breaks off where the check stopped at a card, and is dashed to its end where the signature itself is wrong.
 */
function profile(game: Game, labels: Labels, verdict: Verdict): Html {
  const [{ depth, minutes }, signed] = [game.entry, game.fair.depth];
  const says = brokenIn(verdict)?.says ?? "";
  const end = ends[says];
  /** Down, along the bottom, and up with a stop. */
  const path = (feet: number, isCut = false) => {
    const y = (part: number) => (16 + (80 * feet * part) / deepest).toFixed(1);
    if (isCut) return `M0 16H14${end ? "" : `L44 ${y(1)}H70`}`;
    return `M0 16H14L44 ${y(1)}H132L158 ${y(0.1)}H178L186 16H200`;
  };
  const stopped = (at: number) => onlyBroken(markOf(game, verdict, at));
  const isWhole = ["changed", "same"].includes(says);
  const card = [0, 1].find((at) => stopped(at) !== "none") ?? 0;
  const stroke = (at: number) =>
    Boolean(game.signatures[at]) &&
    html`<path data-by="${at}" data-mark="${stopped(at)}" transform="translate(0 ${at * apart})" d="${path(depth, stopped(at) !== "none" && !isWhole)}"/>`;
  const names = handsOf(game).map((place) => game.seen[place]?.name);
  const bottom = 16 + (80 * depth) / deepest;
  // Words stay clear of the line that was signed.
  const isAbove = depth > deepest / 2 || (depth < signed && depth >= lettered);
  return html`<svg class="ex-profile" ${depth !== signed && { html: "data-changed" }} aria-hidden="true"><svg viewBox="0 0 200 100" preserveAspectRatio="none">
    ${depth !== signed && html`<path data-between d="${path(signed)}Z${path(depth)}Z"/>`}
    <path data-before d="${path(signed)}"/>${[0, 1].map(stroke)}
    ${end && html`<path data-end d="${end}"/>`}
    <path data-grab d="M80 ${bottom.toFixed(1)}h16"/></svg>
    <text data-who data-mark="${stopped(0)}" x="0" y="16%" dy="-0.4em">${names[0]}</text><text data-who="last" data-mark="${stopped(1)}" x="100%" y="16%" dy="-0.4em">${names[1]}</text>
    ${end && html`<text data-who data-mark="${stopped(card)}" x="12%" y="16%" dy="1.5em">${defect(game, card, labels)}</text>`}
    <text x="52%" y="16%" dy="-0.3em">${labels.surface}</text><text x="44%" y="${bottom.toFixed(1)}%" dy="${isAbove ? "-0.8em" : "1.4em"}">${filled(labels.feet, { feet: depth })}, ${filled(labels.minutes, { minutes })}</text>
  </svg>`;
}
