/** An escrow from left to right: its coin, its lock and who is paid are on one axis, and who else could be is at the end. */
import type { Place } from "./beside";
import type { Game } from "./game";
import type { Coin } from "./shown";

type String = readonly [from: Place, to: Place, isOff: boolean | "open"];

/** The lane of the lock on offer, in which the coin lies too. */
export const axisOf = ({ made, offered }: Pick<Game, "made" | "offered">) =>
  made[offered.at(-1) ?? 0]?.lane ?? 0;

/** The coins and the strings between them from left to right; those of an escrow lead from the lock to all who could be paid. */
export function across(
  game: Game,
  coins: readonly Coin[],
  others: readonly String[],
  targets: readonly Place[],
): [Coin[], String[]] {
  if (game.preset !== "escrow") return [[...coins], [...others]];
  const lane = axisOf(game);
  const free = targets.filter((_, at) => game.made.every(({ target }) => target !== at));
  return [
    coins.map((coin) => (coin.level === 0 ? { ...coin, lane } : coin)),
    [...others, ...free.map((target) => [{ level: 1, lane }, { ...target, level: 2 }, "open"] as const)],
  ];
}
