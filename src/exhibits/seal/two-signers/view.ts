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
import { years } from "./years";

type Labels = Content["labels"];

/** The dive, drawn; the entry with its words; and below it the two signers, each with a card. */
export function view(game: Game, { labels }: Content, verdict: Verdict): Html {
  const { entry, fair, over, signatures } = game;
  const torn = signatures.some((signature, at) => signature !== "" && over[at] !== said(entry));
  const feet = filled(labels.feet, { feet: entry.depth });
  return html`<div class="ex-dive" data-tone="${verdict.state}">
    <div class="ex-water">
      ${profile(game, labels, torn)}
      <div class="needs-js"><input type="range" aria-label="${labels.depth}" min="${shallowest}" max="${deepest}"
        value="${entry.depth}" data-do="dive" aria-valuetext="${feet}"></div>
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
  const { seen, signatures } = game;
  const mark = markOf(game, verdict, at);
  const { name, grade, validFrom, validUntil } = seen[at] ?? {};
  const signature = signatures[at];
  const [withdrawn, kind, hand] = [withdrawnOn(game, at), otherKindOf(game, at), otherHand(game, at)];
  const shown = name ?? labels.unread;
  const says = brokenIn(verdict)?.says;
  const row = (label: Html | string, value: Html | string, isAbout = false) =>
    html`<div data-mark="${isAbout ? onlyBroken(mark) : "none"}"><dt>${label}</dt><dd>${value}</dd></div>`;
  const trade = grade ?? labels.unread;
  const valid =
    validFrom && validUntil
      ? html`<span><time>${validFrom}</time> –</span> <time>${validUntil}</time>`
      : labels.unread;
  // Whoever looks at one grade doesn't see what is wrong with it.
  const isAt = (...steps: string[]) => onlyBroken(mark) !== "none" && steps.includes(says ?? "");
  const unfit = isAt("grade") && html` <b>${labels.unfit}</b>`;
  const isLate = isAt("expired", "revoked");
  const who = at === 0 ? labels.diver : labels.supervisor;
  return html`<div class="ex-part" data-mark="${mark}" data-hands="${handsAt(game, at)}" ${withdrawn && { html: "data-void" }} ${isLate && { html: "data-late" }}>
    <header><h3>${who}${signOf(mark)}</h3></header>
    <div class="ex-signs"><ul class="ex-list needs-js"><li><label><input type="checkbox" data-do="put" data-at="${at}"
      aria-label="${who}: ${labels.signs}" ${Boolean(signature) && { html: "checked" }}><span>${labels.signs}</span></label></li></ul>${signature ? seal(sealOf(keyIn(signature))) : noSeal}</div>
    <dl class="ex-fields">${row(
      kind === undefined
        ? html`${trade}${unfit}`
        : html`<b class="ex-shown">${kind}</b> <em>${labels.asked}</em>`,
      hand === undefined ? shown : html`${shown} <em>${filled(labels.hand, { what: hand })}</em>`,
      says === "grade" || says === "trade",
    )}${row(
      labels.valid,
      withdrawn ? html`${valid} <em>${labels.withdrawn} <time>${withdrawn}</time></em>` : valid,
      says === "expired",
    )}</dl>
    ${years(game, at, labels)}
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

/** The dive of the entry, drawn over the one that was signed: depth alone, as a dive knows no years. */
function profile({ entry: { depth, minutes }, fair }: Game, labels: Labels, torn: boolean): Html {
  const signed = fair.depth;
  const y = (feet: number) => 16 + (80 * feet) / deepest;
  const path = (feet: number) =>
    `M0 16H14L44 ${y(feet).toFixed(1)}H132L158 ${y(feet / 10).toFixed(1)}H178L186 16H200`;
  const feet = (count: number) => filled(labels.feet, { feet: count });
  // Words stay clear of the line that was signed.
  const isAbove = depth > deepest / 2 || (depth < signed && depth >= lettered);
  return html`<svg class="ex-profile" ${depth !== signed && { html: "data-changed" }} aria-hidden="true"><svg viewBox="0 0 200 100" preserveAspectRatio="none">
    ${depth !== signed && html`<path data-between d="${path(signed)}Z${path(depth)}Z"/>`}
    <path data-before d="${path(signed)}"/><path data-now d="${path(depth)}"/></svg>
    <text x="52%" y="16%" dy="-0.3em">${labels.surface}</text><text x="44%" y="${y(depth).toFixed(1)}%" dy="${isAbove ? "-1.1em" : "1.7em"}">${feet(depth)}, ${filled(labels.minutes, { minutes })}</text>
    ${torn && depth !== signed && html`<text x="44%" y="${y(signed).toFixed(1)}%" dy="${signed > depth ? "1.4em" : "-0.8em"}">${filled(labels.hand, { what: feet(signed) })}</text>`}
  </svg>`;
}
