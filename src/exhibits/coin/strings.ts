/** The strings of the picture: from coins to knots and from knots to coins, and how much room each level has for them. */
import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import { againLane, type Place } from "./beside";
import type { Game } from "./game";
import { scale } from "./miles";
import type { Coin } from "./shown";
import { idOf } from "./transaction";

/** Whether the list says that another transaction spent the coin. */
export const isSecond = ({ made, spent }: Game, coin: Coin, place: number) =>
  spent.find(({ coin: one }) => one === coin.outpoint)?.by !== idOf(made[place]?.hex ?? "");

/** In a chain of many coins the words stand below each; elsewhere away from the strings, which leave the first coins and end at the last. */
export const isChain = ({ preset, isFirst }: Game) => preset === "handover" && !isFirst;

/** A string of the picture: pale if nothing has gone that way, dashed where the way is open or not the list's, and the way of an answer. */
export type Strand = readonly [from: Place, to: Place, isOff: boolean | "open" | "answer"];

/** From a paid call to the edge of the picture: the answer stands beside it. */
export const answered = ({ preset }: Game, { level, lane }: Place): Strand[] =>
  preset === "payment" ? [[{ level, lane }, { level, lane: againLane + 0.5 }, "answer"]] : [];

/** The places of those who could be paid and have not been. */
export const freeOf = ({ made }: Game, targets: readonly Place[]) =>
  targets.filter((_, at) => made.every(({ target }) => target !== at));

/** In a chain: the ways that are open to the last coin, to each place onto which it can be dropped. */
export function offersOf(game: Game, coins: readonly Coin[], targets: readonly Place[]) {
  const last = coins.filter(({ by }) => by.length === 0).at(-1);
  if (!isChain(game) || !last) return [];
  return freeOf(game, targets).map((target) => [last, target, "open"] as const);
}

export type Way = "down" | "across";

/**
 * How much room a level has beside the others: one of coins twice as much as one of knots. From left to right open knots
 * stand in the level of the others; downward a level without either has none.
 */
export const weightsOf = (game: Game, levels: number, way: Way) =>
  Array.from({ length: levels }, (_, level): number => {
    // A crate has more room than the knots at both ends of it, except where one of those ends the row.
    if (isChain(game)) {
      if (level % 2 === 0) return way === "down" || level === levels - 1 ? 1 : 0.6;
      return way === "down" ? 1 : 1.4;
    }
    if (game.preset === "purchase") return (way === "down" ? [0.75, 0.85, 3] : [1, 0.9, 3.8])[level] ?? 0;
    // The lock is as large as its keyholes, and larger with the line of a blank check.
    const lock = game.escrow?.open.includes(":none") ? 2.5 : 1.9;
    if (game.preset === "escrow")
      return way === "down" ? ([1.25, lock, 1.5][level] ?? 0) : level % 2 === 0 ? 2 : 1.75;
    if (level % 2 === 0) return level === 0 && way === "down" ? 1.4 : game.preset === "payment" ? 1.6 : 2;
    return way === "across" || game.made.some((one) => one.level === level) ? 1 : 0;
  });

/** Where in its level a coin is: the words of the first ones stand before them, and of the others after them. */
const shiftOf = (game: Game, level: number, way: Way) => {
  if (isChain(game) || level % 2 === 1) return 0.5;
  const after = way === "across" ? 0.38 : game.isFirst ? 0.215 : 0.25;
  // A caller's coins lie in a tray.
  return level > 0 ? after : game.preset === "payment" ? 0.635 : 1 - after;
};

/**
 * The strings from coins to knots and from knots to coins: dashed if the list has another spend of the coin or if the check
 * `stopped` at the knot, and pale if nothing went that way yet.
 */
