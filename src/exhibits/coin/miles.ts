/** The yards of a search along a scale of miles: the nearer one is, the closer it stands to the buyers, at the left. */
import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import type { Game } from "./game";
import { claimOf, distance } from "./purchase";
import { type Coin, coinsOf } from "./shown";
import type { Content } from "./words";

/** Where the scale begins and how long it is, as parts of its column. The style sheet has the same (miles.css). */
export const scale = { across: [0.05, 0.59], down: [0.17, 0.68] } as const;

const step = 100;

/** How many miles the scale has. */
const lengthOf = (miles: readonly number[]) => Math.max(step, Math.ceil(Math.max(...miles) / step) * step);

/** The coins of a game, and of a search's records how far away their yards are: 0 is at hand, and 1 at the far end. */
export function awayIn(game: Pick<Game, "made" | "purchase">): { coins: Coin[]; length: number } {
  const { purchase } = game;
  const coins = coinsOf(game);
  if (!purchase) return { coins, length: step };
  const milesTo = ({ level, lock }: Coin) => {
    const claim = level === 0 ? claimOf(lock) : undefined;
    return claim ? distance(purchase.from, claim) : 0;
  };
  const length = lengthOf(coins.map(milesTo));
  return { coins: coins.map((coin) => ({ ...coin, away: milesTo(coin) / length })), length };
}

/** The numbers below the scale, and what is at the left of it. */
export const ticks = (length: number, { labels }: Pick<Content, "labels">) =>
  html`<p class="ex-miles" aria-hidden="true">${[0, 0.5, 1].map((away) => html`<span style="--away:${away}">${filled(labels.scale, { miles: Math.round(length * away) })}</span>`)}</p><p class="ex-miles" aria-hidden="true">${labels.reserves}</p>`;
