import type { Game as AnyGame, Input, Random } from "../kit/exhibit";
import { close, hashOf, type Round, roll } from "./run";

/** An entry of the list: whose number it is. */
export interface Entry {
  name: string;
  number: string;
}

export interface Game extends AnyGame {
  /** What happened, as the check reads it. */
  round: Round;
  /** The same before anybody cheated. */
  fair: Round;
  /** What the seed and the list that are shown hash to. */
  found: { seal: string; closed: string };
  entries: Entry[];
  /** What the visitor has typed, which need not be a number. */
  typed: string;
  /** The seed is out, the list is closed and the die has fallen. */
  opened: boolean;
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A round that is as it should be. */
export async function begin(entries: Entry[], seed: string, opened = true): Promise<Game> {
  const numbers = entries.map(({ number }) => number);
  const found = { seal: await hashOf(seed), closed: await close(numbers) };
  const round = { ...found, numbers, seed, roll: await roll(seed, found.closed) };
  return { round, fair: round, found, entries, typed: entries.at(-1)?.number ?? "", opened };
}

/** Another number of the visitor's, who stands last. The house seals a new seed before it, unless one is still sealed. */
export async function choose(
  game: Game,
  { value: typed, random }: Pick<Input, "value" | "random">,
): Promise<Game> {
  const number = typed.trim();
  if (!/^\d{1,6}$/.test(number)) return { ...game, typed: typed.slice(0, longestShown), problem: "number" };
  const entries = [...game.entries.slice(0, -1), { name: game.entries.at(-1)?.name ?? "", number }];
  return begin(entries, game.opened ? hex(random(32)) : game.fair.seed, false);
}

/** How much of what cannot be used stays in its field. */
const longestShown = 200;

export const open = (game: Game): Game => ({ ...game, opened: true });

/** Opens the seed that is still sealed, or plays one more round with the same numbers. */
export const rollOn = async (game: Game, { random }: Pick<Input, "random">): Promise<Game> =>
  open(game.opened ? await choose(game, { value: game.typed, random }) : game);

/** Whoever knows both halves soon finds one that suits: after this many tries the house takes what it has. */
const tries = 200;

/** The numbers are known, so the house looks for another seed under which the die falls as it likes. */
export async function swapSeed(game: Game, random: Random): Promise<Game> {
  for (let count = 1; ; count++) {
    const seed = hex(random(32));
    const fallen = await roll(seed, game.fair.closed);
    if (fallen === wanted(game.fair) || count > tries)
      return cheated(game, { ...game.fair, seed, roll: fallen });
  }
}

/** The house knows its seed, so it looks for one more number under which the die falls as it likes. */
export async function slipIn(game: Game, random: Random): Promise<Game> {
  for (let count = 1; ; count++) {
    const number = String(new DataView(random(4).buffer).getUint32(0) % 1_000_000);
    const numbers = [...game.fair.numbers, number];
    const fallen = await roll(game.fair.seed, await close(numbers));
    if (fallen === wanted(game.fair) || count > tries) {
      return cheated(game, { ...game.fair, numbers, roll: fallen });
    }
  }
}

const wanted = (fair: Round) => (fair.roll === 1 ? 2 : 1);

const cheated = async (game: Game, round: Round): Promise<Game> => ({
  ...game,
  round,
  found: { seal: await hashOf(round.seed), closed: await close(round.numbers) },
  typed: game.entries.at(-1)?.number ?? "",
  problem: undefined,
  opened: true,
});
