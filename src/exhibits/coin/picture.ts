/** The picture: coins, the knots that tie them into others, and open knots onto which a coin can be dropped. */
import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { brokenIn, brokenMark, fields, long, type Mark, sign, signOf } from "../kit/parts";
import { feeAt, feeOf, goneFrom, isTaken, lenderAt, lenderOf, type Place, placed, spentIn } from "./beside";
import { isLost } from "./escrow";
import type { Drawn, Game } from "./game";
import { plate } from "./plate";
import { claimOf } from "./purchase";
import { filled, saidOf } from "./said";
import { type Coin, coinsOf, numberOf } from "./shown";
import { idOf, parse } from "./transaction";
import type { Content } from "./words";

type Labels = Content["labels"];

/** Where open knots are, with their names. */
export function targetsOf({ preset, isFirst, fair, names: { you, other, stranger } }: Game) {
  const level = preset !== "handover" ? 1 : isFirst ? 3 : (fair.at(-1)?.level ?? 0) + 2;
  const handover = isFirst ? [you] : [you, other];
  const lanes = {
    handover,
    purchase: [you, "", other],
    payment: ["", other],
    escrow: [you, other, stranger],
  };
  return lanes[preset].flatMap((name, lane) => (name === "" ? [] : [{ level, lane, name }]));
}

/** The place of the transaction at which a check stopped, if any. */
export function stoppedAt(game: Game, verdict: Verdict): number | undefined {
  const { says = "", at = 1 } = brokenIn(verdict) ?? {};
  if (says === "") return undefined;
  return (
    game.offered.find((place) => numberOf(game, place) === at && game.preset !== "payment") ??
    game.offered.at(-1)
  );
}

/** Whether the list has another transaction for what this one spends. */
const isSecond = ({ made, spent }: Game, coin: Coin, place: number) =>
  spent.find(({ coin: one }) => one === coin.outpoint)?.by !== idOf(made[place]?.hex ?? "");

/** In a chain of many coins the words stand below each; elsewhere away from the strings, which leave the first coins and end at the last. */
const isChain = ({ preset, isFirst }: Game) => preset === "handover" && !isFirst;

type Way = "down" | "across";

/**
 * How much room a level has beside the others: one of coins twice as much as one of knots. From left to right open knots
 * stand in the level of the others; downward a level without either has none.
 */
const weightsOf = (game: Game, levels: number, way: Way) =>
  Array.from({ length: levels }, (_, level): number => {
    if (isChain(game)) return 1;
    // The lock is as large as its keyholes.
    if (game.preset === "escrow")
      return way === "down" ? ([1.5, 2.1, 1.5][level] ?? 0) : level % 2 === 0 ? 2 : 1.75;
    if (level % 2 === 0) return 2;
    return way === "across" || game.made.some((one) => one.level === level) ? 1 : 0;
  });

/** Where in its level a coin is: the words of the first ones stand before them, and of the others after them. */
const shiftOf = (game: Game, level: number, way: Way) => {
  if (isChain(game) || level % 2 === 1) return 0.5;
  const after = way === "across" ? 0.38 : game.preset === "escrow" ? 0.25 : 0.215;
  return level === 0 ? 1 - after : after;
};

/** The strings from coins to knots and from knots to coins: dashed if the list has another spend of the coin. */
function strings(
  game: Game,
  coins: readonly Coin[],
  others: readonly (readonly [from: Place, to: Place, isOff: boolean])[],
  size: Place,
  way: Way,
): Html {
  const weights = weightsOf(game, size.level, way);
  const before = (level: number) => weights.slice(0, level).reduce((sum, weight) => sum + weight, 0);
  const along = (level: number, part: number) => before(level) + part * (weights[level] ?? 0);
  const point = (level: number, lane: number) => (way === "down" ? `${lane} ${level}` : `${level} ${lane}`);
  const middle = ({ level, lane }: Place) => point(along(level, shiftOf(game, level, way)), lane + 0.5);
  const string = (from: Place, to: Place, isOff: boolean) => {
    // To another lane: past what is said of the coin, and of those that come before its knot.
    const isBent = way === "down" && isChain(game) && from.lane !== to.lane;
    const past = from.level + 1.03;
    const edge = to.level - from.level === 1 ? to.lane + 0.5 : size.lane - 0.05;
    const bend = [point(past, from.lane + 0.5), point(past, edge), point(to.level + 0.5, edge)];
    return html`<path d="M${middle(from)}${isBent && `L${bend.join("L")}`}L${middle(to)}" ${isOff && { html: "data-off" }}/>`;
  };
  const seen = (place: number) => game.made.slice(place, place + 1).filter(({ level }) => level >= 0);
  return html`<svg class="ex-strings" data-way="${way}" viewBox="0 0 ${point(before(size.level), size.lane)}" preserveAspectRatio="none" aria-hidden="true">${coins.map(
    (coin) => [
      ...coin.by.flatMap((place) =>
        seen(place).map((knot) => string(coin, knot, isSecond(game, coin, place))),
      ),
      ...seen(coin.from).map((knot) => string(knot, coin, false)),
    ],
  )}${others.map(([from, to, isOff]) => string(from, to, isOff))}</svg>`;
}

