/** What becomes of an escrow's money, in words: whether it is still in the lock, and who gets it. */
import { filled } from "../../shared/filled";
import { todayOf } from "./escrow";
import type { Deal, Game } from "./game";
import type { Terms } from "./runEscrow";
import { priceIn } from "./said";
import type { Coin } from "./shown";
import { writtenIn } from "./trace";
import type { Content } from "./words";

/** What stands on a coin in place of its name, or beside it; nothing for coins of other presets. */
export function fateOf(
  game: Game,
  { satoshis, level, from, outpoint }: Coin,
  became: string | false,
  labels: Content["labels"],
): { name?: string; said?: string } | undefined {
  if (game.preset !== "escrow") return undefined;
  const amount = priceIn(satoshis, labels);
  const isGone = game.spent.some(({ coin }) => coin === outpoint) && game.made[from]?.unseen !== "loose";
  if (level === 0) return { name: filled(isGone ? labels.left : labels.held, { amount }) };
  const { deadline } = game.terms as Terms;
  const isEarly = writtenIn(game) > todayOf(deadline, (game.escrow as Deal).day);
  const none = isEarly ? labels.getsLater : labels.getsNone;
  const said = { waits: labels.mayGet, refused: none, paid: labels.got }[became || ""] ?? labels.gets;
  return { said: filled(said, { amount }) };
}
