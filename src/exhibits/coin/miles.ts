/** The yards of a search along a scale of miles: the nearer one is, the closer it stands to the buyers, at the left. */
import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import type { Game } from "./game";
import { claimOf, distance } from "./purchase";
import { type Coin, coinsOf } from "./shown";
import { parse } from "./transaction";
import type { Content } from "./words";

/** Where the scale begins and how long it is, as parts of its column; downward each yard has a bar instead. The style sheet has the same (miles.css). */
export const scale = { across: [0.03, 0.93], down: [0.16, 0] } as const;

/** The part of the scale beyond which what is said of a yard stands before it. */
export const half = 0.45;

const step = 100;

/** How many miles the scale has. */
const lengthOf = (miles: readonly number[]) => Math.max(step, Math.ceil(Math.max(...miles) / step) * step);

/** The coins of a game, and of a search's records how far away their yards are: 0 is at hand, and 1 at the far end. */
export function awayIn(game: Pick<Game, "fair" | "made" | "purchase">): { coins: Coin[]; length: number } {
  const { purchase } = game;
  const coins = coinsOf(game);
  if (!purchase) return { coins, length: step };
  const milesTo = ({ level, lock }: Pick<Coin, "level" | "lock">) => {
    const claim = level === 0 ? claimOf(lock) : undefined;
    return claim ? distance(purchase.from, claim) : 0;
  };
  /** How far away a coin says that its yard is, and how far it said so when it was signed. */
  const both = (coin: Coin) => {
    const signed = parse(game.fair[coin.from]?.hex)?.outputs[0];
    const now = milesTo(coin);
    return { coin, now, before: signed ? milesTo({ ...coin, ...signed }) || now : now };
  };
  const all = coins.map(both);
  const length = lengthOf(all.flatMap(({ now, before }) => [now, before]));
  const far = all.map(({ coin, now, before }) => ({
    ...coin,
    away: now / length,
    ...(now !== before && { was: before / length }),
  }));
  return { coins: far, length };
}

/** The numbers below the scale, and what is at the left of it. */
export const ticks = (length: number, { labels }: Pick<Content, "labels">) =>
  html`<p class="ex-miles" aria-hidden="true">${[0, 0.5, 1].map((away) => html`<span style="--away:${away}">${filled(labels.scale, { miles: Math.round(length * away) })}</span>`)}</p><p class="ex-miles" aria-hidden="true">${labels.reserves}</p>`;