const tracks = (weights: readonly number[]) => weights.map((weight) => `${weight}fr`).join(" ");

export function picture(game: Game, { labels }: Content, verdict: Verdict): Html {
  const coins = coinsOf(game);
  const stopped = stoppedAt(game, verdict);
  const { says = "" } = brokenIn(verdict) ?? {};
  // What is refused pays miners nothing.
  const fee = says === "" || isTaken(game, says) ? feeOf(game) : undefined;
  const lender = lenderOf(game);
  const targets = targetsOf(game);
  const offer = isChain(game) && says === "once" ? goneFrom(game, coins, stopped) : undefined;
  const goneTo = offer && targets.at(-1);
  const last = game.made[game.offered.at(-1) ?? 0] as Place;
  const others = [
    ...(fee ? [[last, fee, false] as const] : []),
    ...(lender ? [[last, lender, true] as const] : []),
    ...(offer && goneTo ? [[offer, goneTo, true] as const] : []),
  ];
  const markOf = (place: number): Mark => (place === stopped && !offer ? brokenMark(verdict) : "none");
  const refused = isLost(game, says) ? "paid" : "refused";
  const seen = { ...game, spent: spentIn(game, verdict, stopped) };
  const knots = game.made.flatMap((one, place) => (one.level < 0 ? [] : [{ ...one, place }]));
  const size = {
    level: 1 + Math.max(...[...coins, ...targets].map(({ level }) => level)),
    lane: 1 + Math.max(...[...coins, ...targets].map(({ lane }) => lane)),
  };
  return html`<div class="ex-coins" role="group" aria-label="${labels.picture}" ${isChain(game) && { html: "data-chain" }}>
    <div style="--levels:${size.level};--lanes:${size.lane};--down:${tracks(weightsOf(game, size.level, "down"))};--across:${tracks(weightsOf(game, size.level, "across"))}">
      ${strings(game, coins, others, size, "down")}${strings(game, coins, others, size, "across")}
      <ol>${coins.map((coin, at) => {
        const isTied = knots.some(({ place }) => place === coin.from);
        return coinAt(
          seen,
          coin,
          at,
          labels,
          isTied ? "none" : markOf(coin.from),
          // What was handed on from there shows what became of it.
          isTied &&
            coin.from === stopped &&
            !offer &&
            !isTaken(game, says) &&
            (says === "once" || coin.by.length === 0) &&
            refused,
        );
      })}${fee && feeAt(fee, labels)}${lender && lenderAt(lender, labels)}</ol>
      <ol>
        ${knots.filter(({ target }) => target === undefined).map((knot) => knotAt(game, knot, markOf(knot.place), labels))}
        ${targets.map((target, at) => {
          const knot = knots.find((one) => one.target === at);
          const mark = target === goneTo ? brokenMark(verdict) : markOf(knot?.place ?? -1);
          return knotAt(game, { ...target, target: at, ...knot }, mark, labels);
        })}
      </ol>
    </div>
  </div>`;
}

