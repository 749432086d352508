/** An escrow: its coin, its lock and who is paid are on one axis; who else could be is at the end, or downward beside the lock. */
import type { Place } from "./beside";
import type { Game } from "./game";
import type { Coin } from "./shown";
import { freeOf, type Strand, type Way } from "./strings";

/** The lane of the lock on offer, in which the coin lies too. */
export const axisOf = ({ made, offered }: Pick<Game, "made" | "offered">) =>
  made[offered.at(-1) ?? 0]?.lane ?? 0;

/** The coins and the strings between them; those of an escrow lead from the lock to all who could be paid. */
export function onAxis(
  game: Game,
  coins: readonly Coin[],
  others: readonly Strand[],
  targets: readonly Place[],
  way: Way,
): [Coin[], Strand[]] {
  if (game.preset !== "escrow") return [[...coins], [...others]];
  const lane = axisOf(game);
  return [
    coins.map((coin) => (coin.level === 0 ? { ...coin, lane } : coin)),
    [
      ...others,
      ...freeOf(game, targets).map(
        (target) => [{ level: 1, lane }, { ...target, level: way === "across" ? 2 : 1 }, "open"] as const,
      ),
    ],
  ];
}