export function strings(
  game: Game,
  coins: readonly Coin[],
  others: readonly Strand[],
  size: Place,
  way: Way,
  stopped: number | undefined,
): Html {
  const weights = weightsOf(game, size.level, way);
  const isSearch = game.preset === "purchase";
  const [from, span] = scale[way];
  const shift = ({ level, away = 0 }: Place) =>
    isSearch
      ? level === 0
        ? from + span * away
        : level === 2 && way === "across"
          ? 0.62
          : 0.5
      : shiftOf(game, level, way);
  const before = (column: number) => weights.slice(0, column).reduce((sum, weight) => sum + weight, 0);
  const along = (level: number, part: number) => {
    // A search goes to the left, from the yards to the buyers.
    const column = isSearch ? size.level - 1 - level : level;
    return Number((before(column) + part * (weights[column] ?? 0)).toFixed(3));
  };
  const point = (level: number, lane: number) =>
    way === "down" && !isSearch ? `${lane} ${level}` : `${level} ${lane}`;
  const middle = (place: Place) => point(along(place.level, shift(place)), place.lane + 0.5);
  const string = (from: Place, to: Place, isOff: Strand[2]) => {
    // To another lane: past what is said of the coin, and of those that come before its knot.
    const isBent = way === "down" && isChain(game) && from.lane !== to.lane && from.level < to.level;
    // Back from the end to another lane: clear of the words between both crates.
    const isBack = way === "across" && isChain(game) && from.lane !== to.lane && from.level > to.level;
    const past = from.level + 1.03;
    // A search's goes along its yard's own row, clear of nearer yards, and then to its buyer.
    const isFar = isSearch && from.level === 0 && to.level === 1 && from.lane !== to.lane;
    const near = point(along(0, scale[way][0]), from.lane + 0.5);
    // To whoever else could be paid: beside the lock, and then along the row.
    const isBranch = isOff === "open" && way === "across" && !isChain(game);
    const fork = along(2, 0.06);
    const edge = to.level - from.level === 1 ? to.lane + 0.5 : size.lane - 0.05;
    const bend = isBack
      ? [point(from.level + 0.05, from.lane + 0.5)]
      : isBranch
        ? [point(fork, to.lane + 0.5)]
        : [point(past, from.lane + 0.5), point(past, edge), point(to.level + 0.5, edge)];
    return html`<path d="M${isBranch ? point(fork, from.lane + 0.5) : middle(from)}${(isBent || isBack || isBranch) && `L${bend.join("L")}`}${isFar && `L${near}`}L${middle(to)}" ${isOff && { html: isOff === true ? "data-off" : isOff === "open" ? "data-open-way" : "data-answer" }}/>`;
  };
  /** From each yard to the near end of the scale, that end, the scale, and the marks that have numbers. */
  const miles = () => {
    const at = (part: number, lane: number) => point(along(0, from + span * part), lane);
    const yards = coins.filter(({ level }) => level === 0);
    const end = 1 + Math.max(...yards.map(({ lane }) => lane));
    const rows = yards.map(({ away = 0, lane }) => [at(away, lane + 0.5), at(0, lane + 0.5)]);
    const marks = [0.5, 1].map((part) => [at(part, end - 0.1), at(part, end)]);
    const lines = [...rows, ...marks, [at(0, 0), at(0, end)], [at(0, end - 0.01), at(1, end - 0.01)]];
    return lines.map((ends) => html`<path data-mile d="M${ends.join("L")}"/>`);
  };
  const seen = (place: number) => game.made.slice(place, place + 1).filter(({ level }) => level >= 0);
  return html`<svg class="ex-strings" data-way="${way}" viewBox="0 0 ${point(before(size.level), size.lane)}" preserveAspectRatio="none" aria-hidden="true">${isSearch && way === "across" && miles()}${coins.map(
    (coin) => [
      ...coin.by.flatMap((place) =>
        seen(place).map((knot) => string(coin, knot, isSecond(game, coin, place))),
      ),
      // What is left of a split record stands where that stood: its string is drawn already.
      ...(isSearch && coin.level === 0
        ? []
        : seen(coin.from).map((knot) => string(knot, coin, coin.from === stopped))),
    ],
  )}${others.map(([from, to, isOff]) => string(from, to, isOff))}</svg>`;
}

export const tracks = (weights: readonly number[]) => weights.map((weight) => `${weight}fr`).join(" ");