/** A knot: one that ties coins, or an open one, onto which the coin that is picked up can be dropped. */
function knotAt(
  game: Game,
  knot: Place & {
    name?: string;
    hex?: string;
    place?: number;
    target?: number | undefined;
    unseen?: Drawn["unseen"];
  },
  mark: Mark,
  labels: Labels,
): Html {
  const { hex, place = -1, target, name = "", unseen } = knot;
  const number = numberOf(game, place);
  const key = target === undefined ? idOf(hex ?? "") : `target ${target}`;
  const isMade = place >= game.fair.length;
  const isLock = game.preset === "escrow" && hex !== undefined && place === game.offered.at(-1);
  const { reservedFor } = claimOf(parse(hex)?.outputs[0]?.lock ?? "") ?? {};
  const booked = reservedFor && filled(labels.booked, { name: game.made[place]?.names[0] ?? "" });
  return html`<li class="ex-knot" data-key="${key}" style="${placed(knot)}" data-mark="${mark}"${hex === undefined && { html: " data-free" }}${isMade && { html: " data-made" }}${isLock && { html: " data-lock" }}${booked && { html: " data-booked" }}${target !== undefined && { html: " data-target" }}${hex !== undefined && (unseen === "loose" || !game.offered.includes(place)) && { html: " data-aside" }}>
    <span class="ex-tie">${isLock ? plate(game, { labels }) : booked || (hex !== undefined ? number : mark === "none" ? name : `${name}, ${labels.refused}`)}${signOf(mark)}</span>${
      target === undefined
        ? looker(game, place, "", filled(labels.transaction, { number }))
        : html`<button type="button" class="needs-js" data-act="edit" data-do="spend" data-at="${target}" aria-label="${filled(labels.spend, { name })}"></button>`
    }</li>`;
}

/** The button that opens a transaction. */
const looker = (game: Game, place: number, text: string, label: string) =>
  html`<button type="button" class="needs-js" data-do="look" data-at="${place}" aria-pressed="${String(game.chosen === place)}" aria-label="${label}">${text}</button>`;

function coinAt(
  game: Game,
  coin: Coin,
  at: number,
  labels: Labels,
  mark: Mark,
  became: "refused" | "paid" | false,
): Html {
  const { face, note: said, was } = saidOf(game, coin, labels);
  const { unseen, isForeign } = game.made[coin.from] ?? {};
  const word = became ? labels[became] : unseen && labels[unseen];
  const isBefore = coin.level === 0 && !isChain(game);
  // A record of stock shows its number whatever the check says of it.
  const hasNumber = game.preset === "purchase";
  const isSpent = game.spent.some((one) => one.coin === coin.outpoint);
  const state = isSpent ? labels.spent : labels.unspent;
  return html`<li class="ex-coin" data-key="${coin.outpoint}" style="${placed(coin)}" data-mark="${unseen && game.gap ? "gap" : mark}"${coin.from >= game.fair.length && { html: " data-made" }}${isSpent && { html: " data-spent" }}${became === "refused" && { html: " data-refused" }}${isBefore && { html: " data-before" }}${unseen && { html: " data-unseen" }}>
    <span class="ex-face">${hasNumber && html`${was && html`<s>${was}</s>`}${face}`}${signOf(mark) || (unseen ? sign("uncovered") : !hasNumber && face)}</span><span class="ex-of"><b>${isForeign && hasNumber ? html`<s>${coin.name}</s> ${game.names.stranger}` : coin.name}</b> <small>${was && hasNumber && html`<s>${was}</s> <strong>${face}</strong>, `}${was && !hasNumber && html`<s>${was}</s> `}${was && !hasNumber ? html`<strong>${said}</strong>` : said}${word && html`, <strong>${word}</strong>`}</small></span>
    <button type="button" class="needs-js" data-do="pick" data-at="${at}" aria-pressed="${String(game.picked === coin.outpoint)}" aria-label="${coin.name}, ${typeof face === "string" ? face : ""} ${word ? `${said}, ${word}` : said}: ${state}"></button>
  </li>`;
}

/** Two transactions that spend the same coin, side by side, as the list has them. */
export function pair(game: Game, { labels }: Content, verdict: Verdict): Html {
  const coin = coinsOf(game).find(({ by }) => by.length > 1);
  return html`<div class="ex-pair">${coin?.by.map((place) => {
    const isOff = isSecond(game, coin, place);
    const mark = place === stoppedAt(game, verdict) ? brokenMark(verdict) : "none";
    const { hex = "", names = [] } = game.made[place] ?? {};
    return html`<div class="ex-part" data-mark="${mark}"><h3>${looker(game, place, names[0] ?? "", names[0] ?? "")}<span class="without-js">${names[0]}</span></h3>
      ${fields([
        {
          label: labels.state,
          value: isOff ? (game.offered.includes(place) ? labels.second : labels.hidden) : labels.firstSpend,
          mark,
        },
        { label: labels.id, value: long(idOf(hex)) },
      ])}</div>`;
  })}</div>`;
}
