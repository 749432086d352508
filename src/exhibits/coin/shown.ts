import type { Drawn, Game } from "./game";
import type { Spent } from "./run";
import { idOf, outpointOf, parse } from "./transaction";

/** What the transactions spend, in their order: of two that spend the same coin, the first one counts. */
export function listOf(made: readonly Drawn[]): Spent[] {
  const list = new Map<string, string>();
  for (const { hex } of made)
    for (const input of parse(hex)?.inputs ?? []) {
      const coin = outpointOf(input);
      if (!coin.startsWith("00000000") && !list.has(coin)) list.set(coin, idOf(hex));
    }
  return [...list].map(([coin, by]) => ({ coin, by }));
}

/** The places of a transaction and of those that it comes from. */
export function pathTo(made: readonly Drawn[], at: number): number[] {
  const needed = new Set([made[at] ? idOf(made[at].hex) : ""]);
  const path: number[] = [];
  for (let place = at; place >= 0; place--) {
    const { hex = "" } = made[place] ?? {};
    if (!needed.has(idOf(hex))) continue;
    path.unshift(place);
    for (const { id } of parse(hex)?.inputs ?? []) needed.add(id);
  }
  return path;
}

/** What no block has: it hangs on a coin that was never mined. */
export const loose = (one: Drawn): Drawn => ({ ...one, unseen: "loose" });

export interface Coin {
  outpoint: string;
  satoshis: number;
  lock: string;
  name: string;
  level: number;
  lane: number;
  /** Of a record of stock, how far away its yard is. */
  away?: number;
  /** How far it said when its yard signed it, if somebody has moved it since. */
  was?: number;
  /** The place of the transaction that made it. */
  from: number;
  /** The places of those that spend it. */
  by: number[];
}

/** The coins that are drawn. */
export function coinsOf({ made }: Pick<Game, "made">): Coin[] {
  const read = made.map(({ hex }) => parse(hex));
  return made.flatMap(({ hex, level, lane, lanes, hasRest, names }, from) =>
    (read[from]?.outputs ?? []).flatMap((output, index) => {
      const outpoint = outpointOf({ id: idOf(hex), output: index });
      const isSpent = (one: (typeof read)[0]) => one?.inputs.some((input) => outpointOf(input) === outpoint);
      const by = read.flatMap((one, place) => (isSpent(one) ? [place] : []));
      const after = hasRest && index === 1 ? 0 : level + 1;
      const place = { level: after, lane: lanes?.[index] ?? lane + index, name: names[index] ?? "" };
      return level < -1 ? [] : [{ outpoint, ...output, ...place, from, by }];
    }),
  );
}

/** The coin that lies ready: the last one that nobody has spent, or the first one where there are several to choose. */
function ready(game: Pick<Game, "made" | "preset">): string {
  const [first, ...others] = coinsOf(game);
  const unspent = [first, ...others].filter((coin) => coin?.by.length === 0);
  // In a purse, the change comes last, and what was paid is somebody else's.
  const own = game.preset === "payment" ? unspent.filter((coin) => coin?.lock === first?.lock) : unspent;
  const from = game.preset === "handover" ? own.at(-1) : own[0];
  return from?.outpoint ?? first?.outpoint ?? "";
}

/** The state in which transactions are shown, and the last one is offered. */
export const shown = (game: Game, made: Drawn[], changes: Partial<Game> = {}): Game => ({
  ...game,
  made,
  offered: pathTo(made, made.length - 1),
  spent: listOf(made),
  picked: ready({ ...game, made }),
  chosen: made.length - 1,
  typed: undefined,
  problem: undefined,
  ...changes,
});

const spends = ({ hex }: Drawn) => parse(hex)?.inputs[0]?.id !== "00".repeat(32);

/** The number of a transaction among all that spend something: two rivals have two numbers. */
export const ordinalOf = ({ made }: Pick<Game, "made">, place: number) =>
  made.slice(0, place + 1).filter(spends).length;

/** Its number as the check counts those that it reads; none if it reads this one not. */
export const numberOf = ({ made, offered }: Pick<Game, "made" | "offered">, place: number) =>
  offered.includes(place)
    ? ordinalOf({ made: offered.flatMap((at) => made[at] ?? []) }, offered.indexOf(place))
    : undefined;
