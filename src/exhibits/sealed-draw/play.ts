import type { ExhibitState, Input, Random } from "../kit/exhibit";
import { close, hashOf, type Round, roll } from "./run";

/** An entry of the list: a player and their number. */
export interface Entry {
  name: string;
  number: string;
}

export interface Game extends ExhibitState {
  /** What happened, as the check reads it. */
  round: Round;
  /** The same round before any cheating. */
  fair: Round;
  /** The hashes of the seed and the list that are shown. */
  found: { seal: string; closed: string };
  entries: Entry[];
  /** What the visitor has typed, a number or not. */
  typed: string;
  /** Whether the seed is revealed, the list closed and the die rolled. */
  opened: boolean;
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

const hashesOf = async ({ seed, numbers }: Pick<Round, "seed" | "numbers">) => ({
  seal: await hashOf(seed),
  closed: await close(numbers),
});

/** A fair round. */
export async function begin(entries: Entry[], seed: string, opened = true): Promise<Game> {
  const numbers = entries.map(({ number }) => number);
  const found = await hashesOf({ seed, numbers });
  const round = { ...found, numbers, seed, roll: await roll(seed, found.closed) };
  return { round, fair: round, found, entries, typed: entries.at(-1)?.number ?? "", opened };
}

/**
 * Another number for the visitor, who is last in the list. First the house seals a new seed, unless one is still
 * sealed.
 */
export async function choose(
  game: Game,
  { value: typed, random }: Pick<Input, "value" | "random">,
): Promise<Game> {
  const number = typed.trim();
  if (!/^\d{1,6}$/.test(number)) return { ...game, typed: typed.slice(0, longestShown), problem: "number" };
  const entries = [...game.entries.slice(0, -1), { name: game.entries.at(-1)?.name ?? "", number }];
  return begin(entries, game.opened ? hex(random(32)) : game.fair.seed, false);
}

/** How many characters of invalid input stay in the field. */
const longestShown = 200;

const open = (game: Game): Game => ({ ...game, opened: true });

/** Opens the seed, and hashes what was typed over. */
export const finish = async (game: Game): Promise<Game> =>
  open({ ...game, found: await hashesOf(game.round) });

/** Reveals the sealed seed, or plays another round with the same numbers. */
export const rollOn = async (game: Game, { random }: Pick<Input, "random">): Promise<Game> =>
  open(game.opened ? await choose(game, { value: game.typed, random }) : game);

/** With both halves known, a suitable one is soon found. After this many tries the house takes the last one. */
const tries = 200;

/** The house knows the numbers, so it looks for another seed that gives the roll it wants. */
export async function swapSeed(game: Game, random: Random): Promise<Game> {
  for (let count = 1; ; count++) {
    const seed = hex(random(32));
    const fallen = await roll(seed, game.fair.closed);
    if (fallen === wanted(game.fair) || count > tries)
      return cheated(game, { ...game.fair, seed, roll: fallen });
  }
}

/** The house knows its seed, so it looks for an additional number that gives the roll it wants. */
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
  found: await hashesOf(round),
  typed: game.entries.at(-1)?.number ?? "",
  problem: undefined,
  opened: true,
});
